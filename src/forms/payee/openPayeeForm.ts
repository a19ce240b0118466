import type { PayeeFormKey } from '@/schemas/payee';
import { navigate } from '@/state/navigation';
import type { ChosenFor } from './useChoosePayee';

/** The specification's addresses. `edits`: a payee's id. */
export function openPayeeForm(
  country: string,
  key: PayeeFormKey,
  more: ChosenFor & { edits?: string } = {},
): Promise<void> {
  const params = { country, ...more };
  switch (key) {
    case 'bank':
      return navigate('payeeBank', { ...params, country: country.toLowerCase() });
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
