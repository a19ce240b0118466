import { BankPayment } from '@/modules/order/pay/BankPayment';
import { screenPage } from '@/pages/screenPage';

export default screenPage('bankPayment', BankPayment);
