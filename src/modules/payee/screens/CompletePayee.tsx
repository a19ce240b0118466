import { chosenForOf } from '@/forms/payee/useChoosePayee';
import { useRoute } from '@/state/navigation';
import { KnownPayee } from '../parts/KnownPayee';
import '../texts';

export function CompletePayee() {
  const { params } = useRoute('completePayee');
  return <KnownPayee payeeId={params.payeeId} chosenFor={chosenForOf(params)} completing />;
}
