import { ImproveAddress } from '@/modules/payee-change/ImproveAddress';
import { screenPage } from '@/pages/screenPage';

export default screenPage('improvePayeeAddress', ImproveAddress);
