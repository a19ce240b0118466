import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { queryClient } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { guardVerdict } from '@/state/navigation/rules';
import { useNotices } from '@/state/notices/notices';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { t } from '@/i18n';
import { drawApp } from '../../drawApp';
import { draw, erase, isThere, press, until, words } from '../../drawn';
import { variant } from '@/variants';
import { UserTab } from '@/modules/account/screens/UserTab';
import { PartRows } from '@/modules/request-card/PartRows';

const way: { route: string; params: unknown }[] = [];
const shownSession: { current: { signedIn: boolean; payer: unknown } } = {
  current: { signedIn: false, payer: null },
};
fake.session({
  useSession: () => shownSession.current,
  refreshPayer: async () => null,
});
fake.navigation({
  navigate: async (route: string, params: unknown) => void way.push({ route, params }),
  openRoute: async (route: string, params: unknown = {}, options: object = {}) =>
    void way.push({ route, params, ...options }),
});
const shownBrand = variant as { canLogout: boolean; hidesMenu: readonly string[] };
const { hidesMenu } = variant;

const payer = { userId: 'u1', payerNumber: '1', kycStatus: 'Init', hasPassword: false };
const open = async (session: { signedIn: boolean; payer: unknown }) => {
  shownSession.current = session;
  drawApp(<UserTab />);
  await act(async () => undefined);
};
const settled = () => act(async () => undefined);

beforeEach(() => {
  Object.assign(shownBrand, { canLogout: true, hidesMenu, partnerLogin: 'none' });
  way.length = 0;
  queryClient.clear();
});

describe('the menu of the user', () => {
  it('leads to the languages, for visitors too [P2.4-36]', async () => {
    await open({ signedIn: false, payer: null });
    press('user-language');
    expect(way).toEqual([{ route: 'langSet', params: {} }]);
    const visitor = { variantId: 'main', signedIn: false, loginOnly: false };
    expect(guardVerdict('langSet', visitor)).toBe('pass');
  });

  it('leads from its head to the own profile', async () => {
    await open({ signedIn: true, payer: { ...payer, fullName: 'Ada Byron' } });
    press('user-profile');
    expect(way).toEqual([{ route: 'accountPart', params: { part: 'profile' } }]);
  });

  it('offers a visitor to log in or to create an account, which a brand whose partner logs in does not', async () => {
    await open({ signedIn: false, payer: null });
    press('user-login');
    press('user-register');
    expect(way.map(({ route }) => route)).toEqual(['login', 'register']);
    erase();
    Object.assign(shownBrand, { partnerLogin: 'thirdPartyToken' });
    await open({ signedIn: false, payer: null });
    expect(['user-login', 'user-register'].map(isThere)).toEqual([true, false]);
  });

  it('lets anyone choose light or dark, and says which it is', async () => {
    await open({ signedIn: false, payer: null });
    expect(words()).toContain('As on this device');
    press('user-appearance');
    press('appearance-dark');
    await until(() => !isThere('appearance-dark'));
    expect(words()).toContain('Dark');
  });

  it.each([
    [{ fullName: 'Mia May Taylor', firstName: 'Mia' }, 'Hi, Mia'],
    [{ fullName: 'Mia May Taylor', firstName: 'Mia', nickName: 'Momo' }, 'Hi, Momo'],
    [{ fullName: 'Mia May Taylor', nickName: '' }, 'Hi, Mia May Taylor'],
  ])('greets by the name one is called: %j', async (names, greeting) => {
    await open({ signedIn: true, payer: { ...payer, ...names } });
    expect(document.querySelector('.user-tab__name')?.textContent).toBe(greeting);
  });

  it('shows some entries only to whoever they are for, papers to no visitor [P2.4-20 P6-29]', async () => {
    await open({ signedIn: false, payer: null });
    const ofPayers = ['kyc', 'large', 'logout', 'receipt', 'taxProof', 'bankCard'];
    expect(ofPayers.filter((entry) => isThere(`user-${entry}`))).toEqual([]);
    erase();
    await open({ signedIn: true, payer });
    expect(['user-kyc', 'user-large', 'user-logout'].map(isThere)).toEqual([true, false, true]);
    erase();
    await open({ signedIn: true, payer: { ...payer, kycStatus: 'Pass' } });
    expect(['user-kyc', 'user-large'].map(isThere)).toEqual([true, true]);
    erase();
    await open({ signedIn: true, payer: { ...payer, kycStatus: 'Pass', userLabel: 'LARGE_BLACK' } });
    expect(isThere('user-large')).toBe(false);
  });

  it.each([
    { holds: 'P2.4-21', entry: 'invitationSource', route: 'invitationResult', params: { source: 'true' } },
    { holds: 'P2.4-24', entry: 'safety', route: 'accountPart', params: { part: 'safety' } },
    { holds: 'P2.4-25', entry: 'antiFraud', route: 'antiFraud', params: {} },
    { holds: 'P2.4-26', entry: 'aboutUs', route: 'agreement', params: { type: 'about' } },
    { holds: 'P2.4-27', entry: 'download', route: 'downloadApp', params: {} },
    { holds: 'P2.4-30', entry: 'account', route: 'accountManager', params: {} },
    { holds: 'P2.4-37', entry: 'about', route: 'about', params: {} },
  ])('has the entry $entry [$holds]', async ({ entry, route, params }) => {
    await open({ signedIn: true, payer });
    press(`user-${entry}`);
    expect(way).toEqual([{ route, params }]);
  });

  it('leads to the opening of the account, with a way back [F4.2-10 P4.1-09]', async () => {
    await open({ signedIn: true, payer: { ...payer, countryCode: 'AUS' } });
    press('user-kyc');
    expect(way).toEqual([{ route: 'basicInformation', params: { market: 'aus' } }]);
  });

  it('leads to the accounts of direct debits where there are any [P2.4-23]', async () => {
    await open({ signedIn: true, payer: { ...payer, countryCode: 'AUS' } });
    expect(isThere('user-debits')).toBe(false);
    for (const countryCode of ['USA', 'KOR']) {
      erase();
      way.length = 0;
      await open({ signedIn: true, payer: { ...payer, countryCode } });
      press('user-debits');
      expect(way).toEqual([{ route: 'accountPart', params: { part: 'debits' } }]);
    }
  });

  it.each([
    { holds: 'P2.4-28 P2.4-29', market: 'JPN', target: 'CHN', shown: 'taxProof' },
    { holds: 'P2.4-28 P2.4-29', market: 'JPN', target: 'JPN', shown: 'taxProof' },
    ...['USA', 'SGP', 'KOR', 'HKG'].map((market) => ({
      holds: 'P2.4-29 P6-32',
      market,
      target: 'VNM',
      shown: 'receipt',
    })),
    { holds: 'P2.4-29', market: 'USA', target: 'JPN', shown: 'receipt' },
    { holds: 'P2.4-29 P6-30', market: 'CHN', target: 'VNM', shown: 'receipt' },
    { holds: 'P6-30', market: 'CHN', target: undefined, shown: 'receipt' },
    { holds: 'P6-30 P6-31', market: 'CHN', target: 'JPN', shown: undefined },
    { holds: 'P6-32', market: 'AUS', target: 'JPN', shown: undefined },
  ])('of $market sending to $target has $shown of tax proof and receipt [$holds]', async (row) => {
    act(() => remitDraftStore.setState({ targetCountryCode: row.target }));
    await open({ signedIn: true, payer: { ...payer, countryCode: row.market } });
    expect(['taxProof', 'receipt'].filter((entry) => isThere(`user-${entry}`))).toEqual(
      row.shown === undefined ? [] : [row.shown],
    );
    if (row.shown === undefined) return;
    press(`user-${row.shown}`);
    expect(way).toEqual([{ route: 'issueReceipt', params: {} }]);
  });

  it.each([
    { holds: 'P2.4-32', market: 'CHN', kycStatus: 'Pass', bankChannel: 'Kcb', shown: true },
    { holds: 'P2.4-20 P2.4-33', market: 'HKG', kycStatus: 'Pass', bankChannel: 'Kcb', shown: false },
    { holds: 'P2.4-34', market: 'CHN', kycStatus: 'WaitResult', bankChannel: 'Kcb', shown: false },
    { holds: 'P2.4-35', market: 'CHN', kycStatus: 'Pass', bankChannel: 'BlueOcean', shown: false },
  ])('of $market in $kycStatus with $bankChannel has the bank account: $shown [$holds]', async (row) => {
    const { market, shown, kycStatus, bankChannel } = row;
    await open({ signedIn: true, payer: { ...payer, countryCode: market, kycStatus, bankChannel } });
    expect(isThere('user-bankCard')).toBe(shown);
    if (!shown) return;
    press('user-bankCard');
    expect(way).toEqual([{ route: 'exportBankCard', params: {} }]);
  });

  it('leads to top-ups, but not in the brand of school fees', async () => {
    await open({ signedIn: true, payer });
    press('user-recharge');
    expect(way).toEqual([{ route: 'selectMembersWhoRecharge', params: {} }]);
    erase();
    shownBrand.hidesMenu = brands.schoolAgent.hidesMenu;
    await open({ signedIn: true, payer });
    expect(isThere('user-recharge')).toBe(false);
  });

  it("has no account manager in the school agent's brand [P2.4-31]", async () => {
    shownBrand.hidesMenu = brands.schoolAgent.hidesMenu;
    await open({ signedIn: true, payer });
    expect(['user-account', 'user-safety', 'user-antiFraud'].map(isThere)).toEqual([false, true, true]);
  });

  const brands = jest.requireActual<typeof import('@/variants/table')>('@/variants/table').variants;
  it.each([
    { holds: 'P6-13 F8-09', brand: 'linkPartner' },
    { holds: 'P6-14', brand: 'japanPartner' },
    { holds: 'P6-15', brand: 'singaporePartner' },
  ] as const)('of $brand does not log out, and says to log in from its app [$holds]', async ({ brand }) => {
    shownBrand.canLogout = brands[brand].canLogout;
    useNotices.setState({ toast: null });
    await open({ signedIn: true, payer });
    press('user-logout');
    expect(isThere('user-logout-confirm')).toBe(false);
    expect(words()).toContain(t('me.logoutPartner'));
    expect(useNotices.getState().toast?.messageKey).toBe('errors.loginAgain');
  });

  it('asks before it logs out', async () => {
    await open({ signedIn: true, payer });
    expect(words()).not.toContain(t('me.logoutPartner'));
    press('user-logout');
    expect(isThere('user-logout-confirm')).toBe(true);
  });

  it.each([
    ['nothing of someone who has sent nothing', 0, '0', []],
    ['no saving of nothing', 2, '0', ['me.transfers', 'me.since']],
    ['all three', 2, '8.00', ['me.transfers', 'me.saved', 'me.since']],
  ] as const)('tells %s', async (_, sent, saved, told) => {
    await open({ signedIn: true, payer });
    await byHand.asked
      .filter(({ name }) => name === 'payer.history')
      .at(-1)
      ?.answer({
        remitSuccessSum: sent,
        sourceSaveAmount: { amount: saved, currencyCode: 'AUD' },
        joinDate: Date.UTC(2025, 0, 2),
      });
    const keys = ['me.transfers', 'me.saved', 'me.since'] as const;
    expect(keys.filter((key) => words().includes(t(key)))).toEqual(told);
  });

  it('leads to customer service [P1-20]', async () => {
    await open({ signedIn: false, payer: null });
    press('user-service');
    await settled();
    expect(way).toEqual([{ route: 'serviceLink', params: { place: 'user' } }]);
  });
});

it('a card that waits for its document leads to its upload [P4.3-13]', () => {
  const card = {
    cardId: 'c1',
    checkStatus: 'WaitUpload',
    bankInfoStatus: 'done',
    identityInfoStatus: 'missing',
  };
  draw(<PartRows card={card as PayeeCard} />);
  press('part-identity');
  expect(way).toEqual([{ route: 'payeeKycSelectDocument', params: { cardId: 'c1' } }]);
});
