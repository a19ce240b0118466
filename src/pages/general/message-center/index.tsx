import { MessageCenter } from '@/modules/general/screens/MessageCenter';
import { screenPage } from '@/pages/screenPage';

export default screenPage('messageCenter', MessageCenter);
