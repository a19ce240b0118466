import { chosenForOf } from '@/forms/payee/useChoosePayee';
import { useRoute } from '@/state/navigation';
import { KnownPayee } from '../parts/KnownPayee';
import '../texts';

/** /completePayee: a payee's own form with what is known, for what is missing. */
export function CompletePayee() {
  const { params } = useRoute('completePayee');
  return <KnownPayee payeeId={params.payeeId} chosenFor={chosenForOf(params)} completing />;
}
