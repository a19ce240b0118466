import { ShareProtocol } from '@/modules/share/ShareProtocol';
import { screenPage } from '@/pages/screenPage';

export default screenPage('protocolAuthorization', ShareProtocol);
