/** @jest-environment jsdom */
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { PageShownContext } from '@/state/queries/pageShown';

let mockAsked = 0;
jest.mock('@/state/session/profile', () => ({
  refreshPayer: () => {
    mockAsked += 1;
    return Promise.resolve({ userId: 'u1', fullName: 'Olive Canary' });
  },
}));
jest.mock('@/state/client/client', () => ({
  call: () => Promise.reject(new Error('nothing else is asked')),
}));

jest.mock('@/state/session/session', () => ({ currentUserId: () => 'u1' }));
jest.mock('@/state/storage/storage', () => ({}));

const { queryClient } =
  jest.requireActual<typeof import('@/state/queries/queries')>('@/state/queries/queries');
const { useRenewedPayer } = jest.requireActual<typeof import('@/state/queries/renewedPayer')>(
  '@/state/queries/renewedPayer',
);

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

function Waits() {
  useRenewedPayer({ renewMs: 60_000 });
  return null;
}

test('the payer is asked for at once and when the page is come back to, and no query holds them', async () => {
  const root = createRoot(document.createElement('div'));
  const draw = (shown: boolean) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <PageShownContext.Provider value={shown}>
            <Waits />
          </PageShownContext.Provider>
        </QueryClientProvider>,
      ),
    );
  await draw(true);
  expect(mockAsked).toBe(1);
  await draw(false);
  expect(mockAsked).toBe(1);
  await draw(true);
  expect(mockAsked).toBe(2);
  const held = JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );
  expect(held).not.toContain('Canary');
  await act(async () => root.unmount());
  queryClient.clear();
});
