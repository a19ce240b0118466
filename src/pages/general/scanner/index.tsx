import { Scanner } from '@/modules/general/screens/Scanner';
import { screenPage } from '@/pages/screenPage';

export default screenPage('scanner', Scanner);
