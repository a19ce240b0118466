import type { ComponentType } from 'react';
import type { TabName } from '@/routes';
import { UserTab } from '@/modules/account/screens/UserTab';
import { OrdersTab } from '@/modules/order/list/OrdersTab';
import { PayeesTab } from '@/modules/payee/list/PayeesTab';
import { RemitHome } from '@/modules/remit/home/RemitHome';

export const panelScreens = {
  remit: RemitHome,
  order: OrdersTab,
  payee: PayeesTab,
  user: UserTab,
} satisfies Partial<Record<TabName, ComponentType>>;
