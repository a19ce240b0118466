import { useT } from '@/i18n';
import { withTexts } from '@/i18n/withTexts';
import { navigate } from '@/state/navigation';
import { later } from '@/ui/later';
import { Pane } from '@/ui/ListDetail/Pane';
import { TextButton } from '@/ui/TextButton';

const OrderView = later(() => import('../detail/OrderView').then((part) => withTexts(part.OrderView)));

export function OrderBeside({ seqNo }: { seqNo: string }) {
  const t = useT();
  return (
    <OrderView
      key={seqNo}
      seqNo={seqNo}
      frame={Pane}
      besideList
      right={
        <TextButton
          id="order-own-page"
          label={t('orders.ownPage')}
          onPress={() => navigate('bankOrder', { seqNo })}
        />
      }
    />
  );
}
