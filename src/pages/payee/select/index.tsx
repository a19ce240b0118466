import { SelectPayee } from '@/modules/payee/screens/SelectPayee';
import { screenPage } from '@/pages/screenPage';

export default screenPage('selectPayee', SelectPayee);
