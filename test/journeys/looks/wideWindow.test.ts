import { siblingPayee } from '../../contract/support/payees';
import { ordered } from '../../contract/support/orders';
import { type Driver, journey } from '../driver';
import type { H5Driver } from '../driver/h5Driver';
import { poll } from '../driver/poll';
import { signedIn, withOrder } from '../steps/people';

/** List and detail side by side need a browser; by Tab, arrows and Enter only. */
const inWideWindow = { targets: ['h5'], wide: true, keyboard: true } as const;

const reads = (d: Driver, seqNo: string) =>
  poll(`${seqNo} beside the list`, async () => (await d.text('order-detail')).includes(seqNo), {
    describe: () => d.text('order-detail'),
  });

journey(
  'wide window: an order is read beside its list, its own page is one step away, and back shows both',
  async (d, { person, sandbox }) => {
    const payer = await withOrder(sandbox, person);
    const second = await ordered({ ...payer, market: 'AUS' });
    await signedIn(d, person, payer.client);
    await d.open('tabbar', { params: { tab: 'order' } });
    await d.see(`order-${payer.seqNo}`);
    await reads(d, second.seqNo);

    await d.tap(`order-${payer.seqNo}`);
    await d.see(`order-${second.seqNo}`);
    await d.dontSee(second.seqNo);
    await reads(d, payer.seqNo);
    await d.seePath('/tabbar/order');

    await d.tap('order-own-page');
    await d.seePath('/bankOrder');
    await d.dontSee(`order-${second.seqNo}`);
    await d.back();
    await d.seePath('/tabbar/order');
    await d.see(`order-${second.seqNo}`);
    await reads(d, payer.seqNo);

    await (d as H5Driver).page.setViewportSize({ width: 800, height: 900 });
    await d.dontSee('order-detail');
    await d.tap(`order-${second.seqNo}`);
    await d.see('payment-methods');
  },
  inWideWindow,
);

journey(
  'wide window: the tabs stay next to every page of a signed-in sender',
  async (d, { person, sandbox }) => {
    await d.open('login');
    await d.see('login-submit');
    await d.dontSee('side-remit');
    const payer = await withOrder(sandbox, person);
    await signedIn(d, person, payer.client);
    await d.open('bankOrder', { params: { seqNo: payer.seqNo } });
    await d.see('side-order');
    await d.tap('side-payee');
    await d.seePath('/tabbar/payee');
    await d.see(`payee-${payer.payeeId}`);
    await d.dontSee('side-payee');
    await d.open('messageCenter');
    await d.see('side-user');
    await (d as H5Driver).page.setViewportSize({ width: 700, height: 900 });
    await d.dontSee('side-user');
  },
  inWideWindow,
);

journey(
  'wide window: a payee is read beside the list of payees',
  async (d, { person, sandbox }) => {
    const payer = await withOrder(sandbox, person);
    const { payee } = await payer.client.call('payee.add', siblingPayee);
    await signedIn(d, person, payer.client);
    await d.open('tabbar', { params: { tab: 'payee' } });
    await d.tap(`payee-${payer.payeeId}`);
    await d.see('payee-own-page');
    await d.see(`payee-${payee.id}`);
    await d.tap('payee-own-page');
    await d.seePath('/payee/detail');
    await d.dontSee(`payee-${payee.id}`);
    await d.back();
    await d.see('payee-own-page');
    await d.see(`payee-${payee.id}`);
  },
  inWideWindow,
);
