import { WebLink } from '@/modules/general/screens/WebLink';
import { screenPage } from '@/pages/screenPage';

export default screenPage('webview', WebLink);
