import type { PayeeAccountType } from '@/catalogue/entities/payee';
import type { FormSchema } from '../types';
import { payeeChnAlipay, payeeChnBank } from './chn';
import { payeePhlBank, payeePhlCash, payeePhlWallet } from './phl';

type Forms = Partial<Record<PayeeAccountType, FormSchema>>;

/** Payee forms by country and way of receiving. A new country is one file here, one fixture and its texts. */
export const payeeForms = {
  CHN: { bank: payeeChnBank, alipay: payeeChnAlipay },
  PHL: { bank: payeePhlBank, eWallet: payeePhlWallet, cash: payeePhlCash },
} as const satisfies Record<string, Forms>;

export const payeeFormOf = (country: string, accountType: string): FormSchema | undefined =>
  (payeeForms as Readonly<Record<string, Readonly<Record<string, FormSchema>>>>)[country]?.[accountType];
