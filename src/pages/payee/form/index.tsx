import { PayeeForm } from '@/modules/payee/screens/PayeeForm';
import { screenPage } from '@/pages/screenPage';

export default screenPage(
  ['payeeBank', 'payeeAlipay', 'payeeWechat', 'payeeMethod', 'payeeBankNineElements', 'payeeBankUploadCard'],
  PayeeForm,
);
