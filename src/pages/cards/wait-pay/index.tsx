import { CardWaitPay } from '@/modules/payee/cards/CardWaitPay';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionWaitOrderPay', CardWaitPay);
