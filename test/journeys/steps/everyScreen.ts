import {
  matchPath,
  moduleOf,
  routeIsBuilt,
  routeNames,
  guardOf,
  routeRow,
  type RouteModule,
  type RouteName,
  type RouteRow,
} from '@/routes';
import { chineseCard } from './cardSteps';
import type { Driver } from '../driver';
import { poll } from '../driver/poll';
import type { OrderingPayer } from './people';

/** By param names. */
export interface Things {
  payeeId: string;
  seqNo: string;
  cardId: string;
  shareCode: string;
  popInfoId: string;
}

export async function thingsOf({
  client,
  payeeId,
  seqNo,
}: Pick<OrderingPayer, 'client' | 'payeeId' | 'seqNo'>): Promise<Things> {
  const { card } = await client.call('payeeCard.create', chineseCard);
  const { shareCode } = await client.call('payeeShare.getUrl', { sourceCountry: 'AUS', country: 'CHN' });
  return { payeeId, seqNo, cardId: card.cardId, shareCode, popInfoId: 'pop_demo' };
}

const usual: Readonly<Record<string, string>> = {
  market: 'AUS',
  country: 'CHN',
  countryCode: 'CHN',
  idType: 'passport',
  role: 'owner',
};

const thames = { schoolId: 'gbr-thames' };

/** Queries that param names do not determine. */
const examples: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  webview: { link: 'https://elsewhere.test/page' },
  undoContact: { code: 'link-1' },
  trackTransfer: { code: 'page-1' },
  overseasUpload: { amount: '1000' },
  overseasSelectUni: { country: 'GBR' },
  overseasSelectUniAccount: thames,
  overseasAddAccount: thames,
  overseasTypeOfExpense: thames,
  overseasStudentInformation: {
    ...thames,
    accountId: 'account-gbr-thames',
    feeType: 'tuition',
    amount: '2000',
  },
  overseasUploadPayerCard: { amount: '1000' },
  zlpDocUpload: { about: 'relation' },
  zlpSelectDocument: { about: 'student' },
};

interface Field {
  type: string;
}

function partOf(row: RouteRow, name: string): string | undefined {
  const values = row.builtValues?.[name] ?? row.values?.[name];
  const wanted = usual[name]?.toLowerCase();
  return values?.find((value) => value.toLowerCase() === wanted) ?? values?.[0];
}

function paramsOf(name: RouteName, things: Things): Record<string, string> {
  const row = routeRow(name);
  const known: Readonly<Record<string, string>> = { ...usual, ...things, ...examples[name] };
  const fields = Object.entries((row.params as { entries?: Record<string, Field> }).entries ?? {});
  return Object.fromEntries(
    fields.flatMap(([field, { type }]) => {
      const value = partOf(row, field) ?? known[field];
      if (value === undefined && type !== 'optional')
        throw new Error(`${name} needs ${field}: give it an example`);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

export interface Visit {
  route: RouteName;
  module: RouteModule;
  params: Readonly<Record<string, string>>;
  signedIn: boolean;
}

export const ofMainBrand = (name: RouteName): boolean => routeRow(name).variants === undefined;

/** Derived from the route table, visitors' screens first. */
export function visits(things: Things): Visit[] {
  return routeNames
    .filter(ofMainBrand)
    .map((route) => ({ route, params: paramsOf(route, things) }))
    .filter(({ route, params }) => routeIsBuilt(route, params))
    .map(({ route, params }) => ({
      route,
      params,
      module: moduleOf(route),
      signedIn: guardOf(route) !== 'visitor',
    }))
    .sort((a, b) => Number(a.signedIn) - Number(b.signedIn));
}

export const modulesWithScreens: readonly RouteModule[] = [
  ...new Set(routeNames.filter((name) => routeRow(name).page && ofMainBrand(name)).map(moduleOf)),
];

/** Until loaded; returns the final route, as some redirect. */
export async function visit(d: Driver, { route, params }: Visit, loading = 'Loading'): Promise<RouteName> {
  await d.open(route, { params });
  let last = '';
  await poll(
    `${route} is shown`,
    async () => {
      const outline = await d.outline();
      const settled = outline === last && outline.trim() !== '' && !outline.includes(loading);
      last = outline;
      return settled;
    },
    { describe: () => d.outline() },
  );
  const reached = matchPath(await d.path())?.name ?? 'notFound';
  if (reached === 'notFound' && route !== reached) throw new Error(`${route} is not found`);
  return reached;
}
