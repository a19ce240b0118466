import { useRoute } from '@/state/navigation';
import { OrderView } from './OrderView';

/** /bankOrder: the page of one order. */
export function OrderDetail() {
  const { params } = useRoute('bankOrder');
  return <OrderView seqNo={params.seqNo} />;
}
