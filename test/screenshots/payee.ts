import { topicsOf } from '@/schemas/fieldRules';
import { payeeFormOf, type PayeeFormKey } from '@/schemas/payee';
import { payeeFixtureOf } from '../../sandbox/fixtures';
import { publishedCodes } from '../fixtures/paymentCodes';
import type { Driver } from '../journeys/driver';
import { newPerson } from '../journeys/driver/person';
import { remitter } from '../journeys/steps/people';
import { pickCode, typeForm } from '../journeys/steps/formSteps';
import { ken, mia, type Chapter } from './types';

/** Goes on from the person to the account. */
async function toAccount(d: Driver, country: string, key: PayeeFormKey = 'bank'): Promise<void> {
  const form = payeeFormOf(country, key);
  const typed = payeeFixtureOf(country, key)?.typed;
  const [person] = form ? topicsOf(form) : [];
  if (!person || !typed) throw new Error(`No form of ${country} ${key}`);
  await typeForm(d, { schema: person, values: typed, submit: 'payee-form-submit', now: Date.now() });
}

export const payeeChapters: Record<string, Chapter> = {
  async payeeChn({ d, shot, signIn, server }) {
    await d.open('tabbar', { params: { tab: 'payee' } });
    await shot('visitor', { wait: 900 });
    await signIn(mia);
    await d.tap('tab-payee');
    await shot('tab', { wait: 900 });
    const { payees } = await server.payer('demo-aus');
    await d.open('payeeDetail', { params: { payeeId: payees[0]?.id ?? '' } });
    await d.see('payee-send');
    await shot('detail');
    await d.tap('payee-delete');
    await shot('delete');
    await d.open('selectPayeeMethod', { params: { country: 'CHN', forRemit: true } });
    await d.see('method-bank');
    await shot('methods');
    await d.tap('method-bank');
    await d.see('payee-form-submit');
    await shot('bank', { tall: true });
    await d.tap('payee-form-submit');
    await shot('bank-errors', { tall: true });
    await d.fill('payee-chn-bank-name', '王小明');
    await pickCode(d, 'payee-chn-bank-relationshipToReceiver', 'parents');
    await d.fill('payee-chn-bank-cardNumber', '6222020200012345670');
    await shot('bank-filled', { tall: true });
    await d.tap('payee-form-submit');
    await shot('name-disagrees', { wait: 1200 });
    await d.open('payeeAlipay', { params: { country: 'CHN', forRemit: true } });
    await d.see('payee-form-submit');
    await shot('alipay', { tall: true });
    await server.fault({ call: 'payee.list', kind: 'httpStatus', detail: { status: 503 } });
    await d.open('tabbar', { params: { tab: 'payee' } });
    await shot('tab-stale', { wait: 2500 });
  },

  async payeeForms({ d, shot, signIn }) {
    await signIn(mia);
    for (const country of ['jpn', 'kor', 'bra', 'tha', 'are', 'mys', 'vnm', 'ind', 'arg']) {
      await d.open('payeeBank', { params: { country } });
      await d.see('payee-form-submit');
      await shot(country, { tall: true });
      await toAccount(d, country.toUpperCase());
      await shot(`${country}-account`, { tall: true });
      await d.tap('payee-form-submit');
      await shot(`${country}-errors`, { tall: true });
    }
    for (const [type, country] of [['iban', 'DEU'], ['sortCode', 'GBR'], ['upi', 'IND'], ['pix', 'BRA']] as const) {
      await d.open('payeeMethod', { params: { type, country } });
      await d.see('payee-form-submit');
      await shot(`${type}-errors`, { tall: true });
    }
    await d.open('payeeMethod', { params: { type: 'pix', country: 'BRA' } });
    await toAccount(d, 'BRA', 'pix');
    d.nextScan(publishedCodes.fpsId);
    await d.tap('payee-bra-pix-pixKey-scan');
    await d.see('payee-bra-pix-pixKey-scan-fault');
    await shot('code-refused', { tall: true });
    d.nextScan(publishedCodes.pix);
    await d.tap('payee-bra-pix-pixKey-scan');
    await d.seeValue('payee-bra-pix-pixKey', '123e4567-e12b-12d1-a456-426655440000');
    await shot('code-read');
    await d.open('payeeBankNineElements');
    await d.see('payee-form-submit');
    await shot('nine-elements', { tall: true });
    await toAccount(d, 'CHN', 'nineElements');
    await shot('nine-elements-document', { tall: true });
    await d.open('payeeBankUploadCard');
    await d.see('payee-form-submit');
    await shot('upload-card', { tall: true });
    await d.open('cashWithdrawalPoint', { params: { country: 'PHL' } });
    await d.see('cash-CEBUANA-MNL1');
    await d.tap('cash-CEBUANA-MNL1');
    await shot('cash-places', { tall: true });
    await d.fill('cash-search', 'Atlantis');
    await shot('cash-none', { wait: 900 });
  },

  async payeePhl({ d, shot, signIn }) {
    await signIn(ken);
    await d.tap('tab-payee');
    await shot('tab', { wait: 900 });
    await d.open('selectPayeeMethod', { params: { country: 'PHL' } });
    await d.see('method-bank');
    await shot('methods');
    await d.open('payeeBank', { params: { country: 'phl' } });
    await d.see('payee-form-submit');
    await shot('bank', { tall: true });
    await toAccount(d, 'PHL');
    await shot('bank-account', { tall: true });
    await d.open('payeeMethod', { params: { type: 'eWallet', country: 'PHL' } });
    await d.see('payee-form-submit');
    await shot('wallet', { tall: true });
    await d.open('payeeMethod', { params: { type: 'cash', country: 'PHL' } });
    await d.see('payee-form-submit');
    await shot('cash', { tall: true });
    await toAccount(d, 'PHL', 'cash');
    await d.tap('payee-form-submit');
    await shot('cash-errors', { tall: true });
  },

  async payeeLong({ d, shot, server, url, resume }) {
    const person = newPerson();
    const { client } = await remitter({ url, console: server }, person);
    const { payee } = await client.call('payee.add', {
      sourceCountry: 'AUS',
      country: 'PHL',
      accountType: 'bank',
      firstName: 'Maria Guadalupe Concepcion Immaculada',
      lastName: 'Villanueva de la Santisima Trinidad Macapagal',
      bankCode: 'MBTC',
      accountNumber: '1234567890123',
      relationshipToReceiver: 'parents',
    });
    await resume(person, client);
    await d.open('tabbar', { params: { tab: 'payee' } });
    await d.see(`payee-${payee.id}`);
    await shot('tab');
    await d.open('payeeDetail', { params: { payeeId: payee.id } });
    await d.see('payee-send');
    await shot('detail', { tall: true });
    await d.tap('payee-delete');
    await shot('delete');
    await d.open('selectPayee', {});
    await shot('select', { wait: 900 });
    await d.open('selectPayeeMethod', { params: { country: 'PHL' } });
    await d.see('method-bank');
    await d.tap('payee-country');
    await shot('countries', { wait: 600 });
    const form = 'payee-phl-bank';
    await d.open('payeeBank', { params: { country: 'phl' } });
    await d.see('payee-form-submit');
    await d.tap(`${form}-relationshipToReceiver`);
    await shot('relations', { wait: 600 });
    await d.tap(`${form}-relationshipToReceiver-option-friend`);
    await d.fill(`${form}-firstName`, 'Maria Guadalupe Concepcion Immaculada');
    await d.fill(`${form}-lastName`, 'Villanueva de la Santisima Trinidad Macapagal');
    await shot('names', { tall: true });
    await d.tap('payee-form-submit');
    await d.tap(`${form}-bankCode`);
    await shot('banks', { wait: 600 });
    await d.tap(`${form}-bankCode-option-MBTC`);
    await d.fill(`${form}-accountNumber`, '1234567890123');
    await shot('bank', { tall: true });
    await d.open('payeeBank', { params: { country: 'jpn' } });
    await d.see('payee-form-submit');
    await toAccount(d, 'JPN');
    await pickCode(d, 'payee-jpn-bank-bankCode', '0001');
    await d.tap('payee-jpn-bank-branchCode');
    await shot('branches', { wait: 900 });
    await d.tap('payee-jpn-bank-branchCode-option-001');
    await d.fill('payee-jpn-bank-kanaName', 'ヤマザキ コノハナノサクヤヒメ アレクサンドリア');
    await shot('jpn', { tall: true });
  },
};
