import { ShareExchange } from '@/modules/payee/share/ShareExchange';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeShareExchange', ShareExchange);
