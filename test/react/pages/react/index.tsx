import { lazy, StrictMode, Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, Text, View } from '@tarojs/components';

const Late = lazy(() => import('./Late'));

/** A tap resolves it; readers suspend until then. */
let give: (text: string) => void = () => undefined;
let given: string | null = null;
// Suspense needs a thrown promise.
const promise: unknown = new Promise<void>((resolve) => {
  give = (text) => {
    given = text;
    resolve();
  };
});

function Promised() {
  if (given === null) throw promise;
  return <Text id="promised">{given}</Text>;
}

function Elsewhere({ place, children }: { place: Element; children: ReactNode }) {
  const [taps, setTaps] = useState(0);
  return createPortal(
    <Button id="in-portal" onClick={() => setTaps(taps + 1)}>
      {children} {taps}
    </Button>,
    place,
  );
}

export default function ReactPage() {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <StrictMode>
      <View id="react-page">
        <Suspense fallback={<Text id="late-waits">Waiting for code</Text>}>
          <Late />
        </Suspense>
        <Suspense fallback={<Text id="promised-waits">Waiting for a promise</Text>}>
          <Promised />
        </Suspense>
        <Button id="give" onClick={() => give('Kept')}>
          Give
        </Button>
        <View id="place" ref={(element: unknown) => setPlace(element as Element | null)} />
        {place && <Elsewhere place={place}>Taps</Elsewhere>}
      </View>
    </StrictMode>
  );
}
