import type { PayeeFormKey } from '@/schemas/payee';
import { navigate } from '@/state/navigation';

/** The form of one way of receiving, at the address the specification gives it. */
export function openPayeeForm(country: string, key: PayeeFormKey, forRemit: boolean): Promise<void> {
  const params = { country, forRemit };
  switch (key) {
    case 'bank':
      return navigate('payeeBank', { country: country.toLowerCase(), forRemit });
    case 'alipay':
      return navigate('payeeAlipay', params);
    case 'wechat':
      return navigate('payeeWechat', params);
    case 'nineElements':
      return navigate('payeeBankNineElements', params);
    case 'uploadCard':
      return navigate('payeeBankUploadCard', params);
    default:
      return navigate('payeeMethod', { type: key, ...params });
  }
}
