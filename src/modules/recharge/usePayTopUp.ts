import { useEffect, useState } from 'react';
import { rechargePay } from '@/contracts/calls/services/recharge';
import { times } from '@/domain/constants';
import { platform } from '@/platform';
import { showError } from '@/state/client/showError';
import { openPayPage } from '@/state/market/payPage';
import { navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { refresh } from '@/state/queries/queries';

export type PayWay = 'wechat' | 'alipay' | 'page';

export const payWays = (): readonly PayWay[] =>
  (['wechat', 'alipay', 'page'] as const).filter((way) => way === 'page' || platform.canPay(way));

/** `checking`: the wallet says paid or unclear. `unknown`: no result for a minute. */
export type PayState = 'idle' | 'checking' | 'unknown' | 'cancelled' | 'refused';

/** The order counts, not the wallet's word. Retries use the same payment. */
export function usePayTopUp(seqNo: string | undefined): {
  state: PayState;
  pay: (way: PayWay) => Promise<void>;
} {
  const { mutateAsync: start } = useCallMutation(rechargePay);
  const [state, setState] = useState<PayState>('idle');
  useEffect(() => {
    if (state !== 'checking') return undefined;
    const timer = setTimeout(() => setState('unknown'), times.paymentPollEnd);
    return () => clearTimeout(timer);
  }, [state]);

  const pay = async (way: PayWay): Promise<void> => {
    if (seqNo === undefined) return;
    setState('idle');
    try {
      const { payLink, wallet } = await start({ seqNo });
      if (way === 'page') {
        // Replaced first: any way back leads to the order.
        await navigate('rechargeOrderDetail', { seqNo }, { replace: true });
        await openPayPage(payLink).catch(() => showToast({ messageKey: 'recharge.pay.unsupported' }));
        return;
      }
      setState(await payByWallet(wallet));
    } catch (thrown) {
      showError(thrown);
    }
    refresh('topUp');
  };
  return { state, pay };
}

async function payByWallet(request: Parameters<typeof platform.pay>[0]): Promise<PayState> {
  try {
    const { outcome } = await platform.pay(request);
    if (outcome === 'cancelled') return 'cancelled';
    return outcome === 'failed' ? 'refused' : 'checking';
  } catch {
    showToast({ messageKey: 'recharge.pay.failed' });
    return 'idle';
  }
}
