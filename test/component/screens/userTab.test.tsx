import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@/state/queries/queries';
import { answerDialog, useNotices } from '@/state/notices/notices';
import { SERVICE_EMAIL } from '@/state/market/serviceContact';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { draw, isThere, press } from '../drawn';
import { callByHand } from '../hooks/renderHook';

const mockByHand = callByHand();
const mockWay: { route: string; params: unknown }[] = [];
const mockSession: { current: { signedIn: boolean; payer: unknown } } = {
  current: { signedIn: false, payer: null },
};
const mockCopied: string[] = [];
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
}));
jest.mock('@/state/events/events', () => ({ track: () => undefined }));
jest.mock('@/platform', () => {
  const actual = jest.requireActual<typeof import('@/platform')>('@/platform');
  return {
    ...actual,
    platform: { ...actual.platform, clipboard: { copy: async (text: string) => void mockCopied.push(text) } },
  };
});

const mockBrand = { canLogout: true };
jest.mock('@/variants', () => {
  const actual = jest.requireActual<typeof import('@/variants')>('@/variants');
  return { ...actual, variant: { ...actual.variant, get canLogout() { return mockBrand.canLogout; } } };
}); // prettier-ignore

// After the mocks.
const { UserTab } = jest.requireActual<typeof import('@/modules/account/screens/UserTab')>(
  '@/modules/account/screens/UserTab',
);
const { PartRows } =
  jest.requireActual<typeof import('@/modules/cards/PartRows')>('@/modules/cards/PartRows');

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
  mockBrand.canLogout = true;
  mockWay.length = 0;
  mockCopied.length = 0;
  queryClient.clear();
});

describe('the menu of the user', () => {
  it('leads to the languages, for visitors too [P2.4-36]', async () => {
    await open({ signedIn: false, payer: null });
    press('user-language');
    expect(mockWay).toEqual([{ route: 'langSet', params: {} }]);
  });

  it('shows some entries to whoever they are for alone [P2.4-20]', async () => {
    await open({ signedIn: false, payer: null });
    expect(['user-kyc', 'user-large', 'user-logout'].map(isThere)).toEqual([false, false, false]);
    document.body.innerHTML = '';
    await open({ signedIn: true, payer });
    expect(['user-kyc', 'user-large', 'user-logout'].map(isThere)).toEqual([true, false, true]);
    document.body.innerHTML = '';
    await open({ signedIn: true, payer: { ...payer, kycStatus: 'Pass' } });
    expect(['user-kyc', 'user-large'].map(isThere)).toEqual([true, true]);
  });

  const brands = jest.requireActual<typeof import('@/variants')>('@/variants').variants;
  it.each([
    { holds: 'P6-13', brand: 'linkPartner' },
    { holds: 'P6-14', brand: 'japanPartner' },
    { holds: 'P6-15', brand: 'singaporePartner' },
  ] as const)('of $brand does not log out, and says to log in from its app [$holds]', async ({ brand }) => {
    mockBrand.canLogout = brands[brand].canLogout;
    useNotices.setState({ toast: null });
    await open({ signedIn: true, payer });
    press('user-logout');
    expect(isThere('user-logout-confirm')).toBe(false);
    expect(useNotices.getState().toast?.messageKey).toBe('errors.loginAgain');
  });

  it('asks before it logs out', async () => {
    await open({ signedIn: true, payer });
    press('user-logout');
    expect(isThere('user-logout-confirm')).toBe(true);
  });

  it('leads to customer service: its address can be copied [P1-20]', async () => {
    await open({ signedIn: false, payer: null });
    press('user-service');
    await settled();
    const { dialog } = useNotices.getState();
    expect(dialog?.spec.params?.email).toBe(SERVICE_EMAIL);
    await act(async () => answerDialog(dialog?.id ?? 0, 'confirm'));
    expect(mockCopied).toEqual([SERVICE_EMAIL]);
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
