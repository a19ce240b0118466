/** @jest-environment jsdom */
import { fake } from '../../component/fakeApp';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { PageShownContext } from '@/state/queries/pageShown';
import { queryClient } from '@/state/queries/queries';
import { useRenewedPayer } from '@/state/queries/renewedPayer';

const payer = { userId: 'u1', fullName: 'Olive Canary', countryCode: 'AUS' };
const asked: string[] = [];
fake.client({
  call: async ({ name }: { name: string }) => {
    asked.push(name);
    return { payer };
  },
});

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
  expect(asked).toEqual(['user.profile']);
  await draw(false);
  expect(asked).toEqual(['user.profile']);
  await draw(true);
  expect(asked).toEqual(['user.profile', 'user.profile']);
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
