import { byHand, fake } from '../../fakeApp';
import { act, type ReactElement } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { t } from '@/i18n';
import { byId, byRole, erase, isThere, press, until, words } from '../../drawn';
import { BankEnter } from '@/modules/kyc/screens/BankEnter';
import { ChnCzcbBankPayment, SelectNationalityChn } from '@/modules/kyc/screens/China';
import { WaitActivation } from '@/modules/kyc/screens/WaitActivation';

jest.mock('@/platform/page', () => ({
  ...jest.requireActual<object>('@/platform/page'),
  usePageShow: () => undefined,
}));

const went: string[] = [];
fake.navigation({
  useRoute: () => ({ name: 'webKycEnter', params: {} }),
  navigate: async (route: string) => void went.push(route),
});

const begun = async (countryCode: string, screen: ReactElement = <SelectNationalityChn />): Promise<void> => {
  byHand.asked.length = 0;
  queryClient.clear();
  erase();
  const payer = { userId: 'u1', countryCode, kycStatus: 'Init' } as Payer;
  act(() => sessionStore.setState({ token: 'T', payer }));
  drawApp(screen);
  await act(async () => undefined);
};
const tap = async (id: string): Promise<void> => {
  press(id);
  await act(async () => undefined);
};
const asked = (name: string) => byHand.asked.filter((one) => one.name === name);
const offline = () => new AppError({ kind: 'network', code: 'network', messageKey: 'errors.network' });
const paymentUntil = (expiresAt: number) => ({
  bankName: 'Bank',
  accountName: 'Li',
  accountNumber: '6217',
  amount: { amount: '0.10', currencyCode: 'CNY' },
  expiresAt,
});
/** The profile call fails. */
async function toldOfFailure(): Promise<string | undefined> {
  await act(async () => undefined);
  act(() => useNotices.setState({ toast: null }));
  await asked('user.profile').at(-1)?.fail(offline());
  return (useNotices.getState().toast as { messageKey?: string } | null)?.messageKey;
}

test('identity in China begins with a call that says how far the payer is [C7.6-03 F7-04]', async () => {
  await begun('CHN');
  const [init, ...more] = byHand.asked;
  expect([init?.name, init?.params, more]).toEqual(['kyc.cnInit', { countryCode: 'CHN' }, []]);
  expect(isThere('chn-go-on')).toBe(false);
  await init?.answer({ next: 'nationality' });
  expect(isThere('chn-go-on')).toBe(true);
});

test('and nowhere else', async () => {
  await begun('AUS');
  expect(byHand.asked).toEqual([]);
});

test('turned down in China, the page of the review offers customer service', async () => {
  const payer = { userId: 'u1', countryCode: 'CHN', kycStatus: 'Fail' } as Payer;
  act(() => sessionStore.setState({ token: 'T', payer }));
  drawApp(<WaitActivation />);
  await act(async () => undefined);
  expect(byId('kyc-fix').textContent).toBe(t('common.contactUs'));
});

test('the wait says once that nothing is to be done', async () => {
  const payer = { userId: 'u1', countryCode: 'GBR', kycStatus: 'WaitResult' } as Payer;
  act(() => sessionStore.setState({ token: 'T', payer }));
  byHand.asked.length = 0;
  drawApp(<WaitActivation />);
  await act(async () => undefined);
  await asked('kyc.waitInfo')[0]?.answer({ expectedMinutes: 1, submittedAt: 0 });
  expect(words().split('leave this page')).toHaveLength(2);
});

test('after a new transfer the bank is asked again, and nothing of the first one is shown', async () => {
  await begun('CHN', <ChnCzcbBankPayment />);
  const payment = (expiresAt: number) => ({
    next: 'payment',
    bankChannel: 'CZCB',
    payment: paymentUntil(expiresAt),
  });
  const shown = () => [isThere('chn-paid'), isThere('chn-renew')];
  await byHand.last().answer(payment(1));
  await tap('chn-paid');
  await byHand.last().answer({ kycStatus: 'InfoComplete', bank: 'expired' });
  expect(shown()).toEqual([false, true]);
  await tap('chn-renew');
  await byHand.last().answer(payment(9e12));
  expect(shown()).toEqual([true, false]);
  await tap('chn-paid');
  expect(shown()).toEqual([true, false]);
  expect(asked('kyc.cnSync')).toHaveLength(2);
});

test('a step that is not due says so where the way on fails', async () => {
  await begun('CHN', <ChnCzcbBankPayment />);
  await byHand.last().answer({ next: 'wait' });
  await tap('kyc-go-on');
  expect(await toldOfFailure()).toBe('errors.network');
});

test('a bank that was chosen says so where the way on fails', async () => {
  await begun('CHN');
  await byHand.last().answer({ next: 'nationality', nationality: 'CHN', bankChannel: 'CZCB' });
  await asked('kyc.cnCountries')[0]?.answer({ list: [{ nationality: 'CHN', bankChannels: ['CZCB'] }] });
  await asked('kyc.cnBanks')[0]?.answer({ list: [{ bankChannel: 'CZCB', name: 'Bank', opens: 'here' }] });
  await tap('chn-go-on');
  await asked('kyc.cnChannel')[0]?.answer({ kycStatus: 'BeingSubmittedAuditInfoRmation' });
  expect(await toldOfFailure()).toBe('errors.network');
});

test('where the way on fails after the bank has confirmed, the screen says so, and the next answer tries again', async () => {
  await begun('CHN', <BankEnter />);
  await byHand.last().answer({ next: 'bankPage', bankChannel: 'Kcb', bankPage: 'https://bank.example' });
  await asked('kyc.cnSync')[0]?.answer({ kycStatus: 'InfoComplete', bank: 'confirmed' });
  expect(await toldOfFailure()).toBe('errors.network');

  await begun('CHN', <ChnCzcbBankPayment />);
  await byHand.last().answer({ next: 'payment', bankChannel: 'CZCB', payment: paymentUntil(9e12) });
  for (const times of [1, 2]) {
    await tap('chn-paid');
    await asked('kyc.cnSync').at(-1)?.answer({ kycStatus: 'InfoComplete', bank: 'confirmed' });
    expect(await toldOfFailure()).toBe('errors.network');
    expect(asked('user.profile')).toHaveLength(times);
  }
});

test('a bank that cannot be asked says so', async () => {
  await begun('CHN', <BankEnter />);
  await byHand.last().answer({ next: 'bankPage', bankChannel: 'Kcb', bankPage: 'https://bank.example' });
  await asked('kyc.cnSync')[0]?.fail(offline());
  expect(useNotices.getState().toast).toMatchObject({ messageKey: 'errors.network' });
});

test('an account the bank keeps under another login is told, with that login or back [P8-33]', async () => {
  went.length = 0;
  const refused = { code: errorCodes.kcbDuplicateAccountError, kind: 'business' } as const;
  const told = async (): Promise<void> => {
    await begun('CHN', <BankEnter />);
    await byHand.last().answer({ next: 'bankPage', bankChannel: 'Kcb', bankPage: 'https://bank.example' });
    for (const { name, fail } of byHand.asked.splice(0))
      if (name === 'kyc.cnSync')
        await fail(
          new AppError({
            ...refused,
            messageKey: 'errors.duplicateAccount',
            serverMessage: 'Kept elsewhere',
          }),
        );
    expect(byRole('alertdialog')).toHaveLength(1);
    expect(words()).toContain('Kept elsewhere');
  };
  await told();
  press('duplicate-back');
  await until(() => byRole('alertdialog').length === 0);
  expect(went).toEqual([]);
  await told();
  press('duplicate-login');
  await act(async () => undefined);
  expect(byHand.last().name).toBe('login.logout');
  await byHand.last().answer({ done: true });
  expect([went, sessionStore.getState().token]).toEqual([['start'], '']);
});
