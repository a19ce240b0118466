import type { RechargeOrder } from '@/contracts/calls/services/recharge';
import { useT } from '@/i18n';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';
import { accountText, goodsText } from './topUpTexts';

export function TopUpFacts({ order }: { order: RechargeOrder }) {
  const t = useT();
  return (
    <>
      <DetailRow
        label={t('collection.recharge.detail.goods')}
        value={`${order.brand} · ${goodsText(t, order)}`}
      />
      <DetailRow label={t('collection.recharge.detail.for')} value={accountText(order)} />
      <CopyRow label={t('collection.recharge.detail.number')} value={order.seqNo} />
    </>
  );
}
