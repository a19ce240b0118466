import { type ComponentType, useEffect, useState } from 'react';

interface Props {
  source: string;
  target: string;
}

/** The rate's line in a chunk of its own on H5: the price comes first, and stands without it where it does not load. */
export function LaterRateLine(props: Props) {
  const [Line, setLine] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let gone = false;
    import('./RateLine').then(
      ({ RateLine }) => {
        if (!gone) setLine(() => RateLine);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return Line ? <Line {...props} /> : null;
}
