import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { formatDateTime } from '@/i18n';
import '@/modules/account/texts';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { isThere, press, words } from '../../drawn';
import { WantedRequest } from '@/modules/account/parts/WantedRequest';

const wanted: { page: object | null } = { page: null };
fake.navigation({
  wantedPage: () => wanted.page,
});

const { asked, last } = byHand;
const until = Date.UTC(2026, 11, 5, 12);
const request = { name: 'M•• S••', country: 'PHL', currency: 'PHP', validUntil: until };
async function open(page: object | null): Promise<void> {
  wanted.page = page;
  drawApp(<WantedRequest />);
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
