import { WaitActivation } from '@/modules/kyc/screens/WaitActivation';
import { screenPage } from '@/pages/screenPage';

export default screenPage('waitActivation', WaitActivation);
