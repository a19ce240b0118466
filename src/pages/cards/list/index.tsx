import { CardList } from '@/modules/payee/cards/CardList';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionCards', CardList);
