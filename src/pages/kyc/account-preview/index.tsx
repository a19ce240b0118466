import { AccountPreview } from '@/modules/kyc/screens/AccountPreview';
import { screenPage } from '@/pages/screenPage';

export default screenPage('accountPreview', AccountPreview);
