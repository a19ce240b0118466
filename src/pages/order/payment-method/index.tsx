import { PaymentMethod } from '@/modules/order/pay/PaymentMethod';
import { screenPage } from '@/pages/screenPage';

export default screenPage('paymentMethod', PaymentMethod);
