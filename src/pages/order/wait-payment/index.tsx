import { WaitPayment } from '@/modules/order/pay/PaymentCheck';
import { screenPage } from '@/pages/screenPage';

export default screenPage('waitPayment', WaitPayment);
