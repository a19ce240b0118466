import { Login } from '@/modules/account/screens/Login';
import { screenPage } from '@/pages/screenPage';

export default screenPage('login', Login);
