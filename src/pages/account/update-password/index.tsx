import { UpdatePassword } from '@/modules/account/screens/UpdatePassword';
import { screenPage } from '@/pages/screenPage';

export default screenPage('updatePwd', UpdatePassword);
