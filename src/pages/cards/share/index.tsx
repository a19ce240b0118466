import { CardShare } from '@/modules/payee/cards/CardShare';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionShare', CardShare);
