import { BindEmail } from '@/modules/account/screens/BindContact';
import { screenPage } from '@/pages/screenPage';

export default screenPage('bindEmail', BindEmail);
