import type { PayeeAccountType } from '@/catalogue/entities/payee';
import { navigate } from '@/state/navigation';

/** The form of one way of receiving, at the address the specification gives it. */
export function openPayeeForm(
  country: string,
  accountType: PayeeAccountType,
  forRemit: boolean,
): Promise<void> {
  if (accountType === 'bank')
    return navigate('payeeBank', { country: country.toLowerCase() as never, forRemit });
  if (accountType === 'alipay') return navigate('payeeAlipay', { country, forRemit });
  return navigate('payeeMethod', { type: accountType as never, country, forRemit });
}
