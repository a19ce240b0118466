import { byHand, fake } from '../fakeApp';
import { act } from 'react';
import { renderHook } from './renderHook';
import { useChoosePayee } from '@/forms/payee/useChoosePayee';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';

const way: [string, unknown][] = [];
fake.navigation({ navigate: async (route: string, params: unknown) => void way.push([route, params]) });

type Chosen = Parameters<ReturnType<typeof useChoosePayee>>[0];
type ChosenFor = Parameters<typeof useChoosePayee>[0];

const payee = {
  id: 'p1',
  accountType: 'bank',
  needComplete: false,
  authStatus: 'Pass',
  relationshipToReceiver: 'friend',
} as Chosen;

async function choose(chosenFor: ChosenFor, change: Partial<Chosen> = {}): Promise<void> {
  const { result } = await renderHook(() => useChoosePayee(chosenFor));
  await act(async () => void result.current({ ...payee, ...change }));
}

beforeEach(() => {
  way.length = 0;
  byHand.asked.length = 0;
  remitDraftStore.setState(emptyRemitDraft, true);
});

describe('useChoosePayee', () => {
  const flows: [string, ChosenFor][] = [
    ['a remittance', { forRemit: true }],
    ['an order', { forOrder: 's1' }],
  ];
  const lacks: [string, Partial<Chosen>, string][] = [
    ['lacks details', { needComplete: true }, 'completePayee'],
    ['has not agreed to the exchange [F4.6-04 P4.3-11]', { exchangeAuthStatus: 'waitShare' }, 'payeeDetail'],
    ['has failed a check', { authStatus: 'Fail' }, 'payeeDetail'],
  ];
  for (const [flow, chosenFor] of flows)
    test.each(lacks)(
      `for ${flow}, given a payee who %s, then that comes first`,
      async (_name, lack, leads) => {
        await choose(chosenFor, lack);
        expect(way).toEqual([[leads, expect.objectContaining({ payeeId: 'p1', ...chosenFor })]]);
        expect(byHand.asked).toEqual([]);
        expect(remitDraftStore.getState().payeeId).toBeUndefined();
      },
    );

  test('for a remittance, then it is confirmed', async () => {
    await choose({ forRemit: true });
    expect(way).toEqual([['confirmRemit', {}]]);
    expect(remitDraftStore.getState()).toMatchObject({
      payeeId: 'p1',
      relation: 'friend',
      accountType: 'bank',
    });
  });

  test('for an order, then the change is asked for and confirmed', async () => {
    await choose({ forOrder: 's1' });
    expect(byHand.last()).toMatchObject({
      name: 'order.payeeChange',
      params: { seqNo: 's1', payeeId: 'p1' },
    });
    expect(way).toEqual([]);
    await byHand.last().answer({});
    expect(way).toEqual([['confirmChangePayee', { seqNo: 's1' }]]);
  });

  test('for nothing yet, then their page shows, whatever they lack', async () => {
    await choose({}, { needComplete: true });
    expect(way).toEqual([['payeeDetail', expect.objectContaining({ payeeId: 'p1' })]]);
  });
});
