import { PayeeDetail } from '@/modules/payee/screens/PayeeDetail';
import { screenPage } from '@/pages/screenPage';

export default screenPage('payeeDetail', PayeeDetail);
