import { type RouteName, routeNames, routeRow, type TabName } from '../../src/routes';
import { aliasesOf, expand } from '../../src/routes/paths';
import { tabRoutes } from '../../src/routes/tabs';

/** A screen's looks before its code has come. */
export type SightKind = 'home' | 'user' | 'tab' | 'start' | 'list' | 'form' | 'detail';

/** Pages of the route table; all others are details. */
export const kindOfPage: Readonly<Record<string, SightKind>> = {
  'account/login': 'form',
  'account/password': 'form',
  'account/contact': 'form',
  'account/language': 'list',
  'send/kyc/basic-information': 'form',
  'send/kyc/step': 'form',
  'send/kyc/document': 'form',
  'send/payee/form': 'form',
  'send/payee/select': 'list',
  'send/payee/change': 'list',
  'send/order/payment-method': 'list',
  'send/order/accounts': 'list',
  'services/coupons/list': 'list',
  'services/cards/document': 'form',
  'services/cards/order': 'list',
  'services/evidence/questions': 'form',
  'services/evidence/papers': 'list',
  'services/overseas/step': 'form',
  'services/school-agent/step': 'form',
  'services/recharge/step': 'list',
  'general/message-center': 'list',
  'receipts/step': 'list',
};

const own: Partial<Record<RouteName, SightKind>> = { start: 'start' };
const kindOfTab: Readonly<Record<TabName, SightKind>> = {
  remit: 'home',
  order: 'tab',
  payee: 'tab',
  user: 'user',
};

/** Addresses in lower case; a `*` at the end: all that begin so. */
export function sightKinds(): Partial<Record<SightKind, string[]>> {
  const kinds: Partial<Record<SightKind, string[]>> = {};
  const put = (kind: SightKind | undefined, path: string): void => {
    const [fixed = '', part] = path.toLowerCase().split('{');
    const address = part === undefined ? fixed : `${fixed}*`;
    if (kind && address !== '/*') (kinds[kind] ??= []).push(address);
  };
  const { tabbar } = tabRoutes;
  for (const { path, params } of [...expand(tabbar.path, tabbar.values), ...aliasesOf(tabbar)])
    put(kindOfTab[params.tab as TabName], path);
  for (const name of routeNames) {
    const { path, aliases = [], page } = routeRow(name);
    const kind = own[name] ?? kindOfPage[page ?? ''];
    for (const one of [path, ...aliases]) put(kind, typeof one === 'string' ? one : one.path);
  }
  return kinds;
}
