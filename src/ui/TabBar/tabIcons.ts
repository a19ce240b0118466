import type { TabName } from '@/routes';
import type { IconName } from '../Icon/iconNames';

export const tabIcons: Readonly<Record<TabName | 'invitation', IconName>> = {
  remit: 'send',
  order: 'order',
  payee: 'payee',
  user: 'user',
  invitation: 'gift',
};
