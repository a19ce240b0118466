import { Register } from '@/modules/account/screens/Register';
import { screenPage } from '@/pages/screenPage';

export default screenPage('register', Register);
