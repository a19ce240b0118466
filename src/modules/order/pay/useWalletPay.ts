import { wechatOpenId } from '@/contracts/calls/account/wechat';
import { orderUpdateStatus } from '@/contracts/calls/order/payment';
import { walletArouse, walletNotify, walletResult } from '@/contracts/calls/order/wallet';
import type { Order } from '@/contracts/entities/order';
import { toAppError } from '@/core/appError';
import { paymentResultOf } from '@/domain/statuses/order';
import { platform } from '@/platform';
import { PlatformError, type PayRequest } from '@/platform/types';
import { call } from '@/state/client/client';
import { navigate } from '@/state/navigation';
import { chatOpenId } from '@/state/session/chatOpenId';
import { showToast } from '@/state/notices/notices';
import { showError } from '@/state/client/showError';
import { refresh } from '@/state/queries/queries';
import { write } from '@/state/queries/write';

/** 400: the chat or payment app's wallet, by target. */
export const WALLET_METHOD = 400;

export const walletAvailable = (): boolean => platform.canPay('wechat') || platform.canPay('alipay');

/** Fetches the order: cancel callbacks can follow a payment. A definite no shows at once. */
export async function payWithWallet(order: Pick<Order, 'id' | 'seqNo'>): Promise<'refused' | void> {
  const { seqNo } = order;
  let request: PayRequest | null;
  try {
    const openId = platform.canPay('wechat') ? await chatAppOpenId() : undefined;
    request = toPayRequest(await write(walletArouse, { seqNo, openId }));
  } catch (thrown) {
    if (thrown instanceof PlatformError) return showToast({ messageKey: 'order.pay.paramsFailed' });
    return showError(toAppError(thrown));
  }
  if (!request) return showToast({ messageKey: 'order.pay.paramsFailed' });
  if (!platform.canPay(request.kind)) return showToast({ messageKey: 'order.pay.unsupported' });

  const { outcome } = await platform.pay(request);
  if (outcome === 'cancelled') return afterCancel(order);
  if (outcome === 'failed') {
    void afterRefusal(order);
    return 'refused';
  }
  await write(walletNotify, {
    id: order.id,
    paymentStatus: outcome === 'paid' ? 'PAYMENT_SUCCESS' : 'PAYMENT_ING',
  }).catch(() => undefined);
  await navigate('waitPayment', { seqNo, fundingType: WALLET_METHOD }, { replace: true });
}

async function afterRefusal({ seqNo }: Pick<Order, 'seqNo'>): Promise<void> {
  const answer = await call(walletResult, { seqNo }).catch(() => null);
  if (answer && paymentResultOf(answer.status) === 'paid')
    await navigate('waitPayment', { seqNo, fundingType: WALLET_METHOD }, { replace: true });
  else refresh('order');
}

async function afterCancel(order: Pick<Order, 'id' | 'seqNo'>): Promise<void> {
  try {
    const { status } = await call(walletResult, { seqNo: order.seqNo });
    if (paymentResultOf(status) !== 'unpaid')
      return void (await navigate(
        'waitPayment',
        { seqNo: order.seqNo, fundingType: WALLET_METHOD },
        { replace: true },
      ));
    await write(orderUpdateStatus, { id: order.id, paymentStatus: 'PAYMENT_CANCELED' });
    showToast({ messageKey: 'order.pay.cancelled', onLeaving: true });
    await navigate('bankOrder', { seqNo: order.seqNo }, { replace: true });
  } catch {
    // The checking page goes on asking.
    await navigate('waitPayment', { seqNo: order.seqNo, fundingType: WALLET_METHOD }, { replace: true });
  }
}

/** For the chat app's wallet; without one the server decides. */
async function chatAppOpenId(): Promise<string | undefined> {
  const known = chatOpenId();
  if (known) return known;
  try {
    const code = await platform.loginCode();
    return (await write(wechatOpenId, { code })).openId;
  } catch (thrown) {
    if (thrown instanceof PlatformError) return undefined;
    throw thrown;
  }
}

interface WalletParams {
  timeStamp?: string;
  nonceStr?: string;
  prepayId?: string;
  sign?: string;
  signType?: string;
  appId?: string;
  tradeNO?: string;
}

function toPayRequest(params: WalletParams): PayRequest | null {
  if (params.tradeNO) return { kind: 'alipay', tradeNO: params.tradeNO };
  const { timeStamp, nonceStr, prepayId, sign, appId } = params;
  if (!timeStamp || !nonceStr || !prepayId || !sign) return null;
  const signType = params.signType === 'RSA' || params.signType === 'HMAC-SHA256' ? params.signType : 'MD5';
  return { kind: 'wechat', timeStamp, nonceStr, prepayId, sign, signType, appId };
}
