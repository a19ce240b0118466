import { PaymentLink } from '@/modules/order/pay/PaymentLink';
import { screenPage } from '@/pages/screenPage';

export default screenPage('paymentLink', PaymentLink);
