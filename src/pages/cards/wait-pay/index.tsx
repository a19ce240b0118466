import { CardWaitPay } from '@/modules/cards/CardWaitPay';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionWaitOrderPay', CardWaitPay);
