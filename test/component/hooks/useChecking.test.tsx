import { byHand } from '../fakeApp';
import { act } from 'react';
import { PageShownContext } from '@/state/queries/pageShown';
import { renderHook } from './renderHook';
import { PAGE_PATIENCE_MS, useChecking } from '@/modules/order/pay/check/useChecking';

const { asked, last } = byHand;
const PAID = 1;
const UNPAID = 0;
const OTHER = 2;
const order = (status = 'WAIT_PAYMENT') => ({ seqNo: 's1', status });

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
async function answering(ms: number, status: number, of = order()) {
  for (let at = 0; at < ms; at += 500) {
    const open = asked.filter((one) => !answered.has(one));
    for (const one of open) {
      answered.add(one);
      await one.answer({ status, order: of });
    }
    await pass(500);
  }
}
const answered = new WeakSet();

describe('useChecking', () => {
  test('given that it has been paid, then it says so and asks no more [P4.2-29]', async () => {
    const { result } = await renderHook(() => useChecking('s1', PAGE_PATIENCE_MS));
    expect(result.current.state).toBe('checking');
    expect(last()).toMatchObject({ name: 'order.paymentResult', params: { seqNo: 's1' } });
    await last().answer({ status: PAID, order: order('PAYMENT_SUCCESS') });
    await pass(10_000);
    expect(result.current).toMatchObject({ state: 'paid', order: { status: 'PAYMENT_SUCCESS' } });
    expect(asked).toHaveLength(1);
  });

  test('given unpaid, then that counts only when nothing can be on its way any more [P4.2-30]', async () => {
    const { result } = await renderHook(() => useChecking('s1', PAGE_PATIENCE_MS));
    await answering(PAGE_PATIENCE_MS - 2500, UNPAID);
    expect(result.current.state).toBe('checking');
    await answering(5000, UNPAID);
    expect(result.current.state).toBe('unpaid');
  });

  test('given an order that has ended unpaid, then it counts at once', async () => {
    const { result } = await renderHook(() => useChecking('s1', PAGE_PATIENCE_MS));
    await last().answer({ status: UNPAID, order: order('PAYMENT_FAILED') });
    expect(result.current.state).toBe('unpaid');
  });

  test('given no clear answer for a minute, then it is unknown, and can be asked again [P4.2-31]', async () => {
    const { result } = await renderHook(() => useChecking('s1', PAGE_PATIENCE_MS));
    await answering(64_000, OTHER);
    expect(result.current.state).toBe('unknown');
    const before = asked.length;
    await act(async () => result.current.again());
    expect(result.current.state).toBe('checking');
    expect(asked).toHaveLength(before + 1);
  });

  test('given a failed question, then the next round asks again', async () => {
    const { result } = await renderHook(() => useChecking('s1', PAGE_PATIENCE_MS));
    await last().fail(new Error('offline'));
    await pass(2000);
    expect(asked).toHaveLength(2);
    await last().answer({ status: PAID, order: order() });
    expect(result.current.state).toBe('paid');
  });

  test('given a page that is not shown, then nothing is asked', async () => {
    await renderHook(
      () => useChecking('s1', PAGE_PATIENCE_MS),
      (node) => <PageShownContext.Provider value={false}>{node}</PageShownContext.Provider>,
    );
    await pass(10_000);
    expect(asked).toHaveLength(0);
  });

  test('given no order, then it says that it is missing', async () => {
    const { result } = await renderHook(() => useChecking(undefined, PAGE_PATIENCE_MS));
    expect(result.current.state).toBe('missing');
    expect(asked).toHaveLength(0);
  });
});
