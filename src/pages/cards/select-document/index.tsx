import { PayeeSelectDocument } from '@/modules/payee/cards/PayeeSelectDocument';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeKycSelectDocument', PayeeSelectDocument);
