import { RemittanceTransfer } from '@/modules/remit/home/RemittanceTransfer';
import { screenPage } from '@/pages/screenPage';

export default screenPage('remittanceTransfer', RemittanceTransfer);
