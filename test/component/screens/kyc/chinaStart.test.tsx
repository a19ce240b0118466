import { byHand } from '../../fakeApp';
import { act, type ComponentType } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { AppError } from '@/core/appError';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { t } from '@/i18n';
import { byId, erase, isThere, press } from '../../drawn';
import { ChnCzcbBankPayment, SelectNationalityChn } from '@/modules/kyc/screens/China';
import { WaitActivation } from '@/modules/kyc/screens/WaitActivation';

const begun = async (countryCode: string, Screen: ComponentType = SelectNationalityChn): Promise<void> => {
  byHand.asked.length = 0;
  queryClient.clear();
  erase();
  const payer = { userId: 'u1', countryCode, kycStatus: 'Init' } as Payer;
  act(() => sessionStore.setState({ token: 'T', payer }));
  drawApp(<Screen />);
  await act(async () => undefined);
};
const tap = async (id: string): Promise<void> => {
  press(id);
  await act(async () => undefined);
};
const asked = (name: string) => byHand.asked.filter((one) => one.name === name);
const offline = () => new AppError({ kind: 'network', code: 'network', messageKey: 'errors.network' });
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

test('after a new transfer the bank is asked again, and nothing of the first one is shown', async () => {
  await begun('CHN', ChnCzcbBankPayment);
  const payment = (expiresAt: number) => ({
    next: 'payment',
    bankChannel: 'CZCB',
    payment: {
      bankName: 'Bank',
      accountName: 'Li',
      accountNumber: '6217',
      amount: { amount: '0.10', currencyCode: 'CNY' },
      expiresAt,
    },
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
  await begun('CHN', ChnCzcbBankPayment);
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
