import { ConfirmChange } from '@/modules/payee-change/ConfirmChange';
import { screenPage } from '@/pages/screenPage';

export default screenPage('confirmChangePayee', ConfirmChange);
