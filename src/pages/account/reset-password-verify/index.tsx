import { ResetPasswordVerify } from '@/modules/account/screens/ResetPasswordVerify';
import { screenPage } from '@/pages/screenPage';

export default screenPage('resetPwdVerify', ResetPasswordVerify);
