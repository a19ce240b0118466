import { CardReport } from '@/modules/payee/cards/CardReport';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionReport', CardReport);
