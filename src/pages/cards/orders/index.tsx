import { CardOrders } from '@/modules/payee/cards/CardOrders';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionOrderList', CardOrders);
