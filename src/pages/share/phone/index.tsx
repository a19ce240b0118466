import { SharePhone } from '@/modules/payee/share/SharePhone';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeConfirmPhone', SharePhone);
