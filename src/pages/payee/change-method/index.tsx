import { ChangeMethod } from '@/modules/payee-change/ChangeMethod';
import { screenPage } from '@/pages/screenPage';

export default screenPage('changePayeePaymentMethod', ChangeMethod);
