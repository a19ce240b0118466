import { journey } from './driver';
import { confirm, orderSucceeds, payees, quote, signUp, verifyIdentity } from './steps';

journey('new sender, AUS to CHN, PayID', async (d, { person, sandbox }) => {
  const actors = { person, console: sandbox.console };
  await signUp(d, actors);
  await quote(d, 'China', '500');
  await verifyIdentity(d, actors);
  await d.tap('remit-send');
  await d.tap('select-payee-add');
  await payees.chnBank(d);
  await confirm(d);
  await d.tap('payment-next');
  await d.tap('bank-payment-sent');
  await orderSucceeds(d, actors);
});

journey(
  'new sender, HKG to PHL e-wallet, FPS',
  async (d, { person, sandbox }) => {
    const actors = { person, console: sandbox.console };
    await signUp(d, actors);
    await quote(d, 'Philippines', '2000');
    await verifyIdentity(d, actors);
    await d.tap('remit-send');
    await d.tap('select-payee-add');
    await payees.phlWallet(d);
    await confirm(d);
    await d.tap('payment-next');
    await d.tap('bank-payment-sent');
    await orderSucceeds(d, actors);
  },
  { market: 'HKG' },
);
