import { ConfirmRemit } from '@/modules/remit/confirm/ConfirmRemit';
import { screenPage } from '@/pages/screenPage';

export default screenPage('confirmRemit', ConfirmRemit);
