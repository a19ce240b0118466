import { PayeeDocumentUpload } from '@/modules/payee/cards/PayeeDocumentUpload';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeKycDocumentUpload', PayeeDocumentUpload);
