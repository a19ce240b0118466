import type * as v from 'valibot';
import { withoutEnd } from '@/core/trimmed';
import { accountRoutes } from './account';
import { requestCardRoutes } from './requestCard';
import { evidenceRoutes } from './evidence';
import { generalRoutes } from './general';
import { kycRoutes } from './kyc';
import { largeRemitRoutes } from './largeRemit';
import { orderRoutes } from './order';
import { aliasesOf, expand, fillPath, isBuilt, type ConcretePath } from './paths';
import { payeeRoutes } from './payee';
import { rateRoutes } from './rates';
import { receiptRoutes } from './receipts';
import { rechargeRoutes } from './recharge';
import { remitRoutes } from './remit';
import { schoolRoutes } from './school';
import { tabRoutes } from './tabs';
import type { Guard, RouteRow } from './types';

export { payeeBankCountries, payeeMethodTypes } from './payee';
export { tabNames, type TabName } from './tabs';
export type { Guard, RouteRow, RouteVariant, StackMove } from './types';

/** The key is the namespace of the screens' texts and titles. */
export const routesByModule = {
  navigation: tabRoutes,
  account: accountRoutes,
  kyc: kycRoutes,
  payee: payeeRoutes,
  remit: remitRoutes,
  rates: rateRoutes,
  order: orderRoutes,
  general: { ...generalRoutes, ...receiptRoutes },
  evidence: evidenceRoutes,
  largeRemit: largeRemitRoutes,
  requestCard: requestCardRoutes,
  recharge: rechargeRoutes,
  school: schoolRoutes,
} as const;
export type RouteModule = keyof typeof routesByModule;

export const routes = {
  ...tabRoutes,
  ...accountRoutes,
  ...kycRoutes,
  ...payeeRoutes,
  ...remitRoutes,
  ...rateRoutes,
  ...orderRoutes,
  ...generalRoutes,
  ...receiptRoutes,
  ...evidenceRoutes,
  ...largeRemitRoutes,
  ...requestCardRoutes,
  ...rechargeRoutes,
  ...schoolRoutes,
} as const;

export type RouteName = keyof typeof routes;
export type RouteParams<N extends RouteName> = v.InferOutput<(typeof routes)[N]['params']>;
export type RouteInput<N extends RouteName> = v.InferInput<(typeof routes)[N]['params']>;

export const routeNames = Object.keys(routes) as RouteName[];
export const routeRow = (name: RouteName): RouteRow => routes[name];
export const guardOf = (name: RouteName): Guard => routeRow(name).guard ?? 'signedIn';
export const isOfVariant = (name: RouteName, variantId: string): boolean => {
  const { variants } = routeRow(name);
  return !variants || (variants as readonly string[]).includes(variantId);
};
export const isRouteName = (text: string): text is RouteName =>
  Object.prototype.hasOwnProperty.call(routes, text);

const moduleNames = Object.keys(routesByModule) as RouteModule[];
export const moduleOf = (name: RouteName): RouteModule =>
  moduleNames.find((module) => name in routesByModule[module]) as RouteModule;

/** `order.titles.bankOrder`, in `locales/<language>/order.json`. */
export const titleKeyOf = (name: RouteName) => `${moduleOf(name)}.titles.${name}`;

export interface RouteMatch extends ConcretePath {
  name: RouteName;
  alias: boolean;
}

export function allPaths(): RouteMatch[] {
  return routeNames.flatMap((name) => {
    const row = routeRow(name);
    return [
      ...expand(row.path, row.values).map((found) => ({ ...found, name, alias: false })),
      ...aliasesOf(row).map((found) => ({ ...found, name, alias: true })),
    ];
  });
}

let byPath: Map<string, RouteMatch> | null = null;

const normal = (path: string) => `/${withoutEnd(path.replace(/^\/+/, ''), '/')}`.toLowerCase();

/** Ignores case; without query. */
export function matchPath(path: string): RouteMatch | null {
  byPath ??= new Map(allPaths().map((found) => [normal(found.path), found]));
  return byPath.get(normal(path)) ?? null;
}

/** `params` must have passed the row's schema. */
export const pathOf = (name: RouteName, params: Readonly<Record<string, unknown>>) =>
  fillPath(routeRow(name).path, params);

export const routeIsBuilt = (name: RouteName, params: Readonly<Record<string, unknown>>) =>
  isBuilt(routeRow(name), params);

/** Null for a route that is not built. */
export function pageOf(name: RouteName): `pages/${string}/index` | null {
  const { page } = routeRow(name);
  return page === null ? null : `pages/${page}/index`;
}

export function pageList(): { main: string[]; subpackages: { root: string; pages: string[] }[] } {
  const main: string[] = [];
  const subpackages = new Map<string, string[]>();
  for (const page of new Set(routeNames.map(pageOf))) {
    if (!page) continue;
    const [, folder, ...rest] = page.split('/');
    if (rest.length < 2) main.push(page);
    else subpackages.set(`pages/${folder}`, [...(subpackages.get(`pages/${folder}`) ?? []), rest.join('/')]);
  }
  return { main, subpackages: [...subpackages].map(([root, pages]) => ({ root, pages })) };
}

/** H5 addresses by page; others lead to not-found. */
export function h5CustomRoutes(): Record<string, string[]> {
  const custom: Record<string, string[]> = {};
  for (const { name, path, params } of allPaths()) {
    const page = pageOf(name);
    if (!page || !routeIsBuilt(name, params)) continue;
    (custom[`/${page}`] ??= []).push(path);
  }
  return custom;
}
