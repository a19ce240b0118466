import { PayeeSelectDocument } from '@/modules/cards/PayeeSelectDocument';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeKycSelectDocument', PayeeSelectDocument);
