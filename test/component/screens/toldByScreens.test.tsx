import { byHand, fake } from '../fakeApp';
import { act, type ReactElement } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { useNotices } from '@/state/notices/notices';
import { takeAsker } from '@/state/scan';
import { queryClient } from '@/state/queries/queries';
import { Button } from '@/ui/Button';
import { drawApp } from '../drawApp';
import { byId, byRole, frames, press, type, words } from '../drawn';
import { NotFound } from '@/pages/NotFound';
import { CardList } from '@/modules/request-card/CardList';
import { RedeemCode } from '@/modules/coupons/RedeemCode';
import { Recertification } from '@/modules/large-remit/screens/Recertification';
import { Rule } from '@/modules/large-remit/screens/Rule';
import { SignAgreement } from '@/modules/large-remit/screens/SignAgreement';
import { EmailResult } from '@/modules/general/screens/EmailResult';
import { Scanner } from '@/modules/general/screens/Scanner';
import { usePayFromAccount } from '@/modules/order/accounts/usePayFromAccount';
import { scanner } from '@/platform/scanner';
import { ShareConnect } from '@/modules/share/ShareConnect';

const route = { name: '', params: {} as Record<string, unknown> };
const went: unknown[] = [];
fake.navigation({
  useRoute: () => route,
  navigate: async (name: string, params: unknown) => void went.push([name, params]),
});
fake.session({
  useSession: () => ({ signedIn: true, payer: { userId: 'u1', countryCode: 'AUS', kycStatus: 'Pass' } }),
});
const seen: { take?: (text: string) => void } = {};
Object.assign(scanner, {
  kind: () => 'camera',
  watch: async (_: string, take: (text: string) => void) => {
    seen.take = take;
    return () => undefined;
  },
});

const { asked } = byHand;
const settled = () => act(async () => undefined);
/** Taro's inner input renders one frame later. */
async function show(screen: ReactElement, answers: Record<string, unknown> = {}): Promise<void> {
  drawApp(screen);
  for (let round = 0; round < 4; round += 1) {
    await settled();
    for (const { name, answer } of asked.splice(0)) await answer(answers[name] ?? {});
  }
  await frames(1);
}

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  route.params = {};
});

it.each([
  ['notBuilt', 'Not available yet'],
  ['unknown', "We can't find this page"],
])('a page that is %s says "%s" [F8-60]', async (reason, says) => {
  route.params = { reason, path: '/some' };
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
  await act(async () => seen.take?.('just words'));
  expect(words()).toContain("This QR code doesn't open anything in the app");
});

it('a QR code scanned for a card that is none says so [F8-15]', async () => {
  await show(<CardList />, { 'payeeCard.list': { list: [] }, 'payeeCard.popInfoList': { list: [] } });
  press('cards-scan');
  await settled();
  await act(async () => takeAsker()?.('just words'));
  expect(tKey(useNotices.getState().toast?.messageKey ?? '')).toContain("doesn't open anything in the app");
});

it.each([
  { holds: 'F8-56', screen: <EmailResult />, code: 'activationLinkInvalid', says: 'Get a new link' },
  { holds: '', screen: <ShareConnect />, code: 'shareCodeInvalid', says: 'Ask the sender for a new one' },
] as const)('a link that works no longer says so: $code [$holds]', async ({ screen, code, says }) => {
  route.params = { code: 'c1', shareCode: 'nobody' };
  drawApp(screen);
  await settled();
  for (const { fail } of asked.splice(0))
    await fail(new AppError({ code: errorCodes[code], kind: 'business', messageKey: `errors.${code}` }));
  expect(words()).toContain('This link no longer works');
  expect(words()).toContain(says);
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

it('giving up a large transfer says so too', async () => {
  route.params = { seqNo: 'S1' };
  const sourceAmount = { amount: '60000.00', currencyCode: 'AUD' };
  const payeeInfo = { name: 'Li Na', payeeLabel: '**1' };
  await show(<Recertification />, {
    'order.get': { order: { seqNo: 'S1', status: 'PAYMENT_SUCCESS', countryCode: 'AUS', sourceAmount, payeeInfo } },
    'largeRemit.behavior': { steps: [], canAbandon: true },
    'evidence.info': { list: [], outstanding: 0 },
  }); // prettier-ignore
  press('large-abandon');
  expect(byRole('alertdialog')[0]?.textContent).toMatch(/3 to 7 working days/);
});

it.each([
  ['Rejected', 'evidenceListNew', false],
  ['Passed', 'bankOrder', true],
] as const)(
  'a large transfer whose signature is %s: the way on, and when it goes out',
  async (status, leadsTo, goesOut) => {
    route.params = { seqNo: 'S1' };
    const until = 1_800_000_000_000;
    const sum = { amount: '60000.00', currencyCode: 'AUD' };
    const story = goesOut ? { safeUntil: until } : { papersWanted: true, supplementsUntil: until };
    await show(<Recertification />, {
    'order.get': { order: { seqNo: 'S1', status: 'PAYMENT_SUCCESS', countryCode: 'AUS', sourceAmount: sum, payeeInfo: { name: 'Li Na', payeeLabel: '**1' }, ...story } },
    'largeRemit.behavior': { steps: [], canAbandon: true, safeWaitUntil: until },
    'evidence.info': { list: [{ verifyType: 'largeMaterial', status, required: true }], outstanding: 0 },
  }); // prettier-ignore
    expect(words().includes("We'll send it on")).toBe(goesOut);
    press(goesOut ? 'large-recheck-order' : 'large-recheck-papers');
    expect(went.at(-1)).toEqual([leadsTo, { seqNo: 'S1' }]);
  },
);

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
