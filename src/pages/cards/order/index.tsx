import { CardOrder } from '@/modules/payee/cards/CardOrder';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionOrderDetail', CardOrder);
