import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { forgetNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { AppTabs } from '@/pages/AppTabs';
import { UserTab } from '@/modules/account/screens/UserTab';
import { OrdersTab } from '@/modules/order/list/OrdersTab';
import { PayeesTab } from '@/modules/payee/list/PayeesTab';
import { EarlierTransfers } from '@/modules/remit/home/earlier/EarlierTransfers';
import { byId, nameOf } from '../../drawn';
import { drawApp } from '../../drawApp';

fake.session({
  useSession: () => ({ signedIn: true, payer: { kycStatus: 'Pass', countryCode: 'AUS', payerNumber: '1' } }),
  refreshPayer: async () => ({}),
});
const settled = () => act(async () => undefined);
const tab = () => nameOf(byId('tab-user'));

it.each([
  ['home', <EarlierTransfers key="home" countries={[]} chosen={undefined} onChoose={() => undefined} />],
  ['account', <UserTab key="account" />],
  ['transfers', <OrdersTab key="transfers" />],
  ['recipients', <PayeesTab key="recipients" />],
])(
  'given unread messages, then the tabs say how many once the %s knows, until log-out',
  async (_where, screen) => {
    byHand.asked.length = 0;
    queryClient.clear();
    drawApp(
      <>
        {screen}
        <AppTabs tabs={['remit', 'user']} active="remit" />
      </>,
    );
    await settled();
    expect(tab()).toBe('Account');
    await byHand.asked.find(({ name }) => name === 'payee.list')?.answer({ list: [] });
    await byHand.asked.find(({ name }) => name === 'message.new')?.answer({ unread: 9 });
    await settled();
    expect(tab()).toBe('Account, 9');
    expect(byId('tab-user').textContent).toContain('9');
    act(forgetNotices);
    expect(tab()).toBe('Account');
  },
);
