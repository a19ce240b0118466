import { ShareProtocol } from '@/modules/payee/share/ShareProtocol';
import { screenPage } from '@/pages/screenPage';

export default screenPage('protocolAuthorization', ShareProtocol);
