import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { documentPng, plainPng, samplePeople } from '../../fixtures/documents';
import { kycFixture } from '../../fixtures/kyc';
import type { Person } from '../support/person';
import { basicsAus, provide, refused, signUp, uploadSide } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { fileNumber } from '../support/files';
import { priced } from '../support/corridor';
import { corridorPayees } from '../support/payees';
import { commitOf, newKey } from '../support/orders';
import { startTestSandbox } from '../support/testSandbox';

const second = 1000;
const minute = 60 * second;
const passport = samplePeople.ausPassport;

describe('flows of single markets', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const status = async ({ client }: Person) => (await client.call('kyc.info', {})).kycStatus;
  const basics = (market: string): CallParams<'kyc.update'> => ({
    countryCode: market,
    ...kycFixture(market).values,
  });
  const upload = async (person: Person, market: string, bytes: Uint8Array): Promise<string> => {
    const { envelope } = await person.client.upload(
      'common.uploadImage',
      { countryCode: market, scene: 'kyc', fileNumber: fileNumber() },
      { name: 'picture.png', type: 'image/png', bytes },
    );
    return (envelope.model as { ossFileKey: string }).ossFileKey;
  };
  const settle = async (url: string, outcome: string): Promise<Response> =>
    fetch(`${url}/${outcome}`, { method: 'POST', headers: { accept: 'application/json' } });

  describe('Korea', () => {
    const account = { bankCode: '088', accountNumber: '110-123-456789', holder: 'PHROMMA SOMCHAI' };
    const atAccount = async (): Promise<Person> => {
      const person = await signUp(sandbox, 'KOR');
      await person.client.call('kyc.update', basics('KOR'));
      await provide(person.client, 'KOR', kycFixture('KOR').document, ['front', 'back', 'selfie']);
      return person;
    };
    const depositOf = async ({ payerId }: Person) =>
      (await sandbox.console.outbox('')).find((row) => row.payerId === payerId);
    const codeOf = async (person: Person): Promise<string> => (await depositOf(person))?.code ?? '';

    test('1 KRW and its three digits open the account; nobody else uses them [F5.3-11 F5.3-12 F5.3-14]', async () => {
      const person = await atAccount();
      const { client } = person;
      assert.ok((await client.call('kyc.krBanks', {})).list.some((bank) => bank.code === '088'));
      refused(
        await client.send('kyc.krAccountVerify', { ...account, bankCode: '999' }),
        errorCodes.bankUnsupported,
      );
      refused(
        await client.send('kyc.krAccountVerify', { ...account, accountNumber: '12' }),
        errorCodes.badParams,
      );
      assert.deepEqual(
        await client.call('kyc.krAccountVerify', {
          ...account,
          accountNumber: '110123456789',
          holder: 'Kim',
        }),
        {
          own: false,
          reason: 'nameDiffers',
        },
      );
      assert.deepEqual(
        await client.call('kyc.krAccountVerify', {
          ...account,
          accountNumber: '110123456789',
          holder: '주식회사 홈',
        }),
        { own: false, reason: 'company' },
      );
      for (const holder of ['Kim', 'PHROMMA SOMCHAI JUNIOR', '주식회사 홈'])
        refused(
          await client.send('kyc.krDepositRegister', { ...account, accountNumber: '110123456789', holder }),
          errorCodes.ownAccountOnly,
        );
      const sent = await client.call('kyc.krDepositRegister', { ...account, accountNumber: '110123456789' });
      assert.deepEqual([sent.attemptsLeft, sent.kycStatus], [5, 'WaitAccountVerify']);
      const deposit = await depositOf(person);
      assert.equal(deposit?.subject, 'Deposit of 1 KRW');
      assert.match(deposit.body, new RegExp(`${await codeOf(person)}$`));
      const toAccount = await sandbox.console.outbox('•••• 6789');
      assert.ok(toAccount.some(({ payerId }) => payerId === person.payerId));
      const stranger = await atAccount();
      refused(
        await stranger.client.send('kyc.krAuth', { accountId: sent.accountId, code: await codeOf(person) }),
        errorCodes.badParams,
      );
      const first = await codeOf(person);
      refused(await client.send('kyc.krSendChange', { accountId: sent.accountId }), errorCodes.resendTooSoon);
      await sandbox.console.advance(minute);
      await client.call('kyc.krSendChange', { accountId: sent.accountId });
      const code = await codeOf(person);
      if (first !== code)
        assert.equal(
          refused(
            await client.send('kyc.krAuth', { accountId: sent.accountId, code: first }),
            errorCodes.captchaWrong,
          ).attemptsLeft,
          4,
        );
      assert.deepEqual(await client.call('kyc.krAuth', { accountId: sent.accountId, code }), {
        kycStatus: 'WaitResult',
      });
      await sandbox.console.advance(20 * second);
      assert.equal(await status(person), 'Pass');
      const { list } = await client.call('kyc.krAccounts', {});
      assert.deepEqual([list[0]?.status, list[0]?.accountNumber], ['verified', '•••• 6789']);
      assert.deepEqual((await stranger.client.call('kyc.krAccounts', {})).list, []);
      assert.deepEqual(
        await stranger.client.call('kyc.krAccountVerify', { ...account, accountNumber: '110123456789' }),
        { own: false, reason: 'taken' },
      );
      refused(
        await stranger.client.send('kyc.krDepositRegister', { ...account, accountNumber: '110123456789' }),
        errorCodes.ownAccountOnly,
      );
      refused(
        await stranger.client.send('kyc.krUnregister', { accountId: sent.accountId }),
        errorCodes.badParams,
      );
      await client.call('kyc.krUnregister', { accountId: sent.accountId });
      assert.deepEqual((await client.call('kyc.krAccounts', {})).list, []);
      await sandbox.console.advance(minute);
      const again = await client.call('kyc.krDepositRegister', { ...account, accountNumber: '110123456789' });
      assert.equal(again.attemptsLeft, 5);
    });

    test('ten deposits a day are sent to one sender, whichever accounts they are for', async () => {
      const { client } = await atAccount();
      for (let sent = 0; sent < 10; sent += 1) {
        await client.call('kyc.krDepositRegister', { ...account, accountNumber: `11012345680${sent}` });
        await sandbox.console.advance(60 * minute);
      }
      refused(
        await client.send('kyc.krDepositRegister', { ...account, accountNumber: '110123456899' }),
        errorCodes.tooOften,
      );
    });

    test('five wrong codes lock the account, an old code expires, and before the document nothing is sent [F5.3-13]', async () => {
      const early = await signUp(sandbox, 'KOR');
      await early.client.call('kyc.update', basics('KOR'));
      refused(
        await early.client.send('kyc.krDepositRegister', { ...account, accountNumber: '110123456700' }),
        errorCodes.kycWrongStep,
      );
      const person = await atAccount();
      const { client } = person;
      const { accountId } = await client.call('kyc.krDepositRegister', {
        ...account,
        accountNumber: '110123456701',
      });
      const code = await codeOf(person);
      const wrong = code === '000' ? '001' : '000';
      await sandbox.console.advance(11 * minute);
      refused(await client.send('kyc.krAuth', { accountId, code }), errorCodes.captchaExpired);
      await client.call('kyc.krSendChange', { accountId });
      const now = await codeOf(person);
      const other = now === wrong ? '002' : wrong;
      for (const left of [4, 3, 2, 1])
        assert.equal(
          refused(await client.send('kyc.krAuth', { accountId, code: other }), errorCodes.captchaWrong)
            .attemptsLeft,
          left,
        );
      refused(await client.send('kyc.krAuth', { accountId, code: other }), errorCodes.captchaExhausted);
      refused(await client.send('kyc.krAuth', { accountId, code: now }), errorCodes.captchaExhausted);
      refused(await client.send('kyc.krSendChange', { accountId }), errorCodes.captchaExhausted);
      assert.equal((await client.call('kyc.krAccounts', {})).list[0]?.status, 'locked');
      await client.call('kyc.krUnregister', { accountId });
      refused(
        await client.send('kyc.krDepositRegister', { ...account, accountNumber: '110123456701' }),
        errorCodes.captchaExhausted,
      );
      await sandbox.console.advance(minute);
      await client.call('kyc.krDepositRegister', { ...account, accountNumber: '110123456702' });
      assert.equal(await status(person), 'WaitAccountVerify');
    });
  });

  test('Singapore: Singpass gives the data, the sender the rest, and no document is asked for; a failure is told [F8-57 C7.6-10]', async () => {
    const person = await signUp(sandbox, 'SGP');
    const { client } = person;
    const way = await client.call('kyc.singpassUser', { countryCode: 'SGP' });
    assert.equal(way.status, 'open');
    const page = await fetch(way.authorizeUrl ?? '');
    assert.equal(page.status, 200);
    const values = { occupation: 'RETIRED', incomeSource: 'PENSION', accountPurpose: 'REMIT_FAMILY' };
    refused(
      await client.send('kyc.singpassOpen', { state: way.state, values }),
      errorCodes.singpassFailed,
      /couldn't open your account with Singpass/,
    );
    assert.equal((await settle(way.authorizeUrl ?? '', 'paid')).status, 200);
    const stranger = await signUp(sandbox, 'SGP');
    refused(
      await stranger.client.send('kyc.singpassUser', { countryCode: 'SGP', state: way.state }),
      errorCodes.singpassFailed,
    );
    refused(
      await client.send('kyc.singpassUser', { countryCode: 'SGP', state: way.state, code: 'another-code' }),
      errorCodes.singpassFailed,
    );
    const known = await client.call('kyc.singpassUser', { countryCode: 'SGP', state: way.state });
    assert.equal(known.status, 'granted');
    refused(
      await client.send('kyc.singpassOpen', {
        state: way.state,
        values: { ...values, occupation: 'PIRATE' },
      }),
      errorCodes.badParams,
    );
    assert.deepEqual(await client.call('kyc.singpassOpen', { state: way.state, values }), {
      kycStatus: 'WaitResult',
    });
    await sandbox.console.advance(20 * second);
    const info = await client.call('kyc.info', {});
    assert.equal(info.kycStatus, 'Pass');
    assert.deepEqual(info.basicInformation, { countryCode: 'SGP', ...known.person, ...values });

    const other = await stranger.client.call('kyc.singpassUser', { countryCode: 'SGP' });
    await settle(other.authorizeUrl ?? '', 'cancelled');
    assert.equal(
      (await stranger.client.call('kyc.singpassUser', { countryCode: 'SGP', state: other.state })).status,
      'refused',
    );
    refused(
      await stranger.client.send('kyc.singpassOpen', { state: other.state, values }),
      errorCodes.singpassFailed,
    );
    assert.equal((await settle(`${sandbox.url}/kyc-page/${'x'.repeat(32)}`, 'paid')).status, 404);
  });

  test('Singapore: a pass that opens no accounts is told apart from a refusal [F8-58]', async () => {
    const { client } = await signUp(sandbox, 'SGP');
    const { state, authorizeUrl } = await client.call('kyc.singpassUser', { countryCode: 'SGP' });
    await settle(authorizeUrl ?? '', 'failed');
    refused(
      await client.send('kyc.singpassUser', { countryCode: 'SGP', state }),
      errorCodes.singpassUnsupported,
      /can't open an account with your pass/,
    );
  });

  describe('China', () => {
    const zhang = kycFixture('CHN');
    const sides = ['front', 'back', 'selfie'] as const;

    async function imagesOf(person: Person) {
      const images = [];
      for (const side of sides) {
        const { envelope } = await person.client.upload(
          'kyc.cnUploadCard',
          { idType: 'residentId', side, fileNumber: fileNumber() },
          { name: `${side}.png`, type: 'image/png', bytes: documentPng({ ...zhang.document, side }) },
        );
        const model = envelope.model as { ossFileKey: string; idNumber?: string };
        assert.equal(model.idNumber, zhang.document.idNumber);
        images.push({ side, ossFileKey: model.ossFileKey });
      }
      return images;
    }

    test('CZCB: nationality, document, information, confirming transfer, only in this order', async () => {
      const person = await signUp(sandbox, 'CHN');
      const { client, payerId } = person;
      const { idType, idNumber, expiryDate } = zhang.document;
      assert.equal((await client.call('kyc.cnInit', { countryCode: 'CHN' })).next, 'nationality');
      refused(await client.send('kyc.update', basics('CHN')), errorCodes.kycWrongStep);
      const images = await imagesOf(person);
      const document = { countryCode: 'CHN', idType, idNumber, expiryDate, images } as const;
      refused(await client.send('kyc.cnDocument', document), errorCodes.kycWrongStep);
      refused(await client.send('kyc.cnSync', { bankChannel: 'CZCB' }), errorCodes.kycWrongStep);
      const { list } = await client.call('kyc.cnCountries', {});
      assert.deepEqual(list.find((row) => row.nationality === 'CHN')?.bankChannels, [
        'Kcb',
        'BlueOcean',
        'CZCB',
      ]);
      assert.deepEqual(
        (await client.call('kyc.cnBanks', { nationality: 'JPN' })).list.map((bank) => bank.bankChannel),
        ['CZCB'],
      );
      assert.deepEqual((await client.call('kyc.cnBanks', { nationality: 'AUS' })).list, []);
      refused(
        await client.send('kyc.cnChannel', { userId: payerId, bankChannel: 'ZLP', nationality: 'CHN' }),
        errorCodes.badParams,
      );
      refused(
        await client.send('kyc.cnChannel', { userId: 'somebody', bankChannel: 'CZCB', nationality: 'CHN' }),
        errorCodes.countrySwitch,
      );
      assert.deepEqual(
        await client.call('kyc.cnChannel', { userId: payerId, bankChannel: 'CZCB', nationality: 'CHN' }),
        { kycStatus: 'BeingSubmittedAuditInfoRmation' },
      );
      assert.equal((await client.call('kyc.cnInit', { countryCode: 'CHN' })).next, 'document');
      refused(
        await client.send('kyc.cnDocument', { ...document, idNumber: '110105194912310021' }),
        errorCodes.badParams,
      );
      refused(
        await client.send('kyc.cnDocument', { ...document, idType: 'taiwanPermit', idNumber: '12345678' }),
        errorCodes.documentTypeNotSupported,
      );
      await client.call('kyc.cnDocument', document);
      assert.equal((await client.call('kyc.cnInit', { countryCode: 'CHN' })).next, 'information');
      assert.deepEqual(await client.call('kyc.update', basics('CHN')), { kycStatus: 'InfoComplete' });
      const paying = await client.call('kyc.cnInit', { countryCode: 'CHN' });
      assert.equal(paying.next, 'payment');
      assert.equal(paying.payment?.accountName, '张伟');
      assert.equal((await client.call('kyc.cnSync', { bankChannel: 'CZCB' })).bank, 'waiting');
      await sandbox.console.advance(121 * minute);
      assert.equal((await client.call('kyc.cnSync', { bankChannel: 'CZCB' })).bank, 'expired');
      await client.call('kyc.cnInit', { countryCode: 'CHN' });
      await sandbox.console.advance(31 * second);
      assert.deepEqual(await client.call('kyc.cnSync', { bankChannel: 'CZCB' }), {
        kycStatus: 'WaitResult',
        bank: 'confirmed',
      });
      await sandbox.console.advance(20 * second);
      assert.equal(await status(person), 'Pass');
      assert.deepEqual((await client.call('kyc.info', {})).basicInformation, basics('CHN'));
      assert.equal((await client.call('kyc.cnInit', { countryCode: 'CHN' })).next, 'opened');
    });

    test('CZCB: a document that has run out is renewed here, and reviewed', async () => {
      const person = await signUp(sandbox, 'CHN');
      const { client, payerId } = person;
      const { idType, idNumber } = zhang.document;
      const day = (later: number) =>
        new Date(sandbox.clock.now() + later * 24 * 60 * minute).toISOString().slice(0, 10);
      const send = async (expiryDate: string) =>
        client.send('kyc.cnDocument', {
          countryCode: 'CHN',
          idType,
          idNumber,
          expiryDate,
          images: await imagesOf(person),
        });
      await client.call('kyc.cnChannel', { userId: payerId, bankChannel: 'CZCB', nationality: 'CHN' });
      await send(day(40));
      await client.call('kyc.update', basics('CHN'));
      await client.call('kyc.cnInit', { countryCode: 'CHN' });
      await sandbox.console.advance(31 * second);
      await client.call('kyc.cnSync', { bankChannel: 'CZCB' });
      await sandbox.console.advance(20 * second);
      assert.equal((await client.call('kyc.cnInit', { countryCode: 'CHN' })).next, 'opened');
      assert.deepEqual((await send(day(4000))).envelope.model, { kycStatus: 'Pass' });

      await sandbox.console.action('kyc.expireDocument', { payerId });
      assert.equal((await client.call('user.profile', {})).payer.identityStatus, 'Expired');
      assert.equal((await client.call('kyc.cnInit', { countryCode: 'CHN' })).next, 'document');
      await client.call('kyc.ocrReference', { countryCode: 'CHN', idType });
      assert.deepEqual((await send(day(4000))).envelope.model, { kycStatus: 'WaitResult' });
      assert.equal((await client.call('kyc.cnInit', { countryCode: 'CHN' })).next, 'wait');
      await sandbox.console.advance(20 * second);
      const { payer } = await client.call('user.profile', {});
      assert.deepEqual([payer.kycStatus, payer.identityStatus], ['Pass', 'CheckPass']);
    });

    test('Kcb: an account that the bank keeps under another login is said so; another bank is still open [P8-33]', async () => {
      const { client, payerId } = await signUp(sandbox, 'CHN');
      await client.call('kyc.cnChannel', { userId: payerId, bankChannel: 'Kcb', nationality: 'CHN' });
      const { bankPage } = await client.call('kyc.cnInit', { countryCode: 'CHN' });
      await settle(bankPage ?? '', 'failed');
      refused(await client.send('kyc.cnSync', { bankChannel: 'Kcb' }), errorCodes.kcbDuplicateAccountError);
      assert.equal((await client.call('kyc.info', {})).kycStatus, 'BeingSubmittedAuditInfoRmation');
      await client.call('kyc.cnChannel', { userId: payerId, bankChannel: 'BlueOcean', nationality: 'CHN' });
      const other = await client.call('kyc.cnInit', { countryCode: 'CHN' });
      await settle(other.bankPage ?? '', 'paid');
      assert.equal((await client.call('kyc.cnSync', { bankChannel: 'BlueOcean' })).kycStatus, 'WaitResult');
    });

    test('Kcb: once the document at the bank has run out, orders are refused until the bank has renewed it', async () => {
      const person = await signUp(sandbox, 'CHN');
      const { client, payerId } = person;
      await client.call('kyc.cnChannel', { userId: payerId, bankChannel: 'Kcb', nationality: 'CHN' });
      const { bankPage } = await client.call('kyc.cnInit', { countryCode: 'CHN' });
      await settle(bankPage ?? '', 'paid');
      await client.call('kyc.cnSync', { bankChannel: 'Kcb' });
      await sandbox.console.advance(20 * second);
      assert.equal((await client.call('kyc.cnInit', { countryCode: 'CHN' })).next, 'opened');

      await sandbox.console.action('kyc.expireDocument', { payerId });
      const found = await client.call('user.profile', {});
      assert.deepEqual([found.payer.kycStatus, found.payer.identityStatus], ['Pass', 'Expired']);
      const quote = await client.call('rates.fee', {
        sourceCountryCode: 'CHN',
        targetCountryCode: 'AUS',
        sourceCurrency: 'CNY',
        targetCurrency: 'AUD',
        sourceAmount: '1000',
        remitType: 'personal',
      });
      refused(
        await client.send('order.commit', commitOf(quote, { payeeId: 'any', remitType: 'personal' }), {
          'idempotency-key': newKey(),
        }),
        errorCodes.KcbDocumentExpired,
      );
      const again = await client.call('kyc.cnInit', { countryCode: 'CHN' });
      assert.equal(again.next, 'bankPage');
      assert.equal((await client.call('kyc.cnSync', { bankChannel: 'Kcb' })).bank, 'open');
      await settle(again.bankPage ?? '', 'paid');
      assert.equal((await client.call('kyc.cnSync', { bankChannel: 'Kcb' })).kycStatus, 'WaitResult');
      await sandbox.console.advance(20 * second);
      assert.equal((await client.call('user.profile', {})).payer.identityStatus, 'CheckPass');
    });

    test('Kcb: the bank opens the account on its own page', async () => {
      const person = await signUp(sandbox, 'CHN');
      const { client, payerId } = person;
      await client.call('kyc.cnChannel', { userId: payerId, bankChannel: 'Kcb', nationality: 'CHN' });
      const { next, bankPage } = await client.call('kyc.cnInit', { countryCode: 'CHN' });
      assert.equal(next, 'bankPage');
      assert.equal((await client.call('kyc.cnSync', { bankChannel: 'Kcb' })).bank, 'open');
      await settle(bankPage ?? '', 'paid');
      assert.equal((await client.call('kyc.cnSync', { bankChannel: 'Kcb' })).kycStatus, 'WaitResult');
    });
  });

  test('another account of the same person: document, birthday, face, then people [F4.2-06]', async () => {
    const person = await signUp(sandbox, 'AUS');
    const { client } = person;
    await client.call('kyc.update', basicsAus({ firstName: 'REJECTREPEAT' }));
    await provide(client, 'AUS', { ...passport, firstName: 'REJECTREPEAT' }, ['front', 'selfie']);
    const answers = { idNumber: passport.idNumber, birthDate: '1992-04-17' };
    refused(await client.send('kyc.repeatVerify', answers), errorCodes.kycWrongStep);
    await sandbox.console.advance(20 * second);
    for (const { repeatUserInfo } of [
      await client.call('kyc.info', {}),
      (await client.call('user.profile', {})).payer,
    ])
      assert.equal(repeatUserInfo?.repeatUnderReview, false);
    const selfie = await upload(person, 'AUS', documentPng({ ...passport, side: 'selfie' }));
    refused(await client.send('kyc.faceCompare', { ossFileKey: selfie }), errorCodes.kycWrongStep);
    assert.deepEqual(await client.call('kyc.repeatVerify', { ...answers, birthDate: '1990-01-01' }), {
      verified: false,
      attemptsLeft: 4,
    });
    assert.equal((await client.call('kyc.repeatVerify', answers)).verified, true);
    const stranger = await signUp(sandbox, 'AUS');
    refused(
      await client.send('kyc.faceCompare', { ossFileKey: await upload(stranger, 'AUS', plainPng()) }),
      errorCodes.fileNotFound,
    );
    const other = await upload(
      person,
      'AUS',
      documentPng({ ...passport, idNumber: 'X9999999', side: 'selfie' }),
    );
    assert.equal((await client.call('kyc.faceCompare', { ossFileKey: other })).result, 'different');
    assert.deepEqual(await client.call('kyc.faceCompare', { ossFileKey: selfie }), {
      result: 'matched',
      kycStatus: 'WaitManualHandling',
    });
    await sandbox.console.advance(60 * second);
    assert.equal(await status(person), 'Pass');
  });

  test('supplement and higher level: asked, answered by the market’s form, kept', async () => {
    const person = await signUp(sandbox, 'EU');
    const { client, payerId } = person;
    const answers = {
      taxCountry: 'DEU',
      taxNumber: '12345678903',
      occupation: 'EMPLOYEE',
      incomeSource: 'SALARY',
      politicallyExposed: 'no',
      declared: true,
    };
    const ask = () => client.call('kyc.updateAsk', { countryCode: 'EU', scene: 'supplement' });
    refused(
      await client.send('kyc.commitQuestion', { countryCode: 'EU', scene: 'supplement', answers }),
      errorCodes.kycWrongStep,
    );
    await client.call('kyc.update', basics('EU'));
    assert.deepEqual(await ask(), { asked: false });
    await sandbox.console.action('kyc.askSupplement', { payerId });
    assert.deepEqual(await ask(), { asked: true });
    assert.equal((await client.call('user.profile', {})).payer.supplement, true);
    refused(
      await client.send('kyc.commitQuestion', {
        countryCode: 'EU',
        scene: 'supplement',
        answers: { ...answers, taxNumber: '1' },
      }),
      errorCodes.badParams,
    );
    refused(
      await client.send('kyc.commitQuestion', { countryCode: 'AUS', scene: 'supplement', answers }),
      errorCodes.countrySwitch,
    );
    await client.call('kyc.commitQuestion', { countryCode: 'EU', scene: 'supplement', answers });
    const kept = await ask();
    assert.deepEqual([kept.asked, kept.answers], [false, answers]);
    assert.equal((await client.call('user.profile', {})).payer.supplement, false);
  });

  test('what a payer was asked to tell leads them there before the next transfer, and no longer once told [F2-03 F2-04]', async () => {
    const person = await signUp(sandbox, 'EU');
    const { client, payerId } = person;
    await client.call('kyc.update', basics('EU'));
    const page = async () =>
      (
        await client.call('remit.precheck', {
          countryCode: 'EU',
          targetCountry: 'CHN',
          remitType: 'personal',
        })
      ).middlePage;
    await sandbox.console.action('kyc.askSupplement', { payerId });
    assert.equal(await page(), undefined);
    await sandbox.console.moveKyc(payerId, 'Pass');
    assert.deepEqual(await page(), { route: 'userInfoSupplementEu', reason: 'supplement' });
    const { occupation, incomeSource, politicallyExposed } = kycFixture('EU').values;
    const answers = {
      taxCountry: 'DEU',
      taxNumber: '12345678903',
      occupation: occupation ?? '',
      incomeSource: incomeSource ?? '',
      politicallyExposed: politicallyExposed ?? '',
      declared: true,
    };
    await client.call('kyc.commitQuestion', { countryCode: 'EU', scene: 'supplement', answers });
    assert.equal(await page(), undefined);
    await sandbox.console.action('kyc.askSupplement', { payerId, scene: 'improve' });
    assert.deepEqual(await page(), { route: 'improveAccountInfo', reason: 'improve' });
  });

  test('Europe: after the form, and before any document, money goes only to accounts of the sender’s own [P6-36 P6-37]', async () => {
    const { client, payerId } = await signUp(sandbox, 'EU');
    const precheck = async () => {
      const { shortKyc, certificationKyc } = await client.call('remit.precheck', {
        countryCode: 'EU',
        targetCountry: 'CHN',
        remitType: 'personal',
      });
      return { shortKyc, certificationKyc };
    };
    assert.deepEqual(await precheck(), { shortKyc: false, certificationKyc: false });
    await client.call('kyc.update', basics('EU'));
    assert.deepEqual(await precheck(), { shortKyc: true, certificationKyc: false });
    const bank = corridorPayees.AUS ?? assert.fail();
    const payeeOf = async (change: Partial<CallParams<'payee.add'>>) =>
      (await client.call('payee.add', { ...bank, sourceCountry: 'EU', ...change })).payee.id;
    const send = async (payeeId: string, relation: string) =>
      client.send('order.commit', await priced(client, { market: 'EU', payeeId, amount: '500', relation }), {
        'idempotency-key': newKey(),
      });
    const parent = await payeeOf({ relationshipToReceiver: 'parents' });
    refused(await send(parent, 'parents'), errorCodes.FreeKycInfo);
    refused(await send(parent, 'self'), errorCodes.FreeKycInfo);
    const another = await payeeOf({ cardNumber: '6214830012345673', relationshipToReceiver: 'self' });
    refused(await send(another, 'self'), errorCodes.FreeKycInfo);
    const { firstName, lastName } = kycFixture('EU').values;
    const named = { firstName, lastName, cardNumber: '6228480012345670009' };
    const namesake = await payeeOf({
      ...named,
      cardNumber: '6225880000123456',
      relationshipToReceiver: 'parents',
    });
    refused(await send(namesake, 'self'), errorCodes.FreeKycInfo);
    const own = await payeeOf({ ...named, relationshipToReceiver: 'self' });
    refused(await send(own, 'parents'), errorCodes.FreeKycInfo);
    assert.equal((await send(own, 'self')).envelope.code, '0');

    await sandbox.console.moveKyc(payerId, 'Fail', 'DocumentInfoError');
    assert.deepEqual(await precheck(), { shortKyc: false, certificationKyc: false });
    refused(await send(own, 'self'), errorCodes.kycNotPassed);
    await client.call('kyc.update', { ...basics('EU'), firstName: 'Anna' });
    assert.deepEqual(await precheck(), { shortKyc: false, certificationKyc: false });
    refused(await send(own, 'self'), errorCodes.kycNotPassed);
    await sandbox.console.moveKyc(payerId, 'Pass');
    assert.equal((await send(parent, 'parents')).envelope.code, '0');
  });

  test('consents, CPF, questionnaires and cruise lines', async () => {
    const { client } = await signUp(sandbox, 'KOR');
    const { list } = await client.call('user.clauseList', { countryCode: 'KOR' });
    const ids = list.map((clause) => clause.clauseId);
    refused(
      await client.send('kyc.protocolConfirm', { countryCode: 'KOR', clauseIds: ['clause-x'] }),
      errorCodes.badParams,
    );
    assert.equal(
      (await client.call('kyc.protocolConfirm', { countryCode: 'KOR', clauseIds: ids })).done,
      true,
    );

    const joao = await signUp(sandbox, 'BRA');
    const cpf = kycFixture('BRA').values.taxNumber ?? '';
    refused(await joao.client.send('kyc.cpfVerify', { cpf: '12' }), errorCodes.badParams);
    assert.deepEqual(await joao.client.call('kyc.cpfVerify', { cpf: '123.456.789-00' }), {
      valid: false,
      reason: 'checkDigits',
    });
    assert.deepEqual(await joao.client.call('kyc.cpfVerify', { cpf }), { valid: true });
    await joao.client.call('kyc.update', basics('BRA'));
    await provide(joao.client, 'BRA', kycFixture('BRA').document, ['front', 'back', 'selfie']);
    await sandbox.console.advance(20 * second);
    const maria = await signUp(sandbox, 'BRA');
    assert.deepEqual(await maria.client.call('kyc.cpfVerify', { cpf }), { valid: false, reason: 'taken' });

    const asked = await client.call('kyc.questionnaire', { countryCode: 'KOR' });
    assert.equal(asked.complete, false);
    refused(
      await client.send('kyc.questionnaire', {
        countryCode: 'KOR',
        answers: [{ code: 'shoeSize', value: '44' }],
      }),
      errorCodes.badParams,
    );
    const told = await client.call('kyc.questionnaire', {
      countryCode: 'KOR',
      answers: asked.questions.map(({ code }) => ({ code, value: `about ${code}` })),
    });
    assert.ok(told.complete && told.questions.every(({ code, value }) => value === `about ${code}`));

    const british = await signUp(sandbox, 'GBR');
    const years = (change: object, countryCode = 'GBR') =>
      british.client.send('kyc.riskQuestionnaire', { countryCode, ...change });
    refused(await years({ workYear: 99 }), errorCodes.badParams);
    refused(await years({ workYear: 5 }, 'KOR'), errorCodes.countrySwitch);
    refused(
      await client.send('kyc.riskQuestionnaire', { countryCode: 'KOR', workYear: 5 }),
      errorCodes.badParams,
    );
    assert.deepEqual((await years({ workYear: 5 })).envelope.model, { workYear: 5, complete: false });
    assert.deepEqual((await years({ incomeYear: 4 })).envelope.model, {
      workYear: 5,
      incomeYear: 4,
      complete: true,
    });
    assert.deepEqual(
      (await client.call('kyc.cruiseCompany', { keyword: 'princess' })).list.map((row) => row.code),
      ['PCL'],
    );
    assert.deepEqual((await client.call('kyc.cruiseCompany', { keyword: 'submarine' })).list, []);
  });

  test('documents by other calls: by reference, by side, corrected, and the rejected sides again', async () => {
    const person = await signUp(sandbox, 'AUS');
    const { client } = person;
    await client.call('kyc.update', basicsAus({ firstName: 'REJECTSELFIE' }));
    const { reference } = await client.call('kyc.ocrReference', { countryCode: 'AUS', idType: 'passport' });
    assert.deepEqual(await client.call('kyc.uploadedNotice', { reference }), {
      complete: false,
      missing: ['front', 'selfie'],
    });
    const data = { ...passport, firstName: 'REJECTSELFIE' };
    await uploadSide(client, reference, 'AUS', 'passport', 'front', documentPng({ ...data, side: 'front' }));
    await client.call('kyc.ocrRecognize', { reference });
    assert.equal((await client.call('kyc.ocrInfo', { reference })).idNumber, passport.idNumber);
    refused(
      await client.send('kyc.documentProvideV3', {
        reference,
        idNumber: passport.idNumber,
        expiryDate: passport.expiryDate,
      }),
      errorCodes.documentSideMissing,
    );
    await uploadSide(
      client,
      reference,
      'AUS',
      'passport',
      'selfie',
      documentPng({ ...data, side: 'selfie' }),
    );
    const info = await client.call('kyc.uploadInfo', { reference });
    assert.deepEqual([info.idType, info.missing, info.sides.length], ['passport', [], 2]);
    const stranger = await signUp(sandbox, 'AUS');
    for (const name of ['kyc.uploadInfo', 'kyc.ocrInfo', 'kyc.uploadedNotice'] as const)
      refused(await stranger.client.send(name, { reference }), errorCodes.ocrReferenceInvalid);
    assert.deepEqual(
      await client.call('kyc.documentProvideV3', {
        reference,
        idNumber: passport.idNumber,
        expiryDate: passport.expiryDate,
      }),
      { kycStatus: 'WaitResult' },
    );
    const { list } = await client.call('kyc.ossKeyList', { countryCode: 'AUS' });
    assert.deepEqual(list.map((row) => row.side).sort(), ['front', 'selfie']);
    assert.deepEqual((await client.call('kyc.ossKeyList', { countryCode: 'AUS', idType: 'hkid' })).list, []);
    assert.deepEqual((await stranger.client.call('kyc.ossKeyList', { countryCode: 'AUS' })).list, []);
    refused(
      await client.send('kyc.documentReupload', {
        countryCode: 'AUS',
        images: [{ side: 'selfie', ossFileKey: list[0]?.ossFileKey }],
      }),
      errorCodes.kycWrongStep,
    );
    await sandbox.console.advance(20 * second);
    assert.equal(await status(person), 'Fail');
    const again = await upload(
      person,
      'AUS',
      documentPng({ ...passport, firstName: 'REJECTSELFIE', side: 'selfie' }),
    );
    refused(
      await client.send('kyc.documentReupload', {
        countryCode: 'AUS',
        images: [{ side: 'back', ossFileKey: again }],
      }),
      errorCodes.badParams,
    );
    assert.deepEqual(
      await client.call('kyc.documentReupload', {
        countryCode: 'AUS',
        images: [{ side: 'selfie', ossFileKey: again }],
      }),
      { kycStatus: 'WaitResult' },
    );
    await sandbox.console.advance(20 * second);
    assert.equal(await status(person), 'Pass');

    const typo = await signUp(sandbox, 'AUS');
    await typo.client.call('kyc.update', basicsAus());
    refused(
      await typo.client.send('kyc.idCardUpdate', { countryCode: 'AUS', idNumber: 'PA1234567' }),
      errorCodes.kycWrongStep,
    );
    const keys = [
      await upload(typo, 'AUS', documentPng({ ...passport, side: 'front' })),
      await upload(typo, 'AUS', documentPng({ ...passport, side: 'selfie' })),
    ];
    await typo.client.call('kyc.documentProvideV2', {
      countryCode: 'AUS',
      idType: 'passport',
      idNumber: 'PA7654321',
      expiryDate: passport.expiryDate,
      frontKey: keys[0] ?? '',
      selfieKey: keys[1],
    });
    await sandbox.console.advance(20 * second);
    assert.equal((await typo.client.call('kyc.info', {})).kycAudit?.kycErrorCode, 'DocumentInfoError');
    refused(
      await typo.client.send('kyc.idCardUpdate', { countryCode: 'AUS', idNumber: '?' }),
      errorCodes.badParams,
    );
    assert.deepEqual(
      await typo.client.call('kyc.idCardUpdate', { countryCode: 'AUS', idNumber: passport.idNumber }),
      {
        kycStatus: 'WaitResult',
      },
    );
    await sandbox.console.advance(20 * second);
    assert.equal(await status(typo), 'Pass');
    assert.deepEqual(await typo.client.call('kyc.wechatInfo', {}), { bound: false });
    assert.deepEqual(await typo.client.call('kyc.jointAccount', {}), { list: [] });
  });
});
