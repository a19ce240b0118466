import { CardAccount } from '@/modules/payee/cards/CardAccount';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionAccount', CardAccount);
