import { SharePayee } from '@/modules/payee/share/SharePayee';
import { screenPage } from '@/pages/screenPage';

export default screenPage('sharePayee', SharePayee);
