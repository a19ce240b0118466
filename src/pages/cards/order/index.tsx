import { CardOrder } from '@/modules/cards/CardOrder';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionOrderDetail', CardOrder);
