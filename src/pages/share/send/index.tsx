import { SharePayee } from '@/modules/share/SharePayee';
import { screenPage } from '@/pages/screenPage';
import { sharingPage } from '@/pages/sharingPage';

export default sharingPage(screenPage('sharePayee', SharePayee));
