import type { RechargeOrder } from '@/contracts/calls/services/recharge';
import { useT } from '@/i18n';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';
import { accountText, goodsText } from './topUpTexts';

export function TopUpFacts({ order }: { order: RechargeOrder }) {
  const t = useT();
  return (
    <>
      <DetailRow label={t('recharge.detail.goods')} value={`${order.brand} · ${goodsText(t, order)}`} />
      <DetailRow label={t('recharge.detail.for')} value={accountText(order)} />
      <CopyRow label={t('recharge.detail.number')} value={order.seqNo} />
    </>
  );
}
