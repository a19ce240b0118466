import { SelectMethod } from '@/modules/payee/screens/SelectMethod';
import { screenPage } from '@/pages/screenPage';

export default screenPage('selectPayeeMethod', SelectMethod);
