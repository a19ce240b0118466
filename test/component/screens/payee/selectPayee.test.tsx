import { fake } from '../../fakeApp';
import { act } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { SelectPayee } from '@/modules/payee/screens/SelectPayee';
import { drawApp } from '../../drawApp';
import { press } from '../../drawn';

const payer = { userId: 'u1', countryCode: 'AUS', kycStatus: 'Init', identityStatus: 'Init' } as Payer;
const opened: unknown[] = [];
fake.session({ useSession: () => ({ payer, signedIn: true }) });
fake.navigation({
  useRoute: () => ({ params: { country: 'CHN', isShortKyc: true } }),
  openRoute: async (...way: unknown[]) => void opened.push(way),
});

it('account opening takes the place of the choice of a recipient [F4.2-09]', async () => {
  drawApp(<SelectPayee />);
  await act(async () => undefined);
  press('select-payee-verify');
  expect(opened).toEqual([['basicInformation', { market: 'aus' }, { replace: true }]]);
});
