import { CardCreate } from '@/modules/payee/cards/CardCreate';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionCreate', CardCreate);
