import { PayeeDocumentUpload } from '@/modules/cards/PayeeDocumentUpload';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeKycDocumentUpload', PayeeDocumentUpload);
