import { BasicInformation } from '@/modules/kyc/screens/BasicInformation';
import { screenPage } from '@/pages/screenPage';

export default screenPage('basicInformation', BasicInformation);
