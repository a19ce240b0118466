import { CardAccount } from '@/modules/cards/CardAccount';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionAccount', CardAccount);
