import { CardDetail } from '@/modules/cards/CardDetail';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionCardDetail', CardDetail);
