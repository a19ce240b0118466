import assert from 'node:assert/strict';
import { ordered } from '../../contract/support/orders';
import { journey } from '../driver';
import { register, remitter, signedIn } from '../steps/people';

const arrive = ['PAYMENT_RECEIVED', 'PAYMENT_SUCCESS', 'BANK_PROCESSING', 'BANK_ACCEPTED', 'BANK_REMITTED'];

journey(
  'invitation: code, link and poster are handed on, the record says who joined and what came of it, and who invited one [P1-18 P2.4-21 P2.4-22]',
  async (d, { person, newPerson, sandbox }) => {
    const { console } = sandbox;
    const { client } = await register(sandbox, person);
    await signedIn(d, person, client);
    await d.open('/tabbar/user');
    await d.tap('user-invite');
    await d.seePath('/invitation');
    await d.see('Get 15.00 AUD for each friend');
    await d.see('70.00 AUD off their fees');
    const { inviteCode, link } = await client.call('invite.records', {});
    await d.see(inviteCode);
    await d.tap('invitation-link');
    await d.see('Copied');
    // The host is the server's choice.
    const [copied, known] = [new URL(await d.clipboard()), new URL(link)];
    assert.equal(copied.pathname + copied.search, known.pathname + known.search);
    await d.tap('invitation-poster-save');
    await d.see('Picture saved');
    await d.tap('invitation-results');
    await d.see('No friends have joined yet');

    const friend = await remitter(sandbox, newPerson('AUS'));
    await friend.client.call('invite.bindSource', { inviteCode });
    const { seqNo } = await ordered({ ...friend, market: 'AUS' });
    for (const to of arrive) await console.moveOrder(seqNo, to);
    const second = await register(sandbox, newPerson('AUS'));
    await second.client.call('invite.bindSource', { inviteCode });
    await d.open('/invitationResult');
    await d.see('Waiting for their first transfer');
    await d.see('15.00 AUD on');
    await d.tap('invitation-result-coupons');
    await d.see('15 AUD off');
    await d.see('Thank you for inviting a friend');

    await d.open('/tabbar/user');
    await d.tap('user-invitationSource');
    await d.fill('invite-source-code', inviteCode);
    await d.tap('invite-source-save');
    await d.see("We don't recognise this invite code.");
    const inviter = await register(sandbox, newPerson('AUS'));
    const other = await inviter.client.call('invite.records', {});
    await d.fill('invite-source-code', other.inviteCode);
    await d.tap('invite-source-save');
    await d.see('You were invited by');
  },
);

journey(
  'a friend opens the link, is found in Singapore, elsewhere or not at all, signs up by the code and has its coupon [P2.4-15]',
  async (d, { person, newPerson, sandbox }) => {
    const { client } = await register(sandbox, newPerson('AUS'));
    const { inviteCode } = await client.call('invite.records', {});
    await d.open('shareLandingPage', { query: { shareCode: 'NOBODY99' } });
    await d.see('This invitation no longer works');
    await d.open('shareLandingPage', { query: { shareCode: inviteCode, countryCode: 'AUS' } });
    await d.see('A friend invites you to Homeward');
    await d.see(inviteCode);
    await d.see('70.00 AUD off your transfer fees');
    await d.setPlace(null);
    await d.tap('landing-place');
    await d.see('No problem. Choose your country above.');
    await d.setPlace({ latitude: -33.87, longitude: 151.21 });
    // Browsers remember the answer while open.
    await d.open('shareLandingPage', { query: { shareCode: inviteCode, countryCode: 'AUS' } });
    await d.tap('landing-place');
    await d.see("We can't tell your country from your location.");
    await d.setPlace({ latitude: 1.3, longitude: 103.85 });
    await d.tap('landing-place');
    await d.see('You seem to be in Singapore.');
    await d.see('70.00 SGD off your transfer fees');
    await d.pick('landing-market', 'Australia');
    await d.tap('landing-join');
    await d.seePath('/register');
    await d.fill('register-phone', person.phone);
    await d.tap('register-send-code');
    await d.fill('register-code', await sandbox.console.captchaFor(person.phone));
    await d.seeValue('register-invite', inviteCode);
    for (const code of ['terms', 'privacy', 'pds']) await d.tap(`register-agree-${code}`);
    await d.tap('register-submit');
    await d.seePath('/invited-success');
    await d.tap('invited-coupons');
    await d.see('70 AUD off the fee');
    await d.see('Welcome gift from your invitation');
  },
);
