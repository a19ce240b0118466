import { OrderDetail } from '@/modules/order/detail/OrderDetail';
import { screenPage } from '@/pages/screenPage';

export default screenPage('bankOrder', OrderDetail);
