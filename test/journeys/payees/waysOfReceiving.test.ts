import type { CallName } from '@/contracts/calls';
import { journey } from '../driver';
import { newestOrder, remitter, signedIn } from '../steps/people';
import { confirm } from '../steps/steps';

journey(
  'the price follows how the recipient gets the money: HKG to PHL by bank, e-wallet and cash',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const payer = await remitter(sandbox, person);
    const { payee: wallet } = await payer.client.call('payee.add' satisfies CallName, {
      sourceCountry: 'HKG',
      country: 'PHL',
      accountType: 'eWallet',
      firstName: 'Maria',
      lastName: 'Santos',
      walletProvider: 'GCASH',
      walletAccount: '09171234567',
      relationshipToReceiver: 'parents',
    });
    await signedIn(d, person, payer.client);
    await d.open('/tabbar/remit');
    await d.tap('remit-target-amount-currency');
    await d.tap('Philippines');
    await d.fill('remit-source-amount', '2000');
    await d.see('25.00 HKD');
    await d.see('Bank account');

    await d.tap('remit-way');
    await d.see('15.00 HKD fee · by ');
    await d.see('35.00 HKD fee · by ');
    await d.tap('remit-way-option-eWallet');
    await d.see('2,000.00 HKD');
    await d.see('E-wallet');

    await d.tap('remit-send');
    await d.tap(`payee-${wallet.id}`);
    await d.see('confirm-submit');
    await d.see('15.00 HKD');
    await d.dontSee('The price is now for');

    await d.tap('confirm-payee');
    await d.tap(`payee-${payer.payeeId}`);
    await d.see('35.00 HKD');
    await d.see('The price is now for Cash pick-up');
    await d.see('2,015.00 HKD');
    await confirm(d);
    await d.see('payment-methods');
    const seqNo = await newestOrder(console, payer.payerId);
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('35.00 HKD');
    await d.see('2,015.00 HKD');
  },
  { market: 'HKG' },
);
