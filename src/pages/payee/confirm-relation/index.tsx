import { ConfirmRelation } from '@/modules/payee-change/ConfirmRelation';
import { screenPage } from '@/pages/screenPage';

export default screenPage('confirmPayeeRelation', ConfirmRelation);
