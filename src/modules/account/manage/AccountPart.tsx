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

/** /account/{part}: one part of the account on a screen of its own. */
export function AccountPart() {
  const { params } = useRoute('accountPart');
  return createElement(screens[params.part]);
}
