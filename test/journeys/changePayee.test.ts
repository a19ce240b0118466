import assert from 'node:assert/strict';
import { ordered } from '../contract/support/orders';
import { journey } from './driver';
import { enter, remitter } from './people';

journey(
  'what is not certain about a payee stands with them, and their word is asked for',
  async (d, { person, sandbox }) => {
    const { client, payeeId } = await remitter(sandbox, person);
    await client.call('payeeShare.exchangeAuthGetUrl', { sourceCountry: 'AUS', payeeId });
    await enter(d, person, sandbox.console);
    await d.open('payeeDetail', { params: { payeeId } });
    await d.see('The payee must agree to the exchange before money can be sent.');
    await d.tap('payee-ask');
    await d.tap('share-payee-make');
    await d.see('share-payee-send');
    await d.open('payeeDetail', { params: { payeeId } });
    await d.see('Being verified');
  },
);

journey(
  'the payee’s address for an order; an incomplete payee is completed',
  async (d, { person, sandbox }) => {
    const { client, payeeId, payerId } = await remitter(sandbox, person);
    const { seqNo } = await ordered({ client, payeeId, payerId, market: 'AUS', phoneNumber: person.phone });
    await enter(d, person, sandbox.console);
    await d.open('improvePayeeAddress', { params: { seqNo } });
    await d.tap('improve-address-submit');
    await d.see('City is needed');
    await d.fill('payee-address-chn-street', '88 Renmin Road');
    await d.fill('payee-address-chn-city', 'Shanghai');
    await d.tap('improve-address-submit');
    await d.seePath('/bankOrder');
    const { payee } = await client.call('payee.info', { payeeId });
    assert.deepEqual([payee.street, payee.city], ['88 Renmin Road', 'Shanghai']);

    await d.open('completePayee', { params: { payeeId } });
    await d.pick('payee-chn-bank-relationshipToReceiver', 'Friend');
    await d.tap('complete-submit');
    await d.see('payee-send');
    const completed = await client.call('payee.info', { payeeId });
    assert.equal(completed.payee.relationshipToReceiver, 'friend');
  },
);
