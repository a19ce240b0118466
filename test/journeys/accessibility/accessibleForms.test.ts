import assert from 'node:assert/strict';
import { kycFixture } from '../../fixtures/kyc';
import { accessibilityFindings } from '../steps/audit';
import { journey } from '../driver';
import { thingsOf, type Things } from '../steps/everyScreen';
import { marketOf, returning } from '../steps/kycSteps';
import { enter, withOrder } from '../steps/people';

interface Screen {
  open: string;
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, string>>;
  see: string;
  then?: readonly (readonly [tap: string, see: string])[];
}

const payeeForm = (open: string, id: string, first: string, params?: Screen['params']): Screen => ({
  open,
  ...(params ? { params } : {}),
  see: 'payee-form',
  then: [['payee-form-submit', `payee-${id}-${first}-note`]],
});

const screens = ({ payeeId, seqNo, cardId, shareCode }: Things): readonly Screen[] => [
  { open: 'payeeDetail', params: { payeeId }, see: 'payee-send', then: [['payee-delete', 'payee-delete-confirm']] },
  payeeForm('payeeBank', 'jpn-bank', 'lastName', { country: 'jpn' }),
  payeeForm('payeeBankNineElements', 'chn-nineelements', 'name'),
  payeeForm('payeeBankUploadCard', 'chn-uploadcard', 'cardPhoto'),
  payeeForm('payeeMethod', 'bra-pix', 'lastName', { type: 'pix', country: 'BRA' }),
  payeeForm('payeeMethod', 'deu-iban', 'lastName', { type: 'iban', country: 'DEU' }),
  payeeForm('payeeMethod', 'phl-cash', 'lastName', { type: 'cash', country: 'PHL' }),
  { open: 'cashWithdrawalPoint', params: { country: 'PHL' }, see: 'cash-CEBUANA-MNL1', then: [['cash-CEBUANA-MNL1', 'cash-address']] },
  { open: 'sharePayee', params: { country: 'CHN' }, see: 'share-payee-make', then: [['share-payee-make', 'share-payee-send']] },
  { open: 'payeeShareConnect', query: { shareCode, countryCode: 'CHN' }, see: 'share-start', then: [['share-start', 'share-agree'], ['share-agree', 'share-agree-next'], ['share-agree-next', 'share-phone-next'], ['share-phone-next', 'share-phone-number-note']] },
  { open: 'payeeShareConnect', query: { shareCode: 'gone-by-now', countryCode: 'CHN' }, see: 'This link no longer works' },
  { open: 'collectionCreate', see: 'card-create-submit', then: [['card-create-submit', 'card-country']] },
  { open: 'collectionAccount', params: { cardId }, see: 'way-bank', then: [['way-bank', 'card-account-save'], ['card-account-save', 'own-payee-chn-bank-cardNumber-note']] },
  { open: 'payeeKycSelectDocument', params: { cardId }, see: 'payee-document-passport', then: [['payee-document-passport', 'payee-document-submit']] },
  { open: 'improvePayeeAddress', params: { seqNo }, see: 'improve-address-submit', then: [['improve-address-submit', 'payee-address-chn-city-note']] },
]; // prettier-ignore

journey(
  'what taps bring up on payees, sharing and request cards can be used without seeing it',
  async (d, context) => {
    const things = await thingsOf(await withOrder(context.sandbox, context.person));
    await enter(d, context.person, context.sandbox.console);
    const found: string[] = [];
    for (const { open, params, query, see, then = [] } of screens(things)) {
      await d.open(open, { ...(params ? { params } : {}), ...(query ? { query } : {}) });
      await d.see(see);
      found.push(...(await accessibilityFindings(d, open)));
      for (const [tap, brings] of then) {
        await d.tap(tap);
        await d.see(brings);
      }
      if (then.length > 0)
        found.push(...(await accessibilityFindings(d, `${open}, ${then.map(([tap]) => tap).join(', ')}`)));
    }
    assert.deepEqual(found, []);
  },
);

const results = [
  ['WaitIdentitySelfieResubmit', undefined, 'kyc-failed'],
  ['WaitManualHandling', undefined, 'kyc-waiting'],
  ['Fail', 'AddressProofInfoError', 'kyc-failed'],
  ['Pass', undefined, 'kyc-passed'],
] as const;

for (const market of ['JPN', 'KOR', 'EU'])
  journey(
    `${market}: forms with errors and results of the review can be used without seeing them`,
    async (d, context) => {
      const { payerId, client } = await returning(d, context);
      const found: string[] = [];
      const look = async (screen: string): Promise<void> =>
        void found.push(...(await accessibilityFindings(d, screen)));
      const { form: schema } = marketOf(market);
      await d.open(`/basic-information-${schema.id.replace('kyc-', '')}`);
      await d.tap('kyc-basic-submit');
      await d.see(`${schema.id}-lastName-note`);
      await look('basic information with errors');
      await client.call('kyc.update', { countryCode: market, ...kycFixture(market).values });
      for (const [status, code, see] of results) {
        await context.sandbox.console.moveKyc(payerId, status, code);
        await d.open('/wait-activation');
        await d.see(see);
        await look(status);
      }
      await d.open('/account-preview');
      await d.see('preview-send');
      await look('account preview');
      assert.deepEqual(found, []);
    },
    { market },
  );
