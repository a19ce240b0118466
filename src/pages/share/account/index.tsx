import { ShareAccount } from '@/modules/payee/share/ShareAccount';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeShareAccount', ShareAccount);
