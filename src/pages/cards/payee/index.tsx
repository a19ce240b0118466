import { CardPayee } from '@/modules/cards/CardPayee';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionPayeeDetail', CardPayee);
