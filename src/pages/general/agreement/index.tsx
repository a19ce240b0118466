import { Agreement } from '@/modules/general/screens/Agreement';
import { screenPage } from '@/pages/screenPage';

export default screenPage('agreement', Agreement);
