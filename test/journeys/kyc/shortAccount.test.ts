import { corridorPayees } from '../../contract/support/payees';
import { kycFixture } from '../../fixtures/kyc';
import { journey } from '../driver';
import { words } from '../steps/formSteps';
import { returning } from '../steps/kycSteps';
import { newestOrder } from '../steps/people';
import { confirm, quote } from '../steps/steps';

journey(
  'Europe’s short account: used for an account of one’s own before any document, then made whole and free [P6-37]',
  async (d, context) => {
    const { payerId, client } = await returning(d, context);
    const { console } = context.sandbox;
    const { values } = kycFixture('EU');
    const { firstName = '', lastName = '' } = values;
    await client.call('kyc.update', { countryCode: 'EU', ...values });
    const bank = corridorPayees.AUS;
    if (!bank) throw new Error('no payee');
    const add = async (change: object): Promise<string> =>
      (await client.call('payee.add', { ...bank, sourceCountry: 'EU', ...change })).payee.id;
    const parent = await add({ relationshipToReceiver: 'parents' });
    const own = await add({
      relationshipToReceiver: 'self',
      firstName,
      lastName,
      cardNumber: '6228480012345670009',
    });

    await d.open('/tabbar/remit');
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.see(words('payee.select.ownOnly'));
    await d.see(`payee-${own}`);
    await d.dontSee(`payee-${parent}`);
    await d.tap(`payee-${own}`);
    await d.seePath('/confirmRemit');
    await confirm(d);
    await d.see('payment-methods');
    await newestOrder(console, payerId);

    await d.open('/tabbar/remit');
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.tap('select-payee-verify');
    await d.seePath('/select-document');
    await console.moveKyc(payerId, 'Pass');
    await d.open('/tabbar/remit');
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.see(`payee-${parent}`);
    await d.dontSee(words('payee.select.ownOnly'));
    await d.tap(`payee-${parent}`);
    await confirm(d);
    await d.see('payment-methods');
  },
  { market: 'EU' },
);
