import { screenPage } from '@/pages/screenPage';
import { TabArea } from './TabArea';

export default screenPage('tabbar', TabArea);
