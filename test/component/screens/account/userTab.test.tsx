import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useNotices } from '@/state/notices/notices';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { t } from '@/i18n';
import { draw, erase, isThere, press, words } from '../../drawn';
import { callByHand } from '../../hooks/renderHook';

const mockByHand = callByHand();
const mockWay: { route: string; params: unknown }[] = [];
const mockSession: { current: { signedIn: boolean; payer: unknown } } = {
  current: { signedIn: false, payer: null },
};
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/session/session', () => ({
  ...jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session'),
  useSession: () => mockSession.current,
}));
jest.mock('@/state/session/profile', () => ({ refreshPayer: async () => null }));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  navigate: async (route: string, params: unknown) => void mockWay.push({ route, params }),
  openRoute: async (route: string, params: unknown = {}) => void mockWay.push({ route, params }),
}));
jest.mock('@/state/events/events', () => ({ track: () => undefined }));
const mockBrand: { canLogout: boolean; hidesMenu: readonly string[] } = { canLogout: true, hidesMenu: [] };
jest.mock('@/variants', () => {
  const actual = jest.requireActual<typeof import('@/variants')>('@/variants');
  return { ...actual, variant: { ...actual.variant, get canLogout() { return mockBrand.canLogout; }, get hidesMenu() { return mockBrand.hidesMenu; } } };
}); // prettier-ignore

const { UserTab } = jest.requireActual<typeof import('@/modules/account/screens/UserTab')>(
  '@/modules/account/screens/UserTab',
);
const { PartRows } = jest.requireActual<typeof import('@/modules/request-card/PartRows')>(
  '@/modules/request-card/PartRows',
);

const payer = { userId: 'u1', payerNumber: '1', kycStatus: 'Init', hasPassword: false };
const open = async (session: { signedIn: boolean; payer: unknown }) => {
  mockSession.current = session;
  draw(
    <QueryClientProvider client={queryClient}>
      <UserTab />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
};
const settled = () => act(async () => undefined);

beforeEach(() => {
  Object.assign(mockBrand, { canLogout: true, hidesMenu: [] });
  mockWay.length = 0;
  queryClient.clear();
});

describe('the menu of the user', () => {
  it('leads to the languages, for visitors too [P2.4-36]', async () => {
    await open({ signedIn: false, payer: null });
    press('user-language');
    expect(mockWay).toEqual([{ route: 'langSet', params: {} }]);
  });

  it('lets anyone choose light or dark, and says which it is', async () => {
    await open({ signedIn: false, payer: null });
    expect(words()).toContain('As on this device');
    press('user-appearance');
    press('appearance-dark');
    expect(isThere('appearance-dark')).toBe(false);
    expect(words()).toContain('Dark');
  });

  it('shows some entries to whoever they are for alone [P2.4-20]', async () => {
    await open({ signedIn: false, payer: null });
    expect(['user-kyc', 'user-large', 'user-logout'].map(isThere)).toEqual([false, false, false]);
    erase();
    await open({ signedIn: true, payer });
    expect(['user-kyc', 'user-large', 'user-logout'].map(isThere)).toEqual([true, false, true]);
    erase();
    await open({ signedIn: true, payer: { ...payer, kycStatus: 'Pass' } });
    expect(['user-kyc', 'user-large'].map(isThere)).toEqual([true, true]);
  });

  it.each([
    { holds: 'P2.4-24', entry: 'safety', route: 'accountPart', params: { part: 'safety' } },
    { holds: 'P2.4-25', entry: 'antiFraud', route: 'antiFraud', params: {} },
    { holds: 'P2.4-26', entry: 'aboutUs', route: 'agreement', params: { type: 'about' } },
    { holds: 'P2.4-27', entry: 'download', route: 'downloadApp', params: {} },
    { holds: 'P2.4-30', entry: 'account', route: 'accountManager', params: {} },
    { holds: 'P2.4-37', entry: 'about', route: 'about', params: {} },
  ])('has the entry $entry [$holds]', async ({ entry, route, params }) => {
    await open({ signedIn: true, payer });
    press(`user-${entry}`);
    expect(mockWay).toEqual([{ route, params }]);
  });

  it('leads to the accounts of direct debits where there are any [P2.4-23]', async () => {
    await open({ signedIn: true, payer: { ...payer, countryCode: 'AUS' } });
    expect(isThere('user-debits')).toBe(false);
    erase();
    await open({ signedIn: true, payer: { ...payer, countryCode: 'USA' } });
    press('user-debits');
    expect(mockWay).toEqual([{ route: 'accountPart', params: { part: 'debits' } }]);
  });

  it.each([
    { holds: 'P2.4-28', market: 'JPN', target: 'CHN', shown: 'taxProof' },
    { holds: 'P2.4-28', market: 'JPN', target: 'JPN', shown: 'taxProof' },
    ...['USA', 'SGP', 'KOR', 'HKG', 'CHN'].map((market) => ({
      holds: 'P2.4-29',
      market,
      target: 'VNM',
      shown: 'receipt',
    })),
    { holds: 'P2.4-29', market: 'USA', target: 'JPN', shown: 'receipt' },
    { holds: 'P6-31', market: 'CHN', target: 'JPN', shown: undefined },
    { holds: 'P6-32', market: 'AUS', target: 'JPN', shown: undefined },
  ])('of $market sending to $target has $shown of tax proof and receipt [$holds]', async (row) => {
    act(() => remitDraftStore.setState({ targetCountryCode: row.target }));
    await open({ signedIn: true, payer: { ...payer, countryCode: row.market } });
    expect(['taxProof', 'receipt'].filter((entry) => isThere(`user-${entry}`))).toEqual(
      row.shown === undefined ? [] : [row.shown],
    );
    if (row.shown === undefined) return;
    press(`user-${row.shown}`);
    expect(mockWay).toEqual([{ route: 'issueReceipt', params: {} }]);
  });

  it('leads to top-ups, but not in the brand of school fees', async () => {
    await open({ signedIn: true, payer });
    press('user-recharge');
    expect(mockWay).toEqual([{ route: 'selectMembersWhoRecharge', params: {} }]);
    erase();
    mockBrand.hidesMenu = brands.schoolAgent.hidesMenu;
    await open({ signedIn: true, payer });
    expect(isThere('user-recharge')).toBe(false);
  });

  it("has no account manager in the school agent's brand [P2.4-31]", async () => {
    mockBrand.hidesMenu = brands.schoolAgent.hidesMenu;
    await open({ signedIn: true, payer });
    expect(['user-account', 'user-safety', 'user-antiFraud'].map(isThere)).toEqual([false, true, true]);
  });

  const brands = jest.requireActual<typeof import('@/variants/table')>('@/variants/table').variants;
  it.each([
    { holds: 'P6-13 F8-09', brand: 'linkPartner' },
    { holds: 'P6-14', brand: 'japanPartner' },
    { holds: 'P6-15', brand: 'singaporePartner' },
  ] as const)('of $brand does not log out, and says to log in from its app [$holds]', async ({ brand }) => {
    mockBrand.canLogout = brands[brand].canLogout;
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

  it('leads to customer service [P1-20]', async () => {
    await open({ signedIn: false, payer: null });
    press('user-service');
    await settled();
    expect(mockWay).toEqual([{ route: 'serviceLink', params: { place: 'user' } }]);
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
  expect(mockWay).toEqual([{ route: 'payeeKycSelectDocument', params: { cardId: 'c1' } }]);
});
