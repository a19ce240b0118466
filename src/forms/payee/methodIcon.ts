import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import { payeeMethods } from '@/domain/payee/payeeMethods';
import type { IconName } from '@/ui/Icon/iconNames';

const icons = {
  bank: 'bank',
  bill: 'receipt',
  cash: 'person',
  info: 'payee',
  wallet: 'wallet',
  alias: 'phone',
} as const satisfies Record<(typeof payeeMethods)[PayeeAccountType]['kind'], IconName>;

export const methodIcon = (type: PayeeAccountType): IconName => icons[payeeMethods[type].kind];
