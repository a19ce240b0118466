import { RefundRequest } from '@/modules/order/detail/RefundRequest';
import { screenPage } from '@/pages/screenPage';

export default screenPage('orderRefund', RefundRequest);
