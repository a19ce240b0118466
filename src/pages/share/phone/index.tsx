import { SharePhone } from '@/modules/share/SharePhone';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeConfirmPhone', SharePhone);
