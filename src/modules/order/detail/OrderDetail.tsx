import { useRoute } from '@/state/navigation';
import { OrderView } from './OrderView';

export function OrderDetail() {
  const { params } = useRoute('bankOrder');
  return <OrderView seqNo={params.seqNo} />;
}
