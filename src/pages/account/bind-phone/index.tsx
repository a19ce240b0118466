import { BindPhone } from '@/modules/account/screens/BindContact';
import { screenPage } from '@/pages/screenPage';

export default screenPage('bindPhone', BindPhone);
