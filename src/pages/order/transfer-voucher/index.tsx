import { TransferVoucher } from '@/modules/order/detail/TransferVoucher';
import { screenPage } from '@/pages/screenPage';

export default screenPage('transferVoucher', TransferVoucher);
