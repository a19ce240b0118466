import type { PayeeFormKey } from '@/schemas/payee';
import { navigate, type NavigateOptions } from '@/state/navigation';
import type { ChosenFor } from './useChoosePayee';

/** The specification's addresses. `edits`: a payee's id. */
export function openPayeeForm(
  country: string,
  key: PayeeFormKey,
  more: ChosenFor & { edits?: string } = {},
  options?: NavigateOptions,
): Promise<void> {
  const params = { country, ...more };
  switch (key) {
    case 'bank':
      return navigate('payeeBank', { ...params, country: country.toLowerCase() }, options);
    case 'alipay':
      return navigate('payeeAlipay', params, options);
    case 'wechat':
      return navigate('payeeWechat', params, options);
    case 'nineElements':
      return navigate('payeeBankNineElements', params, options);
    case 'uploadCard':
      return navigate('payeeBankUploadCard', params, options);
    default:
      return navigate('payeeMethod', { type: key, ...params }, options);
  }
}
