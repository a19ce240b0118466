import { byHand } from '../fakeApp';
import { act, createElement, type ReactNode, useState } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { renderHook } from './renderHook';
import { quoted } from './quoted';
import { useFreshQuote } from '@/modules/remit/confirm/useFreshQuote';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { PageShownContext } from '@/state/queries/pageShown';

const { asked, last } = byHand;
const minute = 60_000;
const start = Date.UTC(2026, 10, 25, 3, 35);

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  asked.length = 0;
  queryClient.clear();
  remitDraftStore.setState({ ...emptyRemitDraft, quote: quoted({ quoteId: 'home' }) }, true);
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const answer = async (quoteId: string, change: Parameters<typeof quoted>[0] = {}) => {
  await last().answer(quoted({ quoteId, expiresAt: Date.now() + 15 * minute, ...change }));
  await pass(10);
};
const enter = (wrap?: (node: ReactNode) => ReactNode) =>
  renderHook(() => useFreshQuote(quoted({ quoteId: 'home' }), 'bank'), wrap);

test('a held price stays until its time, and is asked for again when that is over', async () => {
  const { result } = await enter();
  await answer('q1');
  await pass(14 * minute);
  expect(asked).toHaveLength(1);
  expect(result.current.quote?.quoteId).toBe('q1');
  await pass(minute);
  expect(asked).toHaveLength(2);
  expect(result.current.quote).toBeNull();
  await answer('q2');
  expect(result.current.quote?.quoteId).toBe('q2');
  expect(remitDraftStore.getState().quote?.quoteId).toBe('q2');
});

test('a price that has run out is none, also while no other can be had', async () => {
  const { result } = await enter();
  await answer('q1');
  await pass(15 * minute);
  await last().fail(new AppError({ code: 'x', kind: 'http', messageKey: 'errors.server' }));
  await pass(10);
  expect(result.current.quote).toBeNull();
  expect(result.current.error).not.toBeNull();
  act(() => result.current.renew());
  await pass(10);
  await answer('q2');
  expect(result.current.quote?.quoteId).toBe('q2');
});

test('entered once more, it asks once more: a price of the visit before may be spent', async () => {
  await enter();
  await answer('q1');
  const { result } = await enter();
  expect(result.current.quote).toBeNull();
  expect(asked).toHaveLength(2);
  await answer('q2');
  expect(result.current.quote?.quoteId).toBe('q2');
});

test('under another page it waits, and is asked for on the way back if it has run out meanwhile', async () => {
  let show: (shown: boolean) => void = () => undefined;
  const Page = ({ children }: { children?: ReactNode }) => {
    const [shown, setShown] = useState(true);
    show = setShown;
    return createElement(PageShownContext.Provider, { value: shown }, children);
  };
  const { result } = await enter((node) => createElement(Page, null, node));
  await answer('q1');
  await act(async () => show(false));
  await pass(5 * minute);
  await act(async () => show(true));
  await pass(10);
  expect(asked).toHaveLength(1);
  expect(result.current.quote?.quoteId).toBe('q1');
  await act(async () => show(false));
  await pass(20 * minute);
  expect(asked).toHaveLength(1);
  await act(async () => show(true));
  await pass(10);
  expect(asked).toHaveLength(2);
});

test('while its commit is unanswered the price stays as it was sent, and a refusal leaves the held one', async () => {
  const { result } = await enter();
  await answer('q1');
  const key = (commitKey: string | undefined) => act(async () => remitDraftStore.setState({ commitKey }));
  await key('k1');
  await pass(minute);
  expect(remitDraftStore.getState().quote?.quoteId).toBe('q1');
  await key(undefined);
  await pass(minute);
  expect(asked).toHaveLength(1);
  expect(result.current.quote?.quoteId).toBe('q1');
  await key('k2');
  await pass(20 * minute);
  expect(asked).toHaveLength(1);
  expect(remitDraftStore.getState().quote?.quoteId).toBe('q1');
});

test('a coupon that an unanswered commit may have spent stays in what is sent again', async () => {
  remitDraftStore.setState({ couponId: 'c1', commitKey: 'k1' });
  await enter();
  await last().fail(
    new AppError({ code: errorCodes.couponInvalid, kind: 'business', messageKey: 'errors.server' }),
  );
  await pass(10);
  expect(remitDraftStore.getState().couponId).toBe('c1');
  await act(async () => remitDraftStore.setState({ commitKey: undefined }));
  expect(remitDraftStore.getState().couponId).toBeUndefined();
});

test('a clock that is an hour ahead does not ask all the time', async () => {
  await enter();
  await answer('q1', { expiresAt: start - 45 * minute });
  await pass(50_000);
  expect(asked).toHaveLength(1);
});

test('a price that the server has refused is none until there is another', async () => {
  const { result } = await enter();
  await answer('q1');
  act(() => result.current.renew());
  expect(result.current.quote).toBeNull();
  await pass(10);
  await answer('q2');
  expect(result.current.quote?.quoteId).toBe('q2');
});
