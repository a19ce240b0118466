import { CardCreate } from '@/modules/cards/CardCreate';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionCreate', CardCreate);
