import assert from 'node:assert/strict';
import type { MarketCode } from '@/domain/markets/markets';
import type { LaunchKey, VariantConfig, VariantId } from '@/variants';
import { variants } from '@/variants/table';
import type { ConsoleClient } from '../console';
import type { Driver, Person } from '../driver';
import { signIn } from './steps';

const given = (row: VariantConfig): Partial<Record<LaunchKey, string>> => ({
  merchantCode: row.headers.agentChannel ? 'ZLPDEMO' : 'DEMOBANK',
  collectType: '1',
});
/** To be ignored by market-bound brands. */
const elsewhere = { countryCode: 'NZL', isSetMarketCode: 'true' };

export interface Brand {
  id: VariantId;
  row: VariantConfig;
  link: Record<string, string>;
  market: MarketCode;
}

/** `chosen`: by the link, for a build with all. */
export function brandOf(id: VariantId, chosen = false): Brand {
  const row: VariantConfig = variants[id];
  const values = given(row);
  const own = row.launchKeys.flatMap((key) => (values[key] ? [[key, values[key]]] : [])) as [
    string,
    string,
  ][];
  return {
    id,
    row,
    link: {
      ...Object.fromEntries(own),
      ...(row.forcedMarket ? elsewhere : {}),
      ...(chosen ? { brand: id } : {}),
    },
    market: row.forcedMarket ?? row.loginMarket ?? 'AUS',
  };
}

export async function partnerToken(
  console: ConsoleClient,
  kind: VariantConfig['partnerLogin'],
  { market, areaCode, phone }: Person,
): Promise<string> {
  const made = await console.action<{ result?: { token: string }; token?: string }>('account.partyToken', {
    partner: kind === 'tokenExchange' ? 'bank' : 'wallet',
    countryCode: market,
    areaCode,
    phoneNumber: phone,
  });
  return made.token ?? made.result?.token ?? assert.fail('no token');
}

/** Returns the used partner token. */
export async function comeIn(
  d: Driver,
  { console, person }: { console: ConsoleClient; person: Person },
  { row, link }: Brand,
  wanted: string,
): Promise<string | null> {
  let partner: string | null = null;
  if (row.partnerLogin === 'none') {
    await signIn(d, { person, console });
    await d.seePath(wanted);
    await d.open('/tabbar/remit');
  } else {
    partner = await partnerToken(console, row.partnerLogin, person);
    await d.launch({ ...link, partnerToken: partner });
  }
  await d.seePath('/tabbar/remit');
  await d.see('remit-send');
  return partner;
}
