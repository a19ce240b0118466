import assert from 'node:assert/strict';
import { documentPng } from '../fixtures/documents';
import { journey, type Driver, type JourneyContext } from './driver';
import { enter, register, remitter } from './people';

const person = {
  firstName: 'Maria',
  lastName: 'Santos',
  areaCode: '63',
  phoneNumber: '9171234567',
  city: 'Cebu City',
  street: '12 Colon Street',
} as const;
const picture = (side: string) => ({
  name: `${side}.png`,
  bytes: documentPng({
    idType: 'nationalId',
    idNumber: 'P1234567',
    firstName: 'Maria',
    lastName: 'Santos',
    birthDate: '1990-05-17',
    side: 'front',
  }),
});

/** A card of somebody else, complete and shared; made without the app. */
async function sharedCard({ sandbox, newPerson }: JourneyContext): Promise<{ code: string; cardId: string }> {
  const { client } = await register(sandbox, newPerson('HKG'));
  const { card } = await client.call('payeeCard.create', {
    country: 'CHN',
    ...person,
    areaCode: '86',
    phoneNumber: '13912345678',
    accountType: 0,
  });
  const { cardId } = card;
  await client.call('payeeCard.update', {
    cardId,
    account: { accountType: 'bank', cardNumber: '6225880000123456' },
  });
  const file = { name: 'front.png', type: 'image/png', bytes: picture('front').bytes };
  const about = { cardId, idType: 'passport', side: 'front', fileNumber: '1700000000000123456' };
  await client.upload('payeeCard.documentUpload', about, file);
  await client.call('payeeCard.update', { cardId, identity: { idType: 'passport', idNumber: 'E1234567' } });
  await sandbox.console.advance(30_000);
  await client.call('payeeCard.shareInfoUpdate', {
    cardId,
    sourceCountry: 'AUS',
    amount: '2000',
    remark: 'July rent',
    validDays: 7,
  });
  return { code: (await client.call('payeeCard.share', { cardId })).shareCode, cardId };
}

const openLink = (d: Driver, code: string): Promise<void> =>
  d.open('collectionCardDetail', { params: { shareCode: code } });

journey('a card is made, completed and shared', async (d, { person: user, sandbox }) => {
  await register(sandbox, user);
  await enter(d, user, sandbox.console);
  await d.open('collectionCards');
  await d.tap('cards-create');
  await d.pick('card-country', 'Philippines');
  await d.tap('card-create-submit');
  await d.see('First name is needed');
  await d.fill('card-person-phl-firstName', person.firstName);
  await d.fill('card-person-phl-lastName', person.lastName);
  await d.fill('card-person-phl-phoneNumber', person.phoneNumber);
  await d.fill('card-person-phl-street', person.street);
  await d.fill('card-person-phl-city', person.city);
  await d.tap('card-create-submit');
  await d.see('Incomplete');

  await d.tap('part-bank');
  await d.tap('way-bank');
  await d.pick('own-payee-phl-bank-bankCode', 'BDO Unibank');
  await d.fill('own-payee-phl-bank-accountNumber', '0012300045');
  await d.tap('card-account-save');
  await d.see('Document needed');

  await d.tap('part-identity');
  await d.tap('payee-document-nationalId');
  await d.upload('payee-document-front', picture('front'));
  await d.upload('payee-document-back', picture('back'));
  await d.tap('payee-document-submit');
  await d.see('Check the number on the document');
  await d.fill('payee-document-number', 'P1234567');
  await d.tap('payee-document-submit');
  await d.see('Being checked');
  await sandbox.console.advance(30_000);
  await d.see('card-share');

  await d.tap('card-share');
  await d.pick('share-source', 'Australia');
  await d.fill('share-amount', '5000');
  await d.fill('share-remark', 'July rent');
  await d.tap('share-make');
  await d.see('share-send');
  await d.see('/personalCollection/cardDetail?shareCode=');
});

journey('a card is paid by its link: one order for two taps, then paid', async (d, context) => {
  const { sandbox, person: user } = context;
  const { code } = await sharedCard(context);
  const { client } = await remitter(sandbox, user);
  await enter(d, user, sandbox.console);
  await openLink(d, code);
  await d.see('Maria Santos asks for');
  await d.see('2,000.00');
  await d.pick('card-purpose', 'Family support');
  await d.pick('card-relation', 'Friend');
  await d.doubleTap('card-pay');
  await d.seePath('/personalCollection/waitOrderPay');
  await d.see('Time to pay');
  const { rows } = await client.call('payeeCard.recordList', { role: 'payer', pageSize: 10 });
  assert.equal(rows.length, 1);
  await d.tap('card-wait-choose');
  await d.see('payment-next');
  await d.open('collectionOrderList', { params: { role: 'payer' } });
  await d.tap(`record-${rows[0]?.seqNo}`);
  await d.seePath('/personalCollection/waitOrderPay');
  await d.tap('card-abandon');
  await d.tap('card-abandon-confirm');
  await d.seePath('/personalCollection/orderDetail');
  await d.see('Cancelled');
});

journey('a card is reported and its link is dead', async (d, context) => {
  const { sandbox, person: user } = context;
  const { code } = await sharedCard(context);
  await remitter(sandbox, user);
  await enter(d, user, sandbox.console);
  await openLink(d, code);
  await d.tap('card-report');
  await d.tap('report-submit');
  await d.see('Choose what is wrong');
  await d.tap('report-reason-impersonation');
  await d.tap('report-submit');
  await d.seePath('/personalCollection/cards');
  await openLink(d, code);
  await d.see('This link is not valid any more');
});
