import { SelectDocument } from '@/modules/kyc/screens/SelectDocument';
import { screenPage } from '@/pages/screenPage';

export default screenPage(['selectDocument', 'jpnSelectDocument'], SelectDocument);
