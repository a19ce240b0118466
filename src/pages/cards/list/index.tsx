import { CardList } from '@/modules/cards/CardList';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionCards', CardList);
