import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '@/state/queries/queries';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const mounted: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const unmount of mounted.splice(0)) await unmount();
});

/** Under the app's query client; `result.current` is the latest value. */
export async function renderHook<T>(hook: () => T, wrap: (node: ReactNode) => ReactNode = (node) => node) {
  const result = {} as { current: T };
  function Probe() {
    result.current = hook();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const draw = () =>
    act(async () =>
      root.render(
        wrap(
          <QueryClientProvider client={queryClient}>
            <Probe />
          </QueryClientProvider>,
        ),
      ),
    );
  await draw();
  mounted.push(() => act(async () => root.unmount()));
  return { result };
}
