import { CardOrders } from '@/modules/cards/CardOrders';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionOrderList', CardOrders);
