import { ShareAccount } from '@/modules/share/ShareAccount';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeShareAccount', ShareAccount);
