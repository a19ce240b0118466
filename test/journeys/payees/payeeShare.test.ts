import assert from 'node:assert/strict';
import { journey, type Driver, type JourneyContext } from '../driver';
import { words } from '../steps/formSteps';
import { enter, remitter, type Payer } from '../steps/people';
import { quote } from '../steps/steps';

/** Unique: codes to one number must be a minute apart. */
const chinesePhone = (own: string): string => `137${own.slice(-8).padStart(8, '0')}`;

async function makeLink(
  d: Driver,
  { person, sandbox }: JourneyContext,
): Promise<{ payer: Payer; code: string }> {
  const phone = chinesePhone(person.phone);
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  await d.open('selectPayeeMethod', { params: { country: 'CHN' } });
  await d.tap('method-share');
  await d.pick('share-payee-country', 'China');
  await d.fill('share-payee-name', '王小明');
  await d.fill('share-payee-phone', phone);
  await d.tap('share-payee-make');
  await d.see('share-payee-send');
  await d.tap('share-payee-link');
  await d.see('Copied');
  const code = /shareCode=([\w-]+)/.exec(await d.clipboard())?.[1] ?? assert.fail('no link');
  return { payer, code };
}

async function confirmPhone(d: Driver, { sandbox, person }: JourneyContext): Promise<void> {
  const phone = chinesePhone(person.phone);
  await d.seePath('/payeeConfirmPhone');
  await d.fill('share-phone-number', '13600002222');
  await d.tap('share-phone-send');
  await d.see("This doesn't match the number the sender gave us");
  await d.fill('share-phone-number', phone);
  await d.tap('share-phone-send');
  await d.fill('share-phone-code', await sandbox.console.captchaFor(phone));
  await d.tap('share-phone-next');
}

journey(
  'from the sender’s link to the payee’s own account [P1-02 P3-83]',
  async (d, context) => {
    const { payer, code } = await makeLink(d, context);
    const payee = await context.another();
    await payee.open('payeeShareConnect', { query: { shareCode: code, countryCode: 'CHN' } });
    await payee.see('王小明');
    assert.match(await payee.storage.dump(), /payeeShareCountry/);
    await payee.tap('share-start');
    await payee.tap('share-agree-next');
    await payee.see('Tick the box to continue');
    await payee.tap('share-agree');
    await payee.doubleTap('share-agree-next');
    await confirmPhone(payee, context);

    // The token is in memory: a new page confirms the phone again.
    await payee.seePath('/payeeShare/account');
    await context.sandbox.console.advance(61_000);
    await payee.reload();
    await payee.tap('share-go-on');
    await confirmPhone(payee, context);
    await payee.tap('share-way-bank');
    await payee.fill('own-payee-chn-bank-cardNumber', '6225880000123456');
    await payee.tap('share-account-save');
    await payee.see('All done');
    const { list } = await payer.client.call('payee.list', { keyword: '王小明' });
    assert.equal(list[0]?.authStatus, 'Pass');

    await d.open('/tabbar/remit');
    await quote(d, 'China', '500');
    await d.tap('remit-send');
    await d.tap(`payee-${list[0]?.id}`);
    await d.seePath('/completePayee');
    await d.pick('payee-chn-bank-relationshipToReceiver', 'Friend');
    await d.tap('complete-submit');
    await d.seePath('/confirmRemit');
    await d.see('王小明');
  },
  { everyTarget: true },
);

journey('a payee agrees to the exchange; an ended link says so [P1-03]', async (d, context) => {
  const { sandbox, person } = context;
  const { client } = await remitter(sandbox, person);
  const phone = chinesePhone(person.phone);
  const { payee: added } = await client.call('payee.add', {
    sourceCountry: 'AUS',
    country: 'CHN',
    accountType: 'bank',
    firstName: 'Hua',
    lastName: 'Zhao',
    cardNumber: '6225880000123456',
    areaCode: '86',
    phoneNumber: phone,
    relationshipToReceiver: 'friend',
  });
  const payeeId = added.id;
  const { shareCode } = await client.call('payeeShare.exchangeAuthGetUrl', { sourceCountry: 'AUS', payeeId });
  await d.open('payeeShareConnect', { query: { shareCode, countryCode: 'CHN' } });
  await d.tap('share-start');
  await d.tap('share-agree');
  await d.tap('share-agree-next');
  await d.seePath('/payeeConfirmPhone');
  await d.fill('share-phone-number', phone);
  await d.tap('share-phone-send');
  await d.fill('share-phone-code', await sandbox.console.captchaFor(phone));
  await d.tap('share-phone-next');
  await d.tap('share-exchange-agree');
  await d.tap('share-exchange-submit');
  await d.see('All done');
  const { payee } = await client.call('payee.info', { payeeId });
  assert.equal(payee.exchangeAuthStatus, 'authorized');

  await sandbox.console.action('payeeShare.end', { shareCode });
  await d.reload();
  await d.see('This link no longer works');
});

journey(
  'a payee whose bank holds another name: corrected or kept in their own hand, and the sender sees that it was kept',
  async (d, context) => {
    const { sandbox, person } = context;
    const { client } = await remitter(sandbox, person);
    const phone = chinesePhone(person.phone);
    const { shareCode } = await client.call('payeeShare.getUrl', {
      sourceCountry: 'AUS',
      country: 'CHN',
      name: '王小明',
      areaCode: '86',
      phoneNumber: phone,
    });
    await d.open('payeeShareConnect', { query: { shareCode, countryCode: 'CHN' } });
    await d.tap('share-start');
    await d.tap('share-agree');
    await d.tap('share-agree-next');
    await d.fill('share-phone-number', phone);
    await d.tap('share-phone-send');
    await d.fill('share-phone-code', await sandbox.console.captchaFor(phone));
    await d.tap('share-phone-next');
    await d.tap('share-way-bank');
    await d.seeValue('own-payee-chn-bank-name', '王小明');
    await d.fill('own-payee-chn-bank-cardNumber', '6222020200012345670');
    await d.tap('share-account-save');
    await d.see(words('payee.nameDisagree.message'));

    await d.tap('share-name-edit');
    await d.dontSee(words('payee.nameDisagree.message'));
    await d.seeValue('own-payee-chn-bank-cardNumber', '6222 0202 0001 2345 670');
    assert.deepEqual((await client.call('payee.list', { country: 'CHN', keyword: '王小明' })).list, []);
    await d.tap('share-account-save');
    await d.tap('share-name-keep');
    await d.see('All done');
    const [payee] = (await client.call('payee.list', { country: 'CHN', keyword: '王小明' })).list;
    assert.equal(payee?.authStatus, 'Pass');
    assert.equal(payee?.payeeWarn?.type, 'nameAppeal');
  },
);
