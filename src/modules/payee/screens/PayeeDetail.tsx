import { goBack, useRoute } from '@/state/navigation';
import { PayeeView } from '../parts/PayeeView';

export function PayeeDetail() {
  const { params } = useRoute('payeeDetail');
  return <PayeeView params={params} onDeleted={goBack} />;
}
