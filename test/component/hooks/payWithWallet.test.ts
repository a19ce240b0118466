import { PlatformError, type PayRequest } from '@/platform/types';
import { useNotices } from '@/state/notices/notices';

const mockAnswers: Record<string, unknown> = {};
const mockMade: { name: string; params: unknown }[] = [];
const mockWay: { route: string; params: unknown }[] = [];
const mockPlatform = {
  canPay: (kind: string): boolean => kind === 'wechat',
  loginCode: async (): Promise<string> => 'code',
  pay: async (_request: PayRequest): Promise<{ outcome: string }> => ({ outcome: 'paid' }),
};
jest.mock('@/platform', () => ({ platform: mockPlatform }));
jest.mock('@/state/client/client', () => ({
  call: async ({ name }: { name: string }, params: unknown) => {
    mockMade.push({ name, params });
    if (mockAnswers[name] instanceof Error) throw mockAnswers[name];
    return mockAnswers[name];
  },
}));
jest.mock('@/state/navigation', () => ({
  navigate: async (route: string, params: unknown) => void mockWay.push({ route, params }),
}));
jest.mock('@/state/queries/queries', () => ({ refresh: () => undefined }));

let mockKnown: string | null = null;
jest.mock('@/state/session/chatOpenId', () => ({ chatOpenId: () => mockKnown }));

const { payWithWallet } = jest.requireActual<typeof import('@/modules/order/pay/useWalletPay')>(
  '@/modules/order/pay/useWalletPay',
);

const order = { id: 'o1', seqNo: 'S1' };
const params = { timeStamp: '1', nonceStr: 'n', prepayId: 'p', sign: 's' };
const made = (name: string) => mockMade.filter((one) => one.name === name).map((one) => one.params);
const toast = () => useNotices.getState().toast?.messageKey;

beforeEach(() => {
  mockMade.length = 0;
  mockWay.length = 0;
  useNotices.setState({ toast: null });
  Object.assign(mockAnswers, {
    'wechat.openId': { openId: 'id' },
    'wallet.arouse': params,
    'wallet.notify': {},
    'wallet.result': { status: 0 },
    'order.updateStatus': {},
  });
  mockPlatform.canPay = (kind) => kind === 'wechat';
  mockPlatform.pay = async () => ({ outcome: 'paid' });
});

describe('payment by the wallet of the app around us', () => {
  test('given it was paid, then the status is sent with the order’s id, and the order is asked for [F5.2-13]', async () => {
    await payWithWallet(order);
    expect(made('wallet.notify')).toEqual([{ id: 'o1', paymentStatus: 'PAYMENT_SUCCESS' }]);
    expect(mockWay.map(({ route }) => route)).toEqual(['waitPayment']);
  });

  test('given a user whom the chat app has named before, then no code is asked for again', async () => {
    mockKnown = 'open-1';
    await payWithWallet(order);
    expect([made('wechat.openId'), made('wallet.arouse')]).toEqual([
      [],
      [expect.objectContaining({ openId: 'open-1' })],
    ]);
    mockKnown = null;
  });

  test('given params without which nothing can be paid, then a toast says so [F5.2-16]', async () => {
    mockAnswers['wallet.arouse'] = { ...params, sign: undefined };
    await payWithWallet(order);
    expect([toast(), mockWay]).toEqual(['order.pay.paramsFailed', []]);
  });

  test('given a client that refuses before it pays, then the same is said', async () => {
    mockAnswers['wallet.arouse'] = new PlatformError('failed');
    await payWithWallet(order);
    expect([toast(), mockWay]).toEqual(['order.pay.paramsFailed', []]);
  });

  test('given a wallet that this app does not have, then a toast says that it is unsupported [F5.2-17]', async () => {
    mockAnswers['wallet.arouse'] = { tradeNO: 'T1' };
    await payWithWallet(order);
    expect([toast(), mockWay]).toEqual(['order.pay.unsupported', []]);
  });

  test('given a cancel and 0 as the server’s answer, then the payment is cancelled [P4.2-27]', async () => {
    mockPlatform.pay = async () => ({ outcome: 'cancelled' });
    await payWithWallet(order);
    expect(made('order.updateStatus')).toEqual([{ id: 'o1', paymentStatus: 'PAYMENT_CANCELED' }]);
    expect([toast(), mockWay.map(({ route }) => route)]).toEqual(['order.pay.cancelled', ['bankOrder']]);
  });

  test.each([1, 2])(
    'given a cancel and %d, then nothing is cancelled, and the order is asked for',
    async (status) => {
      mockPlatform.pay = async () => ({ outcome: 'cancelled' });
      mockAnswers['wallet.result'] = { status };
      await payWithWallet(order);
      expect([made('order.updateStatus'), mockWay.map(({ route }) => route)]).toEqual([[], ['waitPayment']]);
    },
  );
});
