import { LanguageSetting } from '@/modules/account/screens/LanguageSetting';
import { screenPage } from '@/pages/screenPage';

export default screenPage('langSet', LanguageSetting);
