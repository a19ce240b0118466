import { CardPayee } from '@/modules/payee/cards/CardPayee';
import { screenPage } from '@/pages/screenPage';

export default screenPage('collectionPayeeDetail', CardPayee);
