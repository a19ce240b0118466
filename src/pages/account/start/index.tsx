import { Start } from '@/modules/account/screens/Start';
import { screenPage } from '@/pages/screenPage';

export default screenPage('start', Start);
