import { act, type ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { queryClient } from '@/state/queries/queries';
import { Button } from '@/ui/Button';
import { byId, byRole, draw, frames, press, type, words } from '../drawn';
import { callByHand } from '../hooks/renderHook';

const mockByHand = callByHand();
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
const mockRoute = { name: '', params: {} as Record<string, unknown> };
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  useRoute: () => mockRoute,
  navigate: async () => undefined,
}));
jest.mock('@/state/session/session', () => ({
  ...jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session'),
  useSession: () => ({ signedIn: true, payer: { userId: 'u1', countryCode: 'AUS', kycStatus: 'Pass' } }),
}));
const mockSeen: { take?: (text: string) => void } = {};
jest.mock('@/platform/scanner', () => ({
  scanner: {
    kind: () => 'camera',
    watch: async (_: string, take: (text: string) => void) => {
      mockSeen.take = take;
      return () => undefined;
    },
  },
}));

const { NotFound } = jest.requireActual<typeof import('@/pages/NotFound')>('@/pages/NotFound');
const { RedeemCode } = jest.requireActual<typeof import('@/modules/coupons/RedeemCode')>(
  '@/modules/coupons/RedeemCode',
);
const { Rule } = jest.requireActual<typeof import('@/modules/large-remit/screens/Rule')>(
  '@/modules/large-remit/screens/Rule',
);
const { SignAgreement } = jest.requireActual<typeof import('@/modules/large-remit/screens/SignAgreement')>(
  '@/modules/large-remit/screens/SignAgreement',
);
const { Scanner } = jest.requireActual<typeof import('@/modules/general/screens/Scanner')>(
  '@/modules/general/screens/Scanner',
);
const { usePayFromAccount } = jest.requireActual<typeof import('@/modules/order/accounts/usePayFromAccount')>(
  '@/modules/order/accounts/usePayFromAccount',
);

const { asked } = mockByHand;
const settled = () => act(async () => undefined);
/** Taro's inner input renders one frame later. */
async function show(screen: ReactElement, answers: Record<string, unknown> = {}): Promise<void> {
  draw(<QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>);
  for (let round = 0; round < 4; round += 1) {
    await settled();
    for (const { name, answer } of asked.splice(0)) await answer(answers[name] ?? {});
  }
  await frames(1);
}

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  mockRoute.params = {};
});

it.each([
  ['notBuilt', 'Not available yet'],
  ['unknown', "We can't find this page"],
])('a page that is %s says "%s" [F8-60]', async (reason, says) => {
  mockRoute.params = { reason, path: '/some' };
  await show(<NotFound />);
  expect(words()).toContain(says);
});

it('the code of a coupon may be typed in small letters, and what is none says so [F5.7-19]', async () => {
  await show(<RedeemCode onRedeemed={() => undefined} />);
  type('coupon-code', 'abc1234');
  press('coupon-redeem');
  await settled();
  expect(byId('coupon-code-note').textContent).toContain('in capital or small letters');
  expect(asked).toEqual([]);
  type('coupon-code', 'abc12345');
  press('coupon-redeem');
  await settled();
  expect(asked[0]).toMatchObject({ name: 'coupon.exchange', params: { couponCode: 'ABC12345' } });
});

it('a QR code that leads nowhere says so [F8-15]', async () => {
  await show(<Scanner />);
  await act(async () => mockSeen.take?.('just words'));
  expect(words()).toContain("This QR code doesn't open anything in the app");
});

const large = (next: string) => ({
  'largeRemit.status': { status: 'InProgress', eligible: false, kycPassed: true, level: 1, targetLevel: 2, fileStatus: 'Success', materialStatus: 'Init', next },
  'largeRemit.behavior': { steps: next === 'rule' ? [] : [{ step: 'rule', doneAt: 1 }], next, canAbandon: false },
  'largeRemit.incomeProof': { status: 'Passed', targetLevel: 2 },
  'user.remittanceLimit': { currency: 'AUD', maxAmount: '500000.00', unlimited: false },
}); // prettier-ignore

it.each([
  ['rule', <Rule />],
  ['signAgreement', <SignAgreement />],
] as const)('%s of a large transfer says when a refund is there [F5.5-16]', async (step, screen) => {
  await show(screen, large(step));
  expect(words()).toMatch(/3 to 7 working days/);
});

it.each([
  ['This is more than we can collect from an account.', 'This is more than we can collect'],
  [undefined, 'This account has reached its ACH limit'],
])('an account that ACH takes no more from says so [F8-49]', async (serverMessage, says) => {
  function Pay() {
    const { pay, refusal } = usePayFromAccount('S1');
    return (
      <>
        <Button id="pay" label="Pay" onPress={() => pay('a1', 460)} />
        {refusal}
      </>
    );
  }
  await show(<Pay />);
  press('pay');
  await settled();
  await asked[0]?.fail(
    new AppError({
      code: errorCodes.AchAmountUpperLimit,
      kind: 'business',
      messageKey: 'errors.achLimit',
      serverMessage,
    }),
  );
  expect(byRole('alertdialog')[0]?.textContent).toContain(says);
});
