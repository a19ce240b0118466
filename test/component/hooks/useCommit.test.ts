import { asked, failure, keys, last } from './commitCalls';
import { act } from 'react';
import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import { renderHook } from './renderHook';
import { commitPauseMs } from '@/state/orders/commitRule';
import { quoted } from './quoted';

const { useCommit } = jest.requireActual<typeof import('@/modules/remit/confirm/useCommit')>(
  '@/modules/remit/confirm/useCommit',
);
const { emptyRemitDraft, remitDraftStore } =
  jest.requireActual<typeof import('@/state/drafts/remitDraft')>('@/state/drafts/remitDraft');

const draft = () => remitDraftStore.getState();
let failed = 0;
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  failed = 0;
  remitDraftStore.setState(
    { ...emptyRemitDraft, quote: quoted(), payeeId: 'p1', purpose: 'family', relation: 'parent' },
    true,
  );
});

afterEach(() => void jest.useRealTimers());

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
  test.each([
    [undefined, 24, true],
    [false, 24, false],
    [undefined, 0, false],
  ])(
    'given the choice %s and a lock of %d hours, then the rate is locked: %s',
    async (lockRate, hours, locked) => {
      remitDraftStore.setState({ lockRate, quote: { ...quoted(), rateLockHours: hours } });
      const { outcome } = await begun();
      expect(last().params).toMatchObject({ lockRate: locked });
      await last().answer({ seqNo: 's1' });
      await outcome;
    },
  );

  test('given a draft, then its terms and payee are sent under a key that is kept before the answer', async () => {
    const { outcome, result } = await begun();
    expect(result.current.state).toBe('sending');
    expect(draft().commitKey).toBe(keys[0]);
    expect(last()).toMatchObject({
      name: 'order.commit',
      params: { quoteId: 'q1', businessRate: '4.8', feeAmount: '5', payeeId: 'p1', relation: 'parent' },
      options: { idempotencyKey: keys[0] },
    });
    await last().answer({ seqNo: 's1' });
    expect(await outcome).toEqual({ kind: 'committed', answer: { seqNo: 's1' } });
    expect(result.current.state).toBe('idle');
  });

  test('given a second tap, then nothing is sent twice', async () => {
    const { result, outcome } = await begun();
    expect(await result.current.commit(draft())).toEqual({ kind: 'busy' });
    expect(asked).toHaveLength(1);
    await last().answer({});
    await outcome;
  });

  test('given a lost answer, then the same key is sent again after a pause, and the user sees that it waits', async () => {
    const { result, outcome } = await begun();
    await last().fail(failure('network'));
    expect(result.current.state).toBe('waiting');
    expect(asked).toHaveLength(1);
    await pass(commitPauseMs(keys[0], 0));
    expect(asked.map(({ options }) => options?.idempotencyKey)).toEqual([keys[0], keys[0]]);
    await last().answer({ seqNo: 's1' });
    expect((await outcome).kind).toBe('committed');
  });

  test('given no connection for ten minutes, then it is asked for a few times, until it is stopped', async () => {
    const { result, outcome } = await begun();
    for (let waited = 0; waited < 10 * 60_000; waited += 1000) {
      if (asked.length > failed) await asked[failed++]?.fail(failure('network'));
      await pass(1000);
    }
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.length).toBeLessThan(50);
    const tries = asked.length;
    await act(async () => result.current.stop());
    expect((await outcome).kind).toBe('unsure');
    expect(result.current.state).toBe('stopped');
    expect(draft().commitKey).toBe(keys[0]);
    await pass(60_000);
    expect(asked).toHaveLength(tries);
  });

  test('given a commit that was stopped, then going on by hand asks under the same key', async () => {
    const { result, outcome } = await begun();
    await last().fail(failure('timeout'));
    await act(async () => result.current.stop());
    await outcome;
    await act(async () => void result.current.commit(draft()));
    expect(last().options?.idempotencyKey).toBe(keys[0]);
    expect(asked).toHaveLength(2);
    await last().answer({});
  });

  test.each([
    errorCodes.rateUpdated,
    payCodes.walletLimitUnconfirmed,
    payCodes.walletAboveMax,
    errorCodes.countrySwitch,
    'SomethingNew',
  ])(
    'given the refusal %s, then the key ends and the form is free, since the server made no order',
    async (code) => {
      const { outcome, result } = await begun();
      await last().fail(failure('business', code));
      expect(await outcome).toMatchObject({ kind: 'refused', error: { code } });
      expect(draft().commitKey).toBeUndefined();
      expect(result.current.state).toBe('idle');
    },
  );

  test('given a session that is over, then nothing is known, and the key stays', async () => {
    const { outcome } = await begun();
    await last().fail(failure('auth', errorCodes.loginExpired));
    expect((await outcome).kind).toBe('unsure');
    expect(draft().commitKey).toBe(keys[0]);
  });

  test('given a key from before a restart, then it is the one that is sent', async () => {
    remitDraftStore.setState({ commitKey: 'kept' });
    const { outcome } = await begun();
    expect(last().options?.idempotencyKey).toBe('kept');
    await last().answer({});
    await outcome;
  });

  test('given the draft changed before the answer, then what was sent is sent again', async () => {
    const { result, outcome } = await begun();
    await last().fail(failure('network'));
    await act(async () => result.current.stop());
    await outcome;
    const first = last();
    remitDraftStore.setState({ quote: quoted({ quoteId: 'q2' }), payeeId: 'p2', relation: 'friend' });
    await act(async () => void result.current.commit(draft()));
    expect(asked).toHaveLength(2);
    expect(last()).toMatchObject({ params: first.params, options: first.options });
    expect(last().params).toMatchObject({ quoteId: 'q1', payeeId: 'p1', relation: 'parent' });
    await last().fail(failure('business'));
    await act(async () => void result.current.commit(draft()));
    expect(last().params).toMatchObject({ quoteId: 'q2', payeeId: 'p2', relation: 'friend' });
    await last().answer({});
  });

  test('given a draft that lacks its payee, then that is an error of the program, and nothing is sent', async () => {
    const { result } = await renderHook(useCommit);
    await expect(result.current.commit({ ...draft(), payeeId: undefined })).rejects.toThrow('incomplete');
    expect(asked).toHaveLength(0);
  });
});
