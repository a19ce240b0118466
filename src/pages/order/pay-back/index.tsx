import { PayBack } from '@/modules/order/pay/PaymentCheck';
import { screenPage } from '@/pages/screenPage';

export default screenPage(['orderPayBack', 'poliPayback'], PayBack);
