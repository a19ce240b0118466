import { ShareExchange } from '@/modules/share/ShareExchange';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeShareExchange', ShareExchange);
