import { journey } from '../driver';
import type { HostDriver } from '../driver/hostDriver';
import { enter, order, remitter } from '../steps/people';

journey(
  'on a device that stores nothing any more a sender logs in and makes an order all the same',
  async (d, { person, sandbox }) => {
    const payer = await remitter(sandbox, person);
    (d as HostDriver).host.storage.broken = true;
    await enter(d, person, sandbox.console);
    await order(d, payer, sandbox.console);
    await d.tap('payment-method-120');
    await d.tap('payment-next');
    await d.see('bank-payment-sent');
  },
  { targets: ['weapp', 'alipay'] },
);
