import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { commonSecureInit } from '@/contracts/calls/common/secure';
import type { Payer } from '@/contracts/entities/payer';
import { platform } from '@/platform';
import { call } from '@/state/client/client';
import { marketStore } from '@/state/market/market';
import { sessionStore } from '@/state/session/session';

async function firstPath(market: string, payersMarket: string): Promise<string | undefined> {
  marketStore.setState({ countryCode: market });
  sessionStore.setState({ payer: { countryCode: payersMarket } as Payer });
  const asked: string[] = [];
  platform.request = async ({ url }) => {
    asked.push(url);
    return { status: 500, headers: {}, text: '' };
  };
  await call(commonSupportCountry, {}).catch(() => undefined);
  return [commonSecureInit, commonSupportCountry].find(({ path }) => asked[0]?.includes(path))?.name;
}

test.each([
  ['KOR', 'AUS', commonSecureInit.name],
  ['AUS', 'KOR', commonSecureInit.name],
  ['AUS', 'AUS', commonSupportCountry.name],
])(
  'at %s with a payer of %s a plain call begins with %s: Korea’s are signed [P5-18]',
  async (at, of, first) => {
    expect(await firstPath(at, of)).toBe(first);
  },
);
