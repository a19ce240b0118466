import { CardShare } from '@/modules/payee/cards/CardShare';
import { screenPage } from '@/pages/screenPage';
import { sharingPage } from '@/pages/sharingPage';

export default sharingPage(screenPage('collectionShare', CardShare));
