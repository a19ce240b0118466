import { createElement, type ComponentType } from 'react';
import type { RouteParams } from '@/routes';
import { useRoute } from '@/state/navigation';
import { CloseAccount } from './CloseAccount';
import { Debits } from './Debits';
import { Devices } from './Devices';
import { Profile } from './Profile';
import { Safety } from './Safety';

const screens: Record<RouteParams<'accountPart'>['part'], ComponentType> = {
  profile: Profile,
  devices: Devices,
  safety: Safety,
  debits: Debits,
  close: CloseAccount,
};

export function AccountPart() {
  const { params } = useRoute('accountPart');
  return createElement(screens[params.part]);
}
