import { journey, type Driver, type JourneyContext } from './driver';
import { confirm, orderSucceeds, payees, quote, signUp, verifyIdentity } from './steps';

async function australiaToChina(d: Driver, { person, sandbox }: JourneyContext): Promise<void> {
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
}

journey('new sender, AUS to CHN, PayID', australiaToChina);

journey('new sender, AUS to CHN, by the keyboard alone', australiaToChina, {
  targets: ['h5'],
  keyboard: true,
  timeout: 240_000,
});

// Android's WeChat, and older payment apps.
journey('new sender, AUS to CHN, on a phone without Intl', australiaToChina, {
  targets: ['weapp', 'alipay'],
  without: ['Intl'],
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
