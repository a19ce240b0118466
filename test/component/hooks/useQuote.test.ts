import { byHand } from '../fakeApp';
import { act, createElement, type ReactNode } from 'react';
import { AppError } from '@/core/appError';
import { renderHook } from './renderHook';
import { quoted } from './quoted';
import { useQuote } from '@/modules/remit/home/useQuote';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { PageShownContext } from '@/state/queries/pageShown';

const { asked, last } = byHand;
type Corridor = Parameters<typeof useQuote>[0];
const corridor = {
  source: { countryCode: 'AUS', currency: 'AUD', currencyPrecision: 2 },
  target: { countryCode: 'CHN', currency: 'CNY', currencyPrecision: 2 },
} as unknown as Corridor;

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  queryClient.clear();
  remitDraftStore.setState(emptyRemitDraft, true);
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const answer = async (model: unknown) => {
  await last().answer(model);
  await pass(10);
};

async function priced(change: Parameters<typeof quoted>[0] = {}) {
  const view = await renderHook(() => useQuote(corridor));
  await pass(400);
  await answer(quoted(change));
  return view;
}

describe('useQuote', () => {
  test("given the server's price, then both amounts, the draft and the verdict follow it", async () => {
    const { result } = await priced();
    expect(last()).toMatchObject({
      name: 'rates.fee',
      params: { sourceAmount: '1000', targetCurrency: 'CNY' },
    });
    expect(result.current).toMatchObject({
      sourceText: '1000',
      targetText: '4800',
      refreshing: false,
      error: null,
    });
    expect(result.current.quote?.quoteId).toBe('q1');
    expect(remitDraftStore.getState().quote?.quoteId).toBe('q1');
  });

  test('given the server’s price, then the draft keeps both amounts, rate and fee [P3-17]', async () => {
    await priced();
    const { sourceAmount, targetAmount, businessRate, feeAmount } = quoted();
    expect(remitDraftStore.getState().quote).toMatchObject({
      sourceAmount,
      targetAmount,
      businessRate,
      feeAmount,
    });
  });

  test("given an earlier visit's price, then it shows at once with its age and cannot be committed, until the new one takes its place", async () => {
    const at = Date.now() - 3_600_000;
    remitDraftStore.setState({ quote: quoted({ businessRate: '4.7' }), quotedAt: at });
    const { result } = await renderHook(() => useQuote(corridor));
    expect(result.current).toMatchObject({
      targetText: '4700.00',
      seenAt: at,
      refreshing: true,
      quote: null,
    });
    await pass(400);
    await answer(quoted({ quoteId: 'q2' }));
    expect(result.current).toMatchObject({ targetText: '4800', seenAt: null, quote: { quoteId: 'q2' } });
    expect(remitDraftStore.getState()).toMatchObject({ quotedAt: Date.now() - 10 });
  });

  test("given an earlier visit's price of another corridor, then it does not show", async () => {
    remitDraftStore.setState({ quote: quoted({ targetCountryCode: 'PHL' }), quotedAt: 1 });
    const { result } = await renderHook(() => useQuote(corridor));
    expect(result.current).toMatchObject({ targetText: '', lastQuote: null, seenAt: null });
  });

  test("given another page over the home, then the home's price does not take the place of that page's", async () => {
    const beneath = (node: ReactNode) => createElement(PageShownContext.Provider, { value: false }, node);
    const { result } = await renderHook(() => useQuote(corridor), beneath);
    await pass(400);
    await answer(quoted());
    expect(result.current.quote?.quoteId).toBe('q1');
    expect(remitDraftStore.getState().quote).toBeUndefined();
  });

  test('given typing, then the other amount follows at once by the last rate, and nothing of it can be committed yet', async () => {
    const { result } = await priced();
    await act(async () => result.current.type('source', '200'));
    expect(result.current).toMatchObject({ sourceText: '200', targetText: '960.00', quote: null });
    expect(remitDraftStore.getState().quote).toBeUndefined();
  });

  test('given a rate over a base of 100, then what is typed is converted by it, both ways', async () => {
    const { result } = await priced({ businessRate: '480', exRateBase: 100 });
    await act(async () => result.current.type('source', '200'));
    expect(result.current).toMatchObject({ sourceText: '200', targetText: '960.00' });
    await act(async () => result.current.type('target', '960'));
    expect(result.current).toMatchObject({ sourceText: '200.00', targetText: '960' });
  });

  test('given fast typing, then the server is asked once, for the last amount', async () => {
    const { result } = await priced();
    for (const text of ['2', '20', '200']) {
      await act(async () => result.current.type('source', text));
      await pass(100);
    }
    expect(asked).toHaveLength(1);
    await pass(400);
    expect(asked).toHaveLength(2);
    expect(last().params.sourceAmount).toBe('200');
  });

  test('given an amount on the receiving side, then the price is asked for by it', async () => {
    const { result } = await priced();
    await act(async () => result.current.type('target', '960'));
    expect(result.current.sourceText).toBe('200.00');
    await pass(400);
    expect(last().params).toMatchObject({ targetAmount: '960' });
    await answer(quoted({ quoteId: 'q2', sourceAmount: '200', targetAmount: '960' }));
    expect(result.current.quote?.quoteId).toBe('q2');
  });

  test('given a coupon that is put in late, then there is a price to send by while the one with it is on its way', async () => {
    const { result } = await priced();
    await act(async () => remitDraftStore.setState({ couponId: 'c1' }));
    expect(last().params).toMatchObject({ couponId: 'c1' });
    expect(result.current).toMatchObject({ refreshing: true, quote: { quoteId: 'q1' } });
    await answer(quoted({ quoteId: 'q2', feeAmount: '0' }));
    expect(result.current.quote?.quoteId).toBe('q2');
  });

  test('given another way of receiving, then there is no price until its own comes', async () => {
    const { result } = await priced();
    await act(async () => remitDraftStore.setState({ accountType: 'cash' }));
    expect(result.current).toMatchObject({ refreshing: true, quote: null });
    await answer(quoted({ quoteId: 'q2', accountType: 'cash' }));
    expect(result.current.quote?.quoteId).toBe('q2');
  });

  test('given an amount beyond the limits of the price, then it is told before the server refuses it', async () => {
    const { result } = await priced();
    await act(async () => result.current.type('source', '60000'));
    expect(result.current.verdict).toMatchObject({ kind: 'aboveMax' });
    expect(result.current).toMatchObject({ refused: true, targetText: '' });
    await act(async () => result.current.type('source', '100'));
    expect(result.current.verdict).toMatchObject({ kind: 'within' });
    expect(result.current).toMatchObject({ refused: false, targetText: '480.00' });
  });

  test('given a refused amount, then the error is told and the rate of before stays', async () => {
    const { result } = await priced();
    await act(async () => result.current.type('source', '49'));
    await pass(400);
    await last().fail(
      new AppError({ code: 'AmountBelowMin', kind: 'business', messageKey: 'errors.amountBelowMin' }),
    );
    await pass(10);
    expect(result.current.error?.code).toBe('AmountBelowMin');
    expect(result.current.quote).toBeNull();
    expect(result.current.lastQuote?.businessRate).toBe('4.8');
    expect(result.current).toMatchObject({ refused: true, targetText: '' });
  });

  test('given the price does not come, then no amount is shown that nobody promised', async () => {
    const { result } = await priced();
    await act(async () => result.current.type('source', '250'));
    expect(result.current.targetText).toBe('1200.00');
    await pass(400);
    await last().fail(new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' }));
    await pass(10);
    expect(result.current).toMatchObject({ sourceText: '250', targetText: '', refused: false });
  });

  test('given a market in which 1,000 is next to nothing, then its own first amount is priced until one is typed', async () => {
    const korea = { ...corridor, source: { countryCode: 'KOR', currency: 'KRW', currencyPrecision: 0 } };
    const { result } = await renderHook(() => useQuote(korea as unknown as Corridor));
    await pass(400);
    expect(result.current.sourceText).toBe('1000000');
    expect(last().params).toMatchObject({ sourceAmount: '1000000' });
    await act(async () => result.current.type('source', ''));
    expect(result.current.sourceText).toBe('');
  });

  test('given no amount, then nothing is asked', async () => {
    remitDraftStore.setState({ amountText: '' });
    await renderHook(() => useQuote(corridor));
    await pass(1000);
    expect(asked).toHaveLength(0);
  });
});
