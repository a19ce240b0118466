import { act } from 'react';
import { errorCodes } from '@/contracts/errors';
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
const { useCommit } = jest.requireActual<typeof import('@/modules/remit/confirm/useCommit')>(
  '@/modules/remit/confirm/useCommit',
);
const { emptyRemitDraft, remitDraftStore } =
  jest.requireActual<typeof import('@/state/drafts/remitDraft')>('@/state/drafts/remitDraft');

const failure = (kind: ErrorKind, code = '500') => new AppError({ code, kind, messageKey: 'errors.server' });
const draft = () => remitDraftStore.getState();
const { asked, last } = mockByHand;

beforeEach(() => {
  asked.length = 0;
  mockKeys = 0;
  remitDraftStore.setState(
    { ...emptyRemitDraft, quote: quoted(), payeeId: 'p1', purpose: 'family', relation: 'parent' },
    true,
  );
});

/** The hook, with a commit begun and its first call made. */
async function begun() {
  const { result } = await renderHook(useCommit);
  let outcome: ReturnType<typeof result.current.commit> | undefined;
  await act(async () => {
    outcome = result.current.commit(draft());
    await Promise.resolve();
  });
  return { result, outcome: outcome as NonNullable<typeof outcome> };
}

describe('useCommit', () => {
  test('given a draft, then its terms and payee are sent under a key that is kept before the answer', async () => {
    const { outcome, result } = await begun();
    expect(result.current.busy).toBe(true);
    expect(draft().commitKey).toBe('key-1');
    expect(last()).toMatchObject({
      name: 'order.commit',
      params: { quoteId: 'q1', businessRate: '4.8', feeAmount: '5', payeeId: 'p1', relation: 'parent' },
      options: { idempotencyKey: 'key-1' },
    });
    await last().answer({ seqNo: 's1' });
    expect(await outcome).toEqual({ kind: 'committed', answer: { seqNo: 's1' } });
    expect(result.current.busy).toBe(false);
  });

  test('given a second tap, then nothing is sent twice', async () => {
    const { result, outcome } = await begun();
    expect(await result.current.commit(draft())).toEqual({ kind: 'busy' });
    expect(asked).toHaveLength(1);
    await last().answer({});
    await outcome;
  });

  test('given a lost answer, then the same key is sent again, and the user is told that it is being checked', async () => {
    const { result, outcome } = await begun();
    await last().fail(failure('network'));
    expect(result.current.checking).toBe(true);
    expect(asked.map(({ options }) => options?.idempotencyKey)).toEqual(['key-1', 'key-1']);
    await last().answer({ seqNo: 's1' });
    expect((await outcome).kind).toBe('committed');
  });

  test('given answers that never come, then the key stays for the next try', async () => {
    const { outcome } = await begun();
    for (let tries = 0; tries < 20 && asked.length > tries; tries += 1)
      await asked[tries]?.fail(failure('timeout'));
    expect((await outcome).kind).toBe('failed');
    expect(draft().commitKey).toBe('key-1');
  });

  test('given a price that has changed, then the key ends, since the server made no order', async () => {
    const { outcome } = await begun();
    await last().fail(failure('business', errorCodes.rateUpdated));
    expect(await outcome).toEqual({ kind: 'rateUpdated' });
    expect(draft().commitKey).toBeUndefined();
  });

  test('given a refusal that may hide an order of an earlier try, then the key stays', async () => {
    const { outcome } = await begun();
    await last().fail(failure('business', 'SomethingElse'));
    expect((await outcome).kind).toBe('failed');
    expect(draft().commitKey).toBe('key-1');
  });

  test('given a key from before a restart, then it is the one that is sent', async () => {
    remitDraftStore.setState({ commitKey: 'kept' });
    const { outcome } = await begun();
    expect(last().options?.idempotencyKey).toBe('kept');
    await last().answer({});
    await outcome;
  });

  test('given a draft that lacks its payee, then that is an error of the program, and nothing is sent', async () => {
    const { result } = await renderHook(useCommit);
    await expect(result.current.commit({ ...draft(), payeeId: undefined })).rejects.toThrow('incomplete');
    expect(asked).toHaveLength(0);
  });
});
