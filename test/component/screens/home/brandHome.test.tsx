import { byHand, fake } from '../../fakeApp';
import en from '@locales/en/remit.json';
import rateLine from '@locales/en/rateLine.json';
import { act, type ReactElement } from 'react';
import { AppError } from '@/core/appError';
import { registerNamespace, t } from '@/i18n';
import { SERVICE_EMAIL } from '@/state/market/serviceContact';
import { queryClient } from '@/state/queries/queries';
import { brandIs } from '../../../fakes/brand';
import { drawApp } from '../../drawApp';
import { isThere, press, words } from '../../drawn';
import { quoted } from '../../hooks/quoted';
import { RemitHome } from '@/modules/remit/home/RemitHome';
import { RateLine } from '@/modules/remit/home/price/RateLine';

const opened: unknown[] = [];
fake.navigation({
  navigate: async (...given: unknown[]) => void opened.push(given),
});
registerNamespace('remit', { en });
registerNamespace('rateLine', { en: rateLine });

const { asked } = byHand;
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(async () => undefined);
};
let leave = (): void => undefined;
async function show(screen: ReactElement) {
  const { redraw } = drawApp(screen);
  leave = () => act(() => redraw(<></>));
  await turns();
}
beforeEach(() => {
  asked.length = 0;
  opened.length = 0;
  queryClient.clear();
});
afterEach(() => leave());

describe("the home of another provider's brand", () => {
  beforeEach(() => {
    brandIs('whiteLabel');
  });

  it.each([
    ['missing', 'channel'],
    ['unknown', 'business'],
  ] as const)('whose provider is %s says so, and names who can help', async (problem, kind) => {
    await show(<RemitHome />);
    for (let round = 0; round < 3; round += 1) {
      for (const one of asked.splice(0))
        await one.fail(new AppError({ code: '1', kind, messageKey: 'errors.unknown' }));
      await turns();
    }
    expect(words()).toContain(t(`remit.home.merchant.${problem}`));
    expect(words()).toContain(SERVICE_EMAIL);
    press('home-merchant-help');
    expect(opened).toEqual([['serviceLink', { place: 'merchant' }]]);
  });

  it('that cannot be reached is not called unknown', async () => {
    await show(<RemitHome />);
    for (let round = 0; round < 3; round += 1) {
      for (const one of asked.splice(0))
        await one.fail(new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' }));
      await turns();
    }
    expect(words()).toContain(t('remit.home.marketsFailed'));
    expect(isThere('home-merchant-help')).toBe(false);
  });
});

it.each([
  ['walletPartner', 'partnerRateHome'],
  ['linkPartner', 'remitRate'],
] as const)("%s: the home's rate leads to %s", async (brand, route) => {
  brandIs(brand);
  await show(<RateLine quote={quoted()} />);
  press('rate-line-open');
  expect(opened).toEqual([[route]]);
});
