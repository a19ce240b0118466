import { CardDetail } from '@/modules/payee/cards/CardDetail';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionCardDetail', CardDetail);
