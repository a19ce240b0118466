import { ShareConnect } from '@/modules/payee/share/ShareConnect';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeShareConnect', ShareConnect);
