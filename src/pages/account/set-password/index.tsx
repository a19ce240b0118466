import { SetPassword } from '@/modules/account/screens/SetPassword';
import { screenPage } from '@/pages/screenPage';

export default screenPage('setPwd', SetPassword);
