import { act } from 'react';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { AppError, type ErrorKind } from '@/core/appError';
import { callByHand, renderHook } from './renderHook';
import { quoted } from './quoted';

const mockByHand = callByHand();
let mockKeys = 0;
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/orders/commitKey', () => ({
  newCommitKey: () => Promise.resolve(`key-${(mockKeys += 1)}`),
}));

// After the mocks.
const { useCardOrder } = jest.requireActual<typeof import('@/modules/cards/useCardOrder')>(
  '@/modules/cards/useCardOrder',
);

const { asked, last } = mockByHand;
const failure = (kind: ErrorKind) => new AppError({ code: '500', kind, messageKey: 'errors.server' });
const card = { cardId: 'c1', shareCode: 'code', accountType: 'bank' } as PayeeCard;
const wanted = { card, quote: quoted(), purpose: 'family', relation: 'parent', sourceToTarget: true };

beforeEach(() => {
  asked.length = 0;
  mockKeys = 0;
});

/** The hook, and a way to begin an order with it; the order's outcome is wrapped, so that beginning does not wait for it. */
async function begun() {
  const { result } = await renderHook(useCardOrder);
  const begin = async (what = wanted) => {
    let outcome: ReturnType<typeof result.current.create> | undefined;
    await act(async () => {
      outcome = result.current.create(what);
      outcome.catch(() => undefined);
      await Promise.resolve();
    });
    return { outcome };
  };
  return { begin, ...(await begin()) };
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
      options: { idempotencyKey: 'key-1' },
    });
    await last().answer({ seqNo: 's1' });
    expect(await outcome).toEqual({ seqNo: 's1' });
  });

  test('given a lost answer, then it is sent again under the same key', async () => {
    const { outcome } = await begun();
    await last().fail(failure('network'));
    expect(asked.map(({ options }) => options?.idempotencyKey)).toEqual(['key-1', 'key-1']);
    await last().answer({ seqNo: 's1' });
    expect(await outcome).toEqual({ seqNo: 's1' });
  });

  test('given a second try at the same price, then its key is the same; at another price it is another order', async () => {
    const { begin, outcome } = await begun();
    await last().fail(failure('business'));
    await expect(outcome).rejects.toMatchObject({ kind: 'business' });
    await begin();
    expect(last().options?.idempotencyKey).toBe('key-1');
    await last().answer({});
    await begin({ ...wanted, quote: quoted({ quoteId: 'q2' }) });
    expect(last().options?.idempotencyKey).toBe('key-2');
    await last().answer({});
  });
});
