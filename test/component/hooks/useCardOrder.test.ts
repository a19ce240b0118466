import { asked, failure, keys, last } from './commitCalls';
import { act } from 'react';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { renderHook } from './renderHook';
import { quoted } from './quoted';

const { cardCommits, useCardOrder } = jest.requireActual<
  typeof import('@/modules/request-card/useCardOrder')
>('@/modules/request-card/useCardOrder');

const card = { cardId: 'c1', shareCode: 'code', accountType: 'bank' } as PayeeCard;
const wanted = { card, quote: quoted(), purpose: 'family', relation: 'parent', sourceToTarget: true };

beforeEach(() => {
  cardCommits.setState({}, true);
});
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

/** Wraps the outcome so that starting does not await it. */
async function begun() {
  const { result } = await renderHook(() => useCardOrder('code'));
  const begin = async (what = wanted) => {
    let outcome: ReturnType<typeof result.current.create> | undefined;
    await act(async () => {
      outcome = result.current.create(what);
      await Promise.resolve();
    });
    return { outcome };
  };
  return { begin, result, ...(await begin()) };
}

describe('useCardOrder', () => {
  test('given a card and a price, then the order is asked for by both, under a key', async () => {
    const { outcome } = await begun();
    expect(last()).toMatchObject({
      name: 'payeeCard.orderCreate',
      params: {
        payeeId: 'c1',
        quoteId: 'q1',
        source: 'code',
        feeAmount: '5',
        feeCurrency: 'AUD',
        sourceToTarget: true,
      },
      options: { idempotencyKey: keys[0] },
    });
    await last().answer({ seqNo: 's1' });
    expect(await outcome).toEqual({ kind: 'committed', answer: { seqNo: 's1' } });
  });

  test('given a lost answer, then it is sent again after a pause under the same key', async () => {
    const { outcome } = await begun();
    await last().fail(failure('network'));
    await pass(1000);
    expect(asked.map(({ options }) => options?.idempotencyKey)).toEqual([keys[0], keys[0]]);
    await last().answer({ seqNo: 's1' });
    expect(await outcome).toEqual({ kind: 'committed', answer: { seqNo: 's1' } });
  });

  test('given a lost answer, a restart and a fresh price, then the order that may have been made is asked for, not another', async () => {
    const { result, outcome } = await begun();
    await last().fail(failure('network'));
    await act(async () => result.current.stop());
    expect(await outcome).toMatchObject({ kind: 'unsure' });
    const again = await begun();
    expect(again.result.current.pending).toBe(true);
    await again.begin({ ...wanted, quote: quoted({ quoteId: 'q2' }) });
    expect(last()).toMatchObject({ params: { quoteId: 'q1' }, options: { idempotencyKey: keys[0] } });
    await last().answer({ seqNo: 's1' });
    await act(async () => again.result.current.finish());
    expect(again.result.current.pending).toBe(false);
  });

  test('given a refusal, then the next try is another order', async () => {
    const { begin, outcome } = await begun();
    await last().fail(failure('business'));
    expect(await outcome).toMatchObject({ kind: 'refused' });
    await begin({ ...wanted, quote: quoted({ quoteId: 'q2' }) });
    expect(last()).toMatchObject({ params: { quoteId: 'q2' }, options: { idempotencyKey: keys[1] } });
    await last().answer({});
  });
});
