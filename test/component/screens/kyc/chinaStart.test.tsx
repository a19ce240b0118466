import { byHand } from '../../fakeApp';
import { act } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { t } from '@/i18n';
import { byId, erase, isThere } from '../../drawn';
import { SelectNationalityChn } from '@/modules/kyc/screens/China';
import { WaitActivation } from '@/modules/kyc/screens/WaitActivation';

const begun = async (countryCode: string): Promise<void> => {
  byHand.asked.length = 0;
  queryClient.clear();
  erase();
  const payer = { userId: 'u1', countryCode, kycStatus: 'Init' } as Payer;
  act(() => sessionStore.setState({ token: 'T', payer }));
  drawApp(<SelectNationalityChn />);
  await act(async () => undefined);
};

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
