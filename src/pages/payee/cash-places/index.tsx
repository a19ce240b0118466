import { CashPlaces } from '@/modules/payee/screens/CashPlaces';
import { screenPage } from '@/pages/screenPage';

export default screenPage(['cashWithdrawalPoint'], CashPlaces);
