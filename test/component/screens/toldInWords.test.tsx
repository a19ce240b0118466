import { byHand, fake } from '../fakeApp';
import { act, type ReactElement } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { tKey } from '@/i18n';
import { Button } from '@/ui/Button';
import { queryClient } from '@/state/queries/queries';
import { runPreflight, stoppingCheck } from '@/modules/remit/preflight/runPreflight';
import type { Call, RemitIntent } from '@/modules/remit/preflight/types';
import { drawApp } from '../drawApp';
import { byId, byRole, frames, press, type, words } from '../drawn';
import { StopDialog } from '@/modules/remit/preflight/StopDialog';
import { CardWaitPay } from '@/modules/request-card/CardWaitPay';
import { OwnerCard } from '@/modules/request-card/OwnerCard';
import { RepeatedAccountRemind } from '@/modules/kyc/screens/Repeated';
import { PayBack } from '@/modules/order/pay/check/PaymentCheck';
import { useNewPassword } from '@/modules/account/parts/useNewPassword';

const route = { name: 'orderPayBack', params: { seqNo: 'S1' } };
fake.navigation({
  useRoute: () => route,
  navigate: async () => undefined,
});

const { asked } = byHand;
const settled = () => act(async () => undefined);
/** Taro's inner input renders one frame later. */
async function show(screen: ReactElement): Promise<void> {
  drawApp(screen);
  await settled();
}

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
});
afterEach(() => void jest.useRealTimers());

const nothing = () => undefined;
const verified = { userId: 'u1', kycStatus: 'Pass', identityStatus: 'CheckPass', areaCode: '65' } as Payer;

it.each([
  {
    holds: 'F8-12',
    payer: { countryCode: 'HKG', idType: 'mainlandId', phoneNumber: '91234567' },
    target: 'PHL',
    says: 'you can only send money to mainland China',
  },
  { holds: 'F8-13', payer: { countryCode: 'SGP' }, target: 'CHN', says: 'Add your phone number' },
] as const)('a transfer that may not start says "$says" [$holds]', async ({ payer, target, says }) => {
  const answers: Record<string, unknown> = {
    'remit.precheck': { payerInfo: { ...verified, ...payer }, shortKyc: false, certificationKyc: false },
    'remit.largeLimitCheck': {},
    'payer.popInfo': { show: false },
  };
  const intent: RemitIntent = {
    remitType: 'personal',
    sourceCountryCode: payer.countryCode,
    targetCountryCode: target,
    sourceCurrency: 'HKD',
    sourceAmount: '1000',
    sourceOpened: true,
    targetOpened: true,
  };
  const call = (async ({ name }: { name: string }) => answers[name]) as unknown as Call;
  const stop = stoppingCheck(await runPreflight(intent, call, new Set()));
  await show(
    <StopDialog stop={stop!} chooseSource={nothing} onRetry={nothing} onGoOn={nothing} onClose={nothing} />,
  );
  expect(byRole('alertdialog')[0]?.textContent).toContain(says);
});

it('a new password that is too easy, or repeated otherwise, is not taken, and that is said [F5.7-12 F8-19]', async () => {
  const taken: (string | null)[] = [];
  function NewPassword() {
    const { fields, check } = useNewPassword('own', 'password');
    return (
      <>
        {fields}
        <Button id="save" label="Save" onPress={() => taken.push(check())} />
      </>
    );
  }
  await show(<NewPassword />);
  await frames(1);
  for (const easy of ['homeward', '12345678', 'a1b2']) {
    type('own-new', easy);
    type('own-repeat', easy);
    press('save');
    await settled();
    expect(taken.splice(0)).toEqual([null]);
  }
  type('own-new', 'Homeward8');
  type('own-repeat', 'Homeward9');
  press('save');
  await settled();
  expect(byId('own-repeat-note').textContent).toBe("The passwords don't match");
  type('own-repeat', 'Homeward8');
  press('save');
  await settled();
  expect(taken).toEqual([null, 'Homeward8']);
});

it('a payment of which nothing is known after a minute says so, not that it failed [F8-37]', async () => {
  jest.useFakeTimers();
  const order = {
    seqNo: 'S1',
    status: 'PAYMENT_ING',
    targetAmount: { amount: '480.16', currencyCode: 'CNY' },
    payeeInfo: { name: 'Li Na', payeeLabel: '**1' },
  };
  await show(<PayBack />);
  for (let second = 0; second < 64; second += 2) {
    for (const { name, answer } of asked.splice(0))
      if (name === 'order.paymentResult') await answer({ status: 2, order });
    await act(async () => void (await jest.advanceTimersByTimeAsync(2000)));
  }
  expect(words()).toContain("We can't tell yet if your payment went through");
  expect(words()).toMatch(/Li Na.*480\.16 CNY/);
});

it.each([
  ['reported', true],
  ['active', false],
])('a card that is %s: its owner is told of a report: %s [F8-64]', async (state, told) => {
  const card = { cardId: 'c1', role: 'owner', country: 'PHL', currency: 'PHP', name: 'Maria', checkStatus: 'Success', state, documents: [] }; // prettier-ignore
  await show(<OwnerCard card={card as never} />);
  expect(words().includes('Someone reported this card')).toBe(told);
});

it('a reported card says so to whoever is about to pay by it [F8-64]', async () => {
  await show(<CardWaitPay />);
  const sum = { amount: '500', currencyCode: 'AUD' };
  const record = { seqNo: 'S1', name: 'Maria', status: 'onTheWay', countryCode: 'AUS', sourceAmount: sum, targetAmount: sum, totalAmount: sum, payeeLabel: 'BDO •••• 1234', abandonUntil: 0, canPay: false, canAbandon: false, reported: true }; // prettier-ignore
  await asked[0]?.answer({ record });
  expect(words()).toContain(tKey('requestCard.wait.reported'));
});

it('a document that another account has is told [F8-59]', async () => {
  await show(<RepeatedAccountRemind />);
  const known = { kycStatus: 'Fail', repeatUserInfo: { repeatUnderReview: false }, documents: [] };
  await asked.find(({ name }) => name === 'kyc.info')?.answer(known);
  expect(words()).toContain('You may already have an account');
});
