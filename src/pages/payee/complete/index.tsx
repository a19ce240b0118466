import { CompletePayee } from '@/modules/payee-change/CompletePayee';
import { screenPage } from '@/pages/screenPage';

export default screenPage('completePayee', CompletePayee);
