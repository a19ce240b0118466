import { DocumentUpload } from '@/modules/kyc/screens/DocumentUpload';
import { screenPage } from '@/pages/screenPage';

export default screenPage('documentUpload', DocumentUpload);
