import { CardReport } from '@/modules/cards/CardReport';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionReport', CardReport);
