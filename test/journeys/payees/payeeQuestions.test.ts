import assert from 'node:assert/strict';
import { journey, type Driver } from '../driver';
import { chineseCard } from '../steps/cardSteps';
import { closeSheet, words } from '../steps/formSteps';
import { returning } from '../steps/kycSteps';
import { enter, remitter } from '../steps/people';

const form = 'payee-phl-bank';

async function fill(d: Driver, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await d.fill(`${form}-${name}`, value);
}

const reyes = {
  country: 'PHL',
  accountType: 'bank',
  bankCode: 'BDO',
  relationshipToReceiver: 'parents',
} as const;

journey(
  'a payee under another name, another payee of one name, and oneself: each is asked about before anything is kept',
  async (d, { person, sandbox }) => {
    const { client } = await remitter(sandbox, person);
    const known = {
      ...reyes,
      sourceCountry: 'AUS',
      firstName: 'Maria',
      lastName: 'Reyes',
      accountNumber: '0012300045',
    };
    await client.call('payee.add', known);
    const held = async () => (await client.call('payee.list', { country: 'PHL' })).list.length;
    await enter(d, person, sandbox.console);
    await d.open('payeeBank', { params: { country: 'phl' } });

    await d.pick(`${form}-relationshipToReceiver`, `${form}-relationshipToReceiver-option-self`);
    await d.see(words('payeeForms.selfHint'));
    await d.seeValue(`${form}-lastName`, person.lastName);
    await fill(d, { firstName: 'Mario', lastName: 'Reyes' });
    await d.tap('payee-form-submit');
    await d.seeValue(`${form}-lastName-note`, words('payeeForms.selfNameDiffers'));

    await d.pick(`${form}-relationshipToReceiver`, `${form}-relationshipToReceiver-option-parents`);
    await d.dontSee(words('payeeForms.selfNameDiffers'));

    await d.tap('payee-form-submit');
    await d.pick(`${form}-bankCode`, `${form}-bankCode-option-BDO`);
    await fill(d, { accountNumber: known.accountNumber });
    await d.tap('payee-form-submit');
    await d.see(words('payeeForms.duplicateMessage'));
    await d.tap('payee-duplicate-edit');
    await d.seeValue(`${form}-accountNumber`, known.accountNumber);
    await d.tap('payee-form-submit');
    await d.tap('payee-duplicate-open');
    await d.see('payee-delete');
    await d.see('Maria Reyes');
    await d.back();

    await fill(d, { accountNumber: '0012300099' });
    await d.tap('screen-back');
    await fill(d, { firstName: 'maria' });
    await d.tap('payee-form-submit');
    await d.tap('payee-form-submit');
    await d.see(words('payeeForms.sameNameMessage', { name: 'maria Reyes' }));
    await d.tap('payee-same-name-back');
    await d.seeValue(`${form}-firstName`, 'maria');
    assert.equal(await held(), 1);
    await d.tap('payee-form-submit');
    await d.seeValue(`${form}-accountNumber`, '0012300099');
    await d.tap('payee-form-submit');
    await d.tap('payee-same-name-add');
    await d.see('payee-delete');
    assert.equal(await held(), 2);
  },
);

journey(
  'a bank that holds another name than the card: corrected, or kept by its owner',
  async (d, { person, sandbox }) => {
    const { client } = await remitter(sandbox, person);
    const { card } = await client.call('payeeCard.create', chineseCard);
    await enter(d, person, sandbox.console);
    await d.open('collectionAccount', { params: { cardId: card.cardId, accountType: 'bank' } });
    await d.fill('own-payee-chn-bank-name', '王小明');
    await d.fill('own-payee-chn-bank-cardNumber', '6222020200012345670');
    await d.tap('card-account-save');
    await d.see(words('payee.nameDisagree.message'));
    await d.tap('card-name-keep');
    await d.seePath('/personalCollection/cardDetail');
    await d.see('•••• 5670');
  },
);

journey(
  'places to collect cash: searched, shown on the map, and one without a match said so',
  async (d, context) => {
    await returning(d, context);
    await d.open('cashWithdrawalPoint', { params: { country: 'PHL' } });
    await d.see('Cebuana Lhuillier');
    await d.fill('cash-search', 'Davao');
    await d.dontSee('Cebuana Lhuillier');
    await d.tap('cash-PALAWAN-DAV1');
    await d.see('C.M. Recto Street, Poblacion, Davao City');
    await closeSheet(d);
    await d.fill('cash-search', 'Atlantis');
    await d.see(words('payeeForms.cash.none'));
    await d.fill('cash-search', '');
    await d.pick('cash-country', 'cash-country-option-COL');
    await d.see('Efecty');
  },
);
