import * as v from 'valibot';
import { withoutEnd } from '@/core/trimmed';
import { matchPath, routeRow } from '@/routes';
import { country, flag, opaque } from '@/routes/params';
import type { RouterLocation, RouteQuery } from '@/platform/types';
import type { LaunchKey } from '@/variants';

const code = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const dropped = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);
const optional = <T extends v.GenericSchema>(schema: T) => v.optional(v.union([schema, dropped]));

const ofQa = { qa: v.optional(v.string()) };
const ofAll = {
  token: optional(opaque),
  lang: optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}([-_][A-Za-z]{2,4})?$/))),
  invtCode: optional(code),
  channel: optional(code),
  countryCode: optional(country),
  isSetMarketCode: optional(flag),
  // Only for partners' brands.
  partnerToken: optional(opaque),
  // Read and not kept: whether it came from the website; only in answers.
  isFromWebsite: v.optional(dropped),
  gToken: v.optional(dropped),
  ...(__QA__ ? ofQa : ({} as typeof ofQa)),
};
/** A broken value spoils no other. */
const launchShape = v.object({
  ...ofAll,
  merchantCode: optional(code),
  collectType: optional(code),
  schoolAgentId: optional(code),
  schoolAgentPayerPhone: optional(v.pipe(v.string(), v.regex(/^\+?\d{5,15}$/))),
});

export interface Launch {
  token?: string;
  lang?: string;
  channel?: string;
  /** Only with isSetMarketCode or a merchant. */
  market?: string;
  partnerToken?: string;
  merchantCode?: string;
  collectType?: string;
  schoolAgentId?: string;
  schoolAgentPayerPhone?: string;
  qa?: string | undefined;
}

/** `rest`: without launch params. */
export function readLaunch(
  { path, query }: RouterLocation,
  ofVariant: readonly LaunchKey[] = [],
): {
  launch: Launch;
  rest: RouteQuery;
  found: boolean;
} {
  // Params declared by the page are its own: POLi's token is no session.
  const row = routeRow(matchPath(path)?.name ?? 'tabbar');
  const declared = row.openQuery ? Object.keys((row.params as { entries?: object }).entries ?? {}) : [];
  // An agreement's `lang` also sets the app's.
  const own = declared.filter((key) => key !== 'lang');
  const setsMarket = query.isSetMarketCode !== undefined || ofVariant.includes('merchantCode');
  const keys = [...Object.keys(ofAll), ...ofVariant].filter(
    (key) => key in query && !own.includes(key) && (key !== 'countryCode' || setsMarket),
  );
  const given = v.parse(launchShape, Object.fromEntries(keys.map((key) => [key, query[key]])));
  const rest: RouteQuery = {};
  for (const key of Object.keys(query)) {
    if (!keys.includes(key)) rest[key] = query[key] ?? '';
  }
  const { countryCode, isSetMarketCode, invtCode, channel, ...same } = given;
  return {
    found: keys.length > 0,
    rest,
    launch: {
      ...same,
      channel: invtCode ?? channel,
      market: isSetMarketCode === true || ofVariant.includes('merchantCode') ? countryCode : undefined,
    },
  };
}

export type LaunchTurn = { to: 'website'; url: string } | { to: 'remit' } | null;

const INDEX = /^\/(?:index|home)(?:\.html?)?$/i;
const COUNTRY_INDEX = /^\/[a-z]{2,3}(?:[/-](?:index|home)(?:\.html?)?)$/i;
const SEND_TO = /^\/send-money-to-[a-z-]{2,40}$/i;

/** The website's index pages and `send-money-to-{x}`; a country's index is China's page, signed in the remit tab. */
export function launchTurn(
  path: string,
  { website, signedIn }: { website: string | null; signedIn: boolean },
): LaunchTurn {
  if (website === null) return null;
  const plain = withoutEnd(path, '/');
  const site = (page: string): LaunchTurn =>
    website ? { to: 'website', url: withoutEnd(website, '/') + page } : { to: 'remit' };
  if (SEND_TO.test(plain)) return site(plain.toLowerCase());
  if (INDEX.test(plain)) return site('/');
  if (COUNTRY_INDEX.test(plain)) return signedIn ? { to: 'remit' } : site('/send-money-to-china');
  return null;
}
