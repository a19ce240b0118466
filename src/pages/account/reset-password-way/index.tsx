import { ResetPasswordWay } from '@/modules/account/screens/ResetPasswordWay';
import { screenPage } from '@/pages/screenPage';

export default screenPage('resetPwdWay', ResetPasswordWay);
