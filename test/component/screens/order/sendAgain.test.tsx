import { fake } from '../../fakeApp';
import { AppError } from '@/core/appError';
import { t } from '@/i18n';
import '@/modules/remit/confirm/texts';
import { PriceMoved } from '@/modules/remit/confirm/PriceMoved';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { quoted } from '../../hooks/quoted';
import { drawApp } from '../../drawApp';
import { draw, isThere, press, until, words } from '../../drawn';
import { SendAgain } from '@/modules/remit/confirm/SendAgain';

const went: { route: string; params: unknown; replace: boolean }[] = [];
const asked: Record<string, unknown> = {};
const answers: Record<string, unknown> = {};
fake.client({
  call: async ({ name }: { name: string }, params: unknown) => {
    asked[name] = params;
    if (answers[name] instanceof Error) throw answers[name];
    return answers[name];
  },
});
fake.navigation({
  navigate: async (route: string, params: unknown, options?: { replace?: boolean }) =>
    void went.push({ route, params, replace: options?.replace === true }),
});
fake.session({
  useSession: () => ({ signedIn: true, payer: null }),
});

const money = (amount: string, currencyCode: string) => ({ amount, currencyCode });
const order = {
  seqNo: 'HW1',
  remitType: 'personal',
  countryCode: 'JPN',
  targetCountry: 'VNM',
  payeeId: 'minh',
  payeeInfo: { id: 'minh', name: 'Minh Tran', accountType: 'cash', payeeLabel: 'Cash', country: 'VNM' },
  purposeEnum: { code: 'gift', content: 'Gift' },
  relationEnum: { code: 'friend', content: 'Friend' },
  sourceAmount: money('85000', 'JPY'),
  targetAmount: money('14025000', 'VND'),
  feeAmount: money('500', 'JPY'),
  businessRate: '165',
  exRateBase: 1,
  rateAccuracy: 2,
};
const minh = { id: 'minh', name: 'Minh Tran', accountType: 'cash', country: 'VNM', payeeLabel: 'Cash' };
const price = quoted({
  sourceCountryCode: 'JPN',
  targetCountryCode: 'VNM',
  sourceCurrency: 'JPY',
  targetCurrency: 'VND',
  sourceAmount: '85000',
  targetAmount: '14110000',
  businessRate: '166',
  feeAmount: '600',
});
const refusal = (messageKey: string) =>
  new AppError({ code: 'x', kind: 'business', messageKey, serverMessage: 'Said by the server.' });

beforeEach(() => {
  went.length = 0;
  queryClient.clear();
  remitDraftStore.setState(
    { ...emptyRemitDraft, sourceCountryCode: 'JPN', targetCountryCode: 'NPL', amountText: '100000' },
    true,
  );
  Object.assign(answers, {
    'order.get': { order },
    'payee.info': { payee: minh },
    'rates.fee': price,
    'remit.precheck': {
      payerInfo: { userId: 'u1', countryCode: 'JPN', kycStatus: 'Pass', identityStatus: 'CheckPass' },
      shortKyc: false,
      certificationKyc: false,
    },
    'remit.largeLimitCheck': {},
    'payer.popInfo': { show: false },
  });
});

const wentOn = () => went.length > 0;
const opened = (there: () => boolean) => {
  drawApp(<SendAgain seqNo="HW1" />);
  return until(there);
};

it('an earlier transfer opens its review: payee, amount, way and purpose as they were, priced now', async () => {
  await opened(wentOn);
  expect(asked['rates.fee']).toMatchObject({
    sourceAmount: '85000',
    accountType: 'cash',
    targetCurrency: 'VND',
  });
  expect(went).toEqual([{ route: 'confirmRemit', params: {}, replace: true }]);
  expect(remitDraftStore.getState()).toMatchObject({
    sourceCountryCode: 'JPN',
    targetCountryCode: 'VNM',
    side: 'source',
    amountText: '85000',
    accountType: 'cash',
    payeeId: 'minh',
    purpose: 'gift',
    relation: 'friend',
    quote: price,
  });
});

it('the review marks what has changed since', () => {
  const { earlier } = {
    earlier: { ...price, targetAmount: '14025000', businessRate: '165', feeAmount: '500' },
  };
  const { redraw } = draw(<PriceMoved seen={price} earlier={earlier} quote={price} side="source" />);
  for (const said of [
    t('confirm.moved.since', { was: '1 JPY = 165.0000 VND', is: '1 JPY = 166.0000 VND' }),
    t('confirm.moved.getsMore', { amount: '85,000 VND' }),
    t('confirm.moved.fee', { was: '500 JPY', is: '600 JPY' }),
  ])
    expect(words()).toContain(said);
  // For another amount only later changes count.
  redraw(
    <PriceMoved seen={price} earlier={{ ...earlier, sourceAmount: '90000' }} quote={price} side="source" />,
  );
  expect(words()).toBe('');
  redraw(
    <PriceMoved seen={{ ...price, feeAmount: '500' }} earlier={undefined} quote={price} side="source" />,
  );
  expect(words()).toBe(t('confirm.moved.feeNow', { was: '500 JPY', is: '600 JPY' }));
});

it.each([
  ['165.9', 'confirm.moved.little'],
  ['165', 'confirm.moved.rate'],
] as const)(
  'a rate that was %s is told with both rates only where they differ enough',
  (businessRate, key) => {
    const seen = { ...price, businessRate };
    draw(<PriceMoved seen={seen} earlier={undefined} quote={price} side="source" />);
    expect(words()).toBe(t(key, { was: '1 JPY = 165.0000 VND', is: '1 JPY = 166.0000 VND' }));
  },
);

it('a check that stops is told over the transfer, which can be tried again', async () => {
  answers['remit.largeLimitCheck'] = refusal('errors.network');
  await opened(() => isThere('preflight-cancel'));
  expect(went).toEqual([]);
  expect(words()).toContain(t('preflight.unknown'));
  answers['remit.largeLimitCheck'] = {};
  press('preflight-cancel');
  press('again-review');
  await until(wentOn);
  expect(went.map(({ route }) => route)).toEqual(['confirmRemit']);
});

it('an amount that cannot be sent any more says why, and leads to the amount as it was', async () => {
  answers['rates.fee'] = refusal('errors.amountAboveMax');
  await opened(() => isThere('again-amount'));
  expect(words()).toContain('Said by the server.');
  press('again-amount');
  expect(went).toEqual([{ route: 'tabbar', params: { tab: 'remit' }, replace: false }]);
  expect(remitDraftStore.getState().amountText).toBe('85000');
});

it('without its payee the transfer asks for another one', async () => {
  answers['payee.info'] = refusal('errors.payeeNotFound');
  await opened(wentOn);
  expect(went.map(({ route }) => route)).toEqual(['selectPayee']);
});

it('an order that may have been made comes first', async () => {
  remitDraftStore.setState({ commitKey: 'unanswered', payeeId: 'other' });
  await opened(wentOn);
  expect(went).toEqual([{ route: 'confirmRemit', params: {}, replace: true }]);
  expect(remitDraftStore.getState().payeeId).toBe('other');
  expect(isThere('again-review')).toBe(false);
});
