import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { AppError } from '@/core/appError';
import { formatDateTime } from '@/i18n';
import '@/modules/account/texts';
import { queryClient } from '@/state/queries/queries';
import { draw, isThere, press, words } from '../../drawn';
import { callByHand } from '../../hooks/renderHook';

const mockByHand = callByHand();
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
const mockWanted: { page: object | null } = { page: null };
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  wantedPage: () => mockWanted.page,
}));

const { WantedRequest } = jest.requireActual<typeof import('@/modules/account/parts/WantedRequest')>(
  '@/modules/account/parts/WantedRequest',
);

const { asked, last } = mockByHand;
const until = Date.UTC(2026, 11, 5, 12);
const request = { name: 'M•• S••', country: 'PHL', currency: 'PHP', validUntil: until };
async function open(page: object | null): Promise<void> {
  mockWanted.page = page;
  draw(
    <QueryClientProvider client={queryClient}>
      <WantedRequest />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
}
const link = { name: 'collectionCardDetail', params: { shareCode: 'CODE1' } };
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
});

describe('the login that a request for money led to', () => {
  it('says who asks, for how much and until when', async () => {
    await open(link);
    expect(last()).toMatchObject({ name: 'payeeCard.asked', params: { shareCode: 'CODE1' } });
    await last().answer({ ...request, amount: '1000.00' });
    for (const told of ['M•• S••', '1,000.00', 'PHP', formatDateTime(until)]) expect(words()).toContain(told);
  });

  it('of any amount says that its reader chooses', async () => {
    await open(link);
    await last().answer(request);
    expect(words()).toContain('You choose how much');
  });

  it('that no longer counts says so, and can be tried again', async () => {
    await open(link);
    await last().fail(
      new AppError({
        code: '1',
        kind: 'business',
        messageKey: 'errors.unknown',
        serverMessage: 'No longer works.',
      }),
    );
    expect(words()).toContain('No longer works.');
    press('wanted-retry');
    expect(asked).toHaveLength(2);
  });

  it.each([[null], [{ name: 'bankOrder', params: { seqNo: 'S1' } }]])('is silent before %p', async (page) => {
    await open(page);
    expect(asked).toEqual([]);
    expect(isThere('wanted-request')).toBe(false);
  });
});
