import { fake } from '../fakeApp';
import { platform } from '@/platform';
import { PlatformError } from '@/platform/types';
import { useNotices } from '@/state/notices/notices';
import { KNOWN } from '@/state/session/chatOpenId';
import { removeStored, writeStored } from '@/state/storage/storage';
import { payWithWallet } from '@/modules/order/pay/useWalletPay';

const answers: Record<string, unknown> = {};
const madeCalls: { name: string; params: unknown }[] = [];
const way: { route: string; params: unknown }[] = [];
Object.assign(platform, { loginCode: async () => 'code' });
fake.client({
  call: async ({ name }: { name: string }, params: unknown) => {
    madeCalls.push({ name, params });
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  },
});
fake.navigation({ navigate: async (route: string, params: unknown) => void way.push({ route, params }) });

const order = { id: 'o1', seqNo: 'S1' };
const params = { timeStamp: '1', nonceStr: 'n', prepayId: 'p', sign: 's' };
const made = (name: string) => madeCalls.filter((one) => one.name === name).map((one) => one.params);
const toast = () => useNotices.getState().toast?.messageKey;

beforeEach(() => {
  madeCalls.length = 0;
  way.length = 0;
  useNotices.setState({ toast: null });
  Object.assign(answers, {
    'wechat.openId': { openId: 'id' },
    'wallet.arouse': params,
    'wallet.notify': {},
    'wallet.result': { status: 0 },
    'order.updateStatus': {},
  });
  platform.canPay = (kind) => kind === 'wechat';
  platform.pay = async () => ({ outcome: 'paid' });
});

describe('payment by the wallet of the app around us', () => {
  test('given it was paid, then the status is sent with the order’s id, and the order is asked for [F5.2-13]', async () => {
    await payWithWallet(order);
    expect(made('wallet.notify')).toEqual([{ id: 'o1', paymentStatus: 'PAYMENT_SUCCESS' }]);
    expect(way.map(({ route }) => route)).toEqual(['waitPayment']);
  });

  test.each(['RSA', 'HMAC-SHA256', 'MD5'])(
    'given params, then the wallet gets them as they are, with the kind of their signature (%s) [F5.2-12]',
    async (signType) => {
      const signed = { ...params, signType, appId: 'wx1' };
      answers['wallet.arouse'] = signed;
      const paid: unknown[] = [];
      platform.pay = async (request) => {
        paid.push(request);
        return { outcome: 'paid' };
      };
      await payWithWallet(order);
      expect(paid).toEqual([{ kind: 'wechat', ...signed }]);
    },
  );

  test('given the number of a trade, then the payment app gets it as it is [F5.2-12]', async () => {
    answers['wallet.arouse'] = { tradeNO: 'T1' };
    platform.canPay = (kind) => kind === 'alipay';
    const paid = jest.fn(async () => ({ outcome: 'paid' }) as const);
    platform.pay = paid;
    await payWithWallet(order);
    expect(paid.mock.calls).toEqual([[{ kind: 'alipay', tradeNO: 'T1' }]]);
  });

  test('given the wallet does not say, then the payment is told as under way, and the order is asked for all the same', async () => {
    platform.pay = async () => ({ outcome: 'unknown' });
    answers['wallet.notify'] = new Error('offline');
    await payWithWallet(order);
    expect(made('wallet.notify')).toEqual([{ id: 'o1', paymentStatus: 'PAYMENT_ING' }]);
    expect(way.map(({ route }) => route)).toEqual(['waitPayment']);
  });

  test('given a user whom the chat app has named before, then no code is asked for again', async () => {
    writeStored('chatUser', `${KNOWN}open-1`);
    await payWithWallet(order);
    expect([made('wechat.openId'), made('wallet.arouse')]).toEqual([
      [],
      [expect.objectContaining({ openId: 'open-1' })],
    ]);
    removeStored('chatUser');
  });

  test.each(['timeStamp', 'nonceStr', 'prepayId', 'sign'])(
    'given params without %s, then a toast says so [F5.2-11 F5.2-16]',
    async (name) => {
      answers['wallet.arouse'] = { ...params, [name]: undefined };
      await payWithWallet(order);
      expect([toast(), way]).toEqual(['order.pay.paramsFailed', []]);
    },
  );

  test('given a client that refuses before it pays, then the same is said', async () => {
    answers['wallet.arouse'] = new PlatformError('failed');
    await payWithWallet(order);
    expect([toast(), way]).toEqual(['order.pay.paramsFailed', []]);
  });

  test('given a wallet that this app does not have, then a toast says that it is unsupported [F5.2-17]', async () => {
    answers['wallet.arouse'] = { tradeNO: 'T1' };
    await payWithWallet(order);
    expect([toast(), way]).toEqual(['order.pay.unsupported', []]);
  });

  test('given a cancel and 0 as the server’s answer, then the payment is cancelled [F5.2-13 P4.2-27 P8-41 P8-42]', async () => {
    platform.pay = async () => ({ outcome: 'cancelled' });
    await payWithWallet(order);
    expect(made('order.updateStatus')).toEqual([{ id: 'o1', paymentStatus: 'PAYMENT_CANCELED' }]);
    expect([toast(), way.map(({ route }) => route)]).toEqual(['order.pay.cancelled', ['bankOrder']]);
  });

  test.each([1, 2])(
    'given a cancel and %d, then nothing is cancelled, and the order is asked for',
    async (status) => {
      platform.pay = async () => ({ outcome: 'cancelled' });
      answers['wallet.result'] = { status };
      await payWithWallet(order);
      expect([made('order.updateStatus'), way.map(({ route }) => route)]).toEqual([[], ['waitPayment']]);
    },
  );
});
