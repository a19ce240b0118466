import { ChangeSelect } from '@/modules/payee-change/ChangeSelect';
import { screenPage } from '@/pages/screenPage';

export default screenPage('changePayeeSelectPayee', ChangeSelect);
