import { ShareConnect } from '@/modules/share/ShareConnect';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeShareConnect', ShareConnect);
