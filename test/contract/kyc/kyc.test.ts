import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { choiceCodes } from '@/contracts/errors/server';
import { documentJpeg, documentPng, plainPng, samplePeople } from '../../fixtures/documents';
import { readEmbedded } from '../../../sandbox/domains/kyc/embedded';
import type { Person } from '../support/person';
import { basicsAus, basicsHkg, provide, refused, signUp, uploadSide } from '../support/person';
import type { CallParams } from '@/contracts/calls';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const second = 1000;
const passport = samplePeople.ausPassport;

describe('kyc', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const status = async ({ client }: Person) => (await client.call('kyc.info', {})).kycStatus;
  const history = async ({ payerId }: Person) => {
    const { cases } = await sandbox.console.payer(payerId);
    return cases.flatMap((row) => row.history.map((line) => line.toStatus));
  };
  const waiting = async (firstName = 'Olivia', extra: Record<string, unknown> = {}): Promise<Person> => {
    const person = await signUp(sandbox, 'AUS');
    await person.client.call('kyc.update', basicsAus({ firstName }));
    const { envelope } = await provide(person.client, 'AUS', { ...passport, firstName, ...extra }, [
      'front',
      'selfie',
    ]);
    assert.equal(envelope.code, '0', envelope.msg);
    return person;
  };
  const review = () => sandbox.console.advance(20 * second);

  test('form, document, review: a payer passes in 20 s, only along allowed transitions, and each side by itself [P4.3-27]', async () => {
    const person = await signUp(sandbox, 'AUS');
    assert.deepEqual(await person.client.call('kyc.update', basicsAus()), { kycStatus: 'InfoComplete' });
    const { envelope } = await provide(person.client, 'AUS', passport, ['front', 'selfie']);
    assert.deepEqual(envelope.model, { kycStatus: 'WaitResult' });
    const wait = await person.client.call('kyc.waitInfo', { countryCode: 'AUS' });
    assert.equal(wait.expectedMinutes, 1);
    await sandbox.console.advance(15 * second);
    assert.equal(await status(person), 'WaitResult');
    await sandbox.console.advance(5 * second);
    const info = await person.client.call('kyc.info', {});
    assert.equal(info.kycStatus, 'Pass');
    assert.equal(info.identityStatus, 'CheckPass');
    assert.equal(info.level, 1);
    assert.deepEqual(info.documents.map((document) => [document.side, document.documentStatus]).sort(), [
      ['front', 'CheckPass'],
      ['selfie', 'CheckPass'],
    ]);
    assert.equal(info.basicInformation?.suburb, 'Haymarket');
    const { payer } = await person.client.call('user.profile', {});
    assert.equal(payer.fullName, 'Olivia Nguyen');
    assert.equal(payer.idType, 'passport');
    assert.equal(payer.images.length, 2);
    assert.deepEqual(await history(person), [
      'BeingSubmittedAuditInfoRmation',
      'InfoComplete',
      'WaitResult',
      'Pass',
    ]);
    const { rows } = await person.client.call('message.list', { pageSize: 1 });
    assert.equal(rows[0]?.titleKey, 'message.kycPassed.title');
    refused(
      await person.client.send('kyc.update', basicsAus({ street: '99 Other Street' })),
      errorCodes.kycWrongStep,
    );
    const image = await person.client.raw(`/image/v2/get/${info.documents[0]!.documentSrc}/AUS`);
    assert.equal(image.status, 200);
  });

  test('steps out of order are refused', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    refused(
      await client.send('kyc.ocrReference', { countryCode: 'AUS', idType: 'passport' }),
      errorCodes.kycWrongStep,
    );
    const images = [{ side: 'front', ossFileKey: 'aaaaaaaa' }];
    refused(
      await client.send('kyc.documentProvide', {
        countryCode: 'AUS',
        idType: 'passport',
        idNumber: 'PA1234567',
        expiryDate: '2034-08-31',
        images,
      }),
      errorCodes.kycWrongStep,
    );
    refused(
      await client.send('kyc.proof', { countryCode: 'NZL', kind: 'address', values: {} }),
      errorCodes.countrySwitch,
    );
    await client.call('kyc.update', basicsAus());
    refused(
      await client.send('kyc.proof', { countryCode: 'AUS', kind: 'address', values: {} }),
      errorCodes.badParams,
    );
    refused(
      await client.send('kyc.documentProvide', {
        countryCode: 'AUS',
        idType: 'passport',
        idNumber: 'PA1234567',
        expiryDate: '2034-08-31',
        images: [...images, { side: 'selfie', ossFileKey: 'bbbbbbbb' }],
      }),
      errorCodes.fileNotFound,
    );
  });

  test('the form is checked by its market: names, age, street, state and postcode, listed codes [P5-01]', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const wrong = async (change: Record<string, unknown>) =>
      refused(await client.send('kyc.update', { ...basicsAus(), ...change }), errorCodes.badParams).rules;
    assert.deepEqual(await wrong({ firstName: '王', lastName: '' }), {
      firstName: 'englishName',
      lastName: 'required',
    });
    assert.deepEqual(await wrong({ birthDate: '2020-01-01' }), { birthDate: 'minAge' });
    assert.deepEqual(await wrong({ birthDate: '1992-02-30' }), { birthDate: 'date' });
    assert.deepEqual(await wrong({ street: 'Harbour Street' }), { street: 'streetAustralia' });
    assert.deepEqual(await wrong({ street: 'PO Box 12' }), { street: 'noPoBox' });
    assert.deepEqual(await wrong({ street: '12 Harbour Street NSW' }), { street: 'streetOnly' });
    assert.deepEqual(await wrong({ state: 'WA' }), { postCode: 'postCodeOfState' });
    assert.deepEqual(await wrong({ state: 'XYZ', postCode: '20' }), {
      postCode: 'postCode4',
      state: 'listed',
    });
    assert.deepEqual(await wrong({ occupation: 'ASTRONAUT', accountPurpose: 'FUN' }), {
      occupation: 'listed',
      accountPurpose: 'listed',
    });
    const hkg = await signUp(sandbox, 'HKG');
    assert.deepEqual(
      refused(
        await hkg.client.send('kyc.update', { ...basicsHkg(), district: undefined }),
        errorCodes.badParams,
      ).rules,
      { district: 'required' },
    );
  });

  test('a source of income or an occupation that rules do not allow is refused in its own sentence [F8-43 F8-45]', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    const income = await client.send('kyc.update', basicsAus({ incomeSource: 'GAMBLING' }));
    const { rules } = refused(income, choiceCodes.incomeUnsupported, /can't accept this source of income/);
    assert.deepEqual(rules, { incomeSource: 'listed' });
    const occupation = await client.send('kyc.update', basicsAus({ occupation: 'ASTRONAUT' }));
    refused(occupation, choiceCodes.occupationUnsupported, /can't accept this occupation/);
  });

  test('sending the same step twice, as a replay does, changes nothing', async () => {
    const person = await signUp(sandbox, 'AUS');
    await person.client.call('kyc.update', basicsAus());
    assert.deepEqual(await person.client.call('kyc.update', basicsAus()), { kycStatus: 'InfoComplete' });
    await provide(person.client, 'AUS', passport, ['front', 'selfie']);
    const { documents } = await person.client.call('kyc.info', {});
    const images = documents.map((document) => ({ side: document.side, ossFileKey: document.documentSrc }));
    const again = await person.client.send('kyc.documentProvide', {
      countryCode: 'AUS',
      idType: 'passport',
      idNumber: passport.idNumber,
      expiryDate: passport.expiryDate,
      images,
    });
    assert.deepEqual(again.envelope.model, { kycStatus: 'WaitResult' });
    assert.deepEqual(await person.client.call('kyc.update', basicsAus()), { kycStatus: 'WaitResult' });
    refused(await person.client.send('kyc.update', basicsAus({ firstName: 'Mia' })), errorCodes.kycWrongStep);
    assert.equal((await history(person)).filter((to) => to === 'WaitResult').length, 1);
  });

  test('document types tell their sides; a selfie is asked for where needFace is 0 [F5.4-03]', async () => {
    const { client } = await signUp(sandbox, 'HKG');
    const aus = (await client.call('kyc.idConfig', { countryCode: 'AUS' })).list;
    for (const type of aus)
      assert.equal(
        type.sides.some((side) => side.side === 'selfie' && side.required),
        type.needFace === 0,
        type.idType,
      );
    const hkg = (await client.call('kyc.idConfig', { countryCode: 'HKG' })).list;
    assert.deepEqual(
      hkg.filter((type) => type.restrictsTo === 'CHN').map((type) => type.idType),
      ['mainlandId', 'homeReturnPermit'],
    );
    assert.deepEqual((await client.call('kyc.idConfig', { countryCode: 'XXX' })).list, []);
  });

  test('a document needs its sides, a sound number and a date ahead; one picture serves one side', async () => {
    const person = await signUp(sandbox, 'AUS');
    const { client } = person;
    await client.call('kyc.update', basicsAus());
    assert.deepEqual(
      refused(await provide(client, 'AUS', passport, ['front']), errorCodes.documentSideMissing).sides,
      ['selfie'],
    );
    assert.deepEqual(
      refused(
        await provide(client, 'AUS', passport, ['front', 'selfie'], { idNumber: '?' }),
        errorCodes.badParams,
      ).fields,
      ['idNumber'],
    );
    assert.deepEqual(
      refused(
        await provide(client, 'AUS', passport, ['front', 'selfie'], { expiryDate: undefined }),
        errorCodes.badParams,
      ).fields,
      ['expiryDate'],
    );
    refused(
      await provide(client, 'AUS', passport, ['front', 'selfie'], { expiryDate: '2020-01-01' }),
      errorCodes.documentExpired,
    );
    refused(
      await provide(client, 'AUS', passport, ['front', 'selfie'], { idType: 'hkid' }),
      errorCodes.documentTypeNotSupported,
    );
    const { reference } = await client.call('kyc.ocrReference', { countryCode: 'AUS', idType: 'passport' });
    const one = documentPng({ ...passport, side: 'front' });
    const keys = [];
    for (const side of ['front', 'selfie'] as const)
      keys.push({
        side,
        ossFileKey: (
          (await uploadSide(client, reference, 'AUS', 'passport', side, one)).envelope.model as {
            ossFileKey: string;
          }
        ).ossFileKey,
      });
    refused(
      await client.send('kyc.documentProvide', {
        countryCode: 'AUS',
        idType: 'passport',
        idNumber: passport.idNumber,
        expiryDate: passport.expiryDate,
        images: keys,
      }),
      errorCodes.documentSideRepeated,
    );
    const stranger = await signUp(sandbox, 'AUS');
    await stranger.client.call('kyc.update', basicsAus());
    refused(
      await stranger.client.send('kyc.documentProvide', {
        countryCode: 'AUS',
        idType: 'passport',
        idNumber: passport.idNumber,
        expiryDate: passport.expiryDate,
        images: keys,
      }),
      errorCodes.fileNotFound,
    );
    assert.equal(await status(person), 'InfoComplete');
  });

  test('recognition reads the data of a test document, and nothing in an ordinary picture', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    await client.call('kyc.update', basicsAus());
    const read = async (bytes: Uint8Array, idType = 'passport') => {
      const { reference } = await client.call('kyc.ocrReference', { countryCode: 'AUS', idType });
      refused(await client.send('kyc.ocrRecognize', { reference }), errorCodes.documentSideMissing);
      assert.equal((await uploadSide(client, reference, 'AUS', idType, 'front', bytes)).envelope.code, '0');
      return client.send('kyc.ocrRecognize', { reference });
    };
    const { idType: _type, ...data } = passport;
    assert.deepEqual((await read(documentPng(passport))).envelope.model, { recognized: true, ...data });
    assert.deepEqual((await read(documentJpeg(passport))).envelope.model, { recognized: true, ...data });
    assert.deepEqual((await read(plainPng())).envelope.model, { recognized: false });
    refused(await read(documentPng({ ...passport, quality: 'blurred' })), errorCodes.CertificateQuality);
    refused(await read(documentPng(passport), 'driverLicence'), errorCodes.InconsistentDocumentType);

    const { reference } = await client.call('kyc.ocrReference', { countryCode: 'AUS', idType: 'passport' });
    refused(
      await uploadSide(client, reference, 'AUS', 'passport', 'front', Buffer.from('%PDF-1.4 nothing')),
      errorCodes.fileTypeNotSupported,
    );
    refused(await uploadSide(client, reference, 'AUS', 'passport', 'back', plainPng()), errorCodes.badParams);
    await client.call('kyc.ocrCancel', { reference });
    refused(
      await uploadSide(client, reference, 'AUS', 'passport', 'front', plainPng()),
      errorCodes.ocrReferenceInvalid,
    );
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from([0x89]),
      Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0xff]),
      documentPng(passport).subarray(0, 60),
      Buffer.alloc(2000, 0xff),
    ])
      assert.equal(readEmbedded(bytes), null);
  });

  test('Fail with InitInfoError: the corrected form goes straight back to review and passes', async () => {
    const person = await waiting('REJECTINFO');
    await review();
    const info = await person.client.call('kyc.info', {});
    assert.equal(info.kycStatus, 'Fail');
    assert.equal(info.kycAudit?.kycErrorCode, 'InitInfoError');
    assert.equal(info.kycAudit?.auditV2s[0]?.pageCode, 'basicInformation');
    refused(
      await person.client.send('kyc.ocrReference', { countryCode: 'AUS', idType: 'passport' }),
      errorCodes.kycWrongStep,
    );
    assert.deepEqual(
      await person.client.call(
        'kyc.update',
        basicsAus({ firstName: 'REJECTINFO', street: '14 Harbour Street' }),
      ),
      { kycStatus: 'WaitResult' },
    );
    await review();
    assert.equal(await status(person), 'Pass');
    assert.deepEqual((await history(person)).slice(-4), [
      'Fail',
      'BeingSubmittedAuditInfoRmation',
      'WaitResult',
      'Pass',
    ]);
  });

  test('Fail with SelfieInfoError: the selfie is rejected and the sender told, a new document passes [P4.3-27 F8-40]', async () => {
    const person = await waiting('Olivia', { trigger: 'REJECTSELFIE' });
    await review();
    const info = await person.client.call('kyc.info', {});
    assert.equal(info.kycAudit?.kycErrorCode, 'SelfieInfoError');
    const selfie = info.documents.find((document) => document.side === 'selfie');
    assert.equal(selfie?.documentStatus, 'CheckFailed');
    const failed = info.documents.filter(({ documentStatus }) => documentStatus === 'CheckFailed');
    assert.equal(failed.length, 1, 'only the selfie');
    const { rows } = await person.client.call('message.list', { pageSize: 1 });
    assert.equal(rows[0]?.titleKey, 'message.kycFailed.title');
    assert.equal(selfie?.returnTexts.length, 1);
    const { envelope } = await provide(person.client, 'AUS', passport, ['front', 'selfie']);
    assert.deepEqual(envelope.model, { kycStatus: 'WaitResult' });
    await review();
    assert.equal(await status(person), 'Pass');
    assert.deepEqual((await history(person)).slice(-5), [
      'Fail',
      'WaitIdentitySelfieResubmit',
      'HadReSubmitted',
      'WaitResult',
      'Pass',
    ]);
  });

  test('what the document says is compared with the form', async () => {
    const cases: [Record<string, string>, string][] = [
      [{ lastName: 'Somebody' }, 'DocumentInfoError'],
      [{ birthDate: '1990-01-01' }, 'InitInfoError'],
      [{ expiryDate: '2019-01-01' }, 'DocumentInfoError'],
    ];
    for (const [change, code] of cases) {
      const person = await signUp(sandbox, 'AUS');
      await person.client.call('kyc.update', basicsAus());
      await provide(person.client, 'AUS', { ...passport, ...change }, ['front', 'selfie'], {
        expiryDate: passport.expiryDate,
      });
      await review();
      assert.equal((await person.client.call('kyc.info', {})).kycAudit?.kycErrorCode, code);
    }
  });

  test('manual handling, resubmit states and the console all end in a pass; no other move is allowed', async () => {
    const manual = await waiting('MANUALREVIEW');
    await review();
    assert.equal(await status(manual), 'WaitManualHandling');
    await sandbox.console.advance(60 * second);
    assert.equal(await status(manual), 'Pass');

    const resubmit = await waiting('RESUBMITSELFIE');
    await review();
    assert.equal(await status(resubmit), 'WaitIdentitySelfieResubmit');
    await provide(resubmit.client, 'AUS', { ...passport, firstName: 'RESUBMITSELFIE' }, ['front', 'selfie']);
    await review();
    assert.equal(await status(resubmit), 'Pass');

    const byHand = await waiting();
    await sandbox.console.moveKyc(byHand.payerId, 'Fail', 'DocumentInfoError');
    assert.equal((await byHand.client.call('kyc.info', {})).kycAudit?.kycErrorCode, 'DocumentInfoError');
    await sandbox.console.action('kyc.reviewDelay', { seconds: 5 });
    await provide(byHand.client, 'AUS', passport, ['front', 'selfie']);
    await sandbox.console.action('kyc.nextResult', { payerId: byHand.payerId, result: 'REJECTUNKNOWN' });
    await sandbox.console.advance(5 * second);
    assert.equal((await byHand.client.call('kyc.info', {})).kycAudit?.kycErrorCode, 'Unknown');
    await sandbox.console.action('kyc.reviewDelay', { seconds: 20 });
    const { cases } = await sandbox.console.payer(byHand.payerId);
    await assert.rejects(sandbox.console.post(`/kyc/${cases[0]!.id}/move`, { to: 'Pass' }));
  });

  test('Hong Kong: identity card by its check digit, a mainland card marks its holder', async () => {
    const person = await signUp(sandbox, 'HKG');
    await person.client.call('kyc.update', basicsHkg());
    assert.deepEqual(
      refused(
        await provide(person.client, 'HKG', { ...samplePeople.hkgHkid, idNumber: 'A123456(4)' }, [
          'front',
          'selfie',
        ]),
        errorCodes.badParams,
      ).fields,
      ['idNumber'],
    );
    await provide(person.client, 'HKG', samplePeople.hkgHkid, ['front', 'selfie']);
    await review();
    assert.equal(await status(person), 'Pass');

    const mainland = await signUp(sandbox, 'HKG');
    const { firstName, lastName, birthDate } = samplePeople.hkgMainlandId;
    await mainland.client.call('kyc.update', basicsHkg({ firstName, lastName, birthDate }));
    await provide(mainland.client, 'HKG', samplePeople.hkgMainlandId, ['front', 'back', 'selfie']);
    await review();
    assert.equal((await mainland.client.call('user.profile', {})).payer.idType, 'mainlandId');
  });

  test('a market may be changed before KYC begins; afterwards it is 11100', async () => {
    const { client } = await signUp(sandbox, 'AUS');
    assert.deepEqual(await client.call('kyc.update', basicsHkg()), { kycStatus: 'InfoComplete' });
    assert.equal((await client.call('user.profile', {})).payer.countryCode, 'HKG');
    refused(await client.send('kyc.update', basicsAus()), errorCodes.countrySwitch);
    refused(
      await client.send('kyc.ocrReference', { countryCode: 'AUS', idType: 'passport' }),
      errorCodes.countrySwitch,
    );
    refused(
      await client.send('kyc.update', { ...basicsAus(), countryCode: 'XXX' }),
      errorCodes.kycMarketNotSupported,
    );
  });

  test('a document runs out by itself: a warning for 30 days, then expired, then a new one is due', async () => {
    const soon = new Date(sandbox.clock.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const person = await signUp(sandbox, 'AUS');
    await person.client.call('kyc.update', basicsAus());
    await provide(person.client, 'AUS', { ...passport, expiryDate: soon }, ['front', 'selfie']);
    await review();
    const precheck = () =>
      person.client.call('remit.precheck', {
        countryCode: 'AUS',
        targetCountry: 'CHN',
        remitType: 'personal',
      });
    assert.equal((await precheck()).payerInfo.identityStatus, 'CheckPass');
    await sandbox.console.advance(15 * 86_400_000);
    assert.equal((await precheck()).payerInfo.identityStatus, 'SoonExpired');
    await sandbox.console.advance(29 * 86_400_000);
    const login = await precheck();
    assert.equal(login.payerInfo.identityStatus, 'Expired');
    assert.equal(login.certificationKyc, false);
    const { envelope } = await provide(person.client, 'AUS', passport, ['front', 'selfie']);
    assert.deepEqual(envelope.model, { kycStatus: 'WaitResult' });
  });

  test('precheck and popup: nothing by default, notices when they are due', async () => {
    const person = await signUp(sandbox, 'AUS');
    const { client, payerId } = person;
    const corridor = { countryCode: 'AUS', targetCountry: 'CHN' };
    const first = await client.call('remit.precheck', { ...corridor, remitType: 'personal' });
    assert.equal(first.kycStatus, 'Init');
    assert.equal(first.middlePage, undefined);
    assert.deepEqual(await client.call('payer.popInfo', { userId: payerId, ...corridor }), {
      show: false,
      blocking: false,
      title: '',
      content: '',
    });
    const { id } = await sandbox.console.action<{ id: string }>('notice.add', {
      payerId,
      kind: 'middlePage',
      payload: { route: 'bankOrder', params: { seqNo: 'HW1' }, reason: 'risk', targetCountry: 'CHN' },
    });
    assert.equal(
      (await client.call('remit.precheck', { ...corridor, targetCountry: 'PHL', remitType: 'personal' }))
        .middlePage,
      undefined,
      'the notice is about another country',
    );
    await sandbox.console.action('notice.add', {
      payerId,
      kind: 'popInfo',
      payload: {
        blocking: true,
        title: { en: 'Check', zh: '核对', 'zh-HK': '核對' },
        content: { en: 'Please check.' },
        targetCountry: 'CHN',
      },
    });
    assert.deepEqual(
      (await client.call('remit.precheck', { ...corridor, remitType: 'personal' })).middlePage,
      { route: 'bankOrder', params: { seqNo: 'HW1' }, reason: 'risk' },
    );
    for (const [lang, title] of [
      ['zh-cn', '核对'],
      ['zh-hk', '核對'],
    ] as const)
      assert.equal(
        (await client.call('payer.popInfo', { userId: payerId, ...corridor }, { lang })).title,
        title,
      );
    assert.equal(
      (await client.call('payer.popInfo', { userId: payerId, countryCode: 'AUS', targetCountry: 'PHL' }))
        .show,
      false,
    );
    refused(await client.send('payer.popInfo', { userId: 'somebody', ...corridor }), errorCodes.notAllowed);
    await sandbox.console.action('notice.deal', { id });
    assert.equal(
      (await client.call('remit.precheck', { ...corridor, remitType: 'personal' })).middlePage,
      undefined,
    );
    assert.deepEqual(
      (await client.call('remit.precheck', { ...corridor, remitType: 'LargeRemit' })).middlePage,
      { route: 'largeRemitRule', reason: 'largeRemit' },
      'who has not begun with large transfers begins with their rules',
    );
    await sandbox.console.action('account.feature', { payerId, feature: 'largeRemit' });
    await sandbox.console.action('notice.add', {
      payerId,
      kind: 'middlePage',
      payload: { route: 'midTransferMiddleRisk', reason: 'risk' },
    });
    const page = async () =>
      (await client.call('remit.precheck', { ...corridor, remitType: 'personal' })).middlePage?.route;
    assert.equal(await page(), 'midTransferMiddleRisk');
    const answers = { moneyFrom: 'salary', sendsEach: 'month', forOthers: 'no' };
    const survey: CallParams<'evidence.submit'> = {
      countryCode: 'AUS',
      verifyType: 'meanRisk',
      fileType: 'answers',
      images: [],
      fileNames: [],
    };
    await client.call('evidence.submit', { ...survey, answers });
    assert.equal(await page(), undefined, 'the questions are answered');
    await sandbox.console.advance(60_000);
    await sandbox.console.action('notice.add', {
      payerId,
      kind: 'middlePage',
      payload: { route: 'midTransferMiddleRisk', reason: 'risk' },
    });
    assert.equal(await page(), 'midTransferMiddleRisk', 'asked again, an earlier answer is not enough');
    await client.call('evidence.submit', { ...survey, answers });
    assert.equal(await page(), undefined);
    assert.equal(
      (await client.call('remit.precheck', { ...corridor, remitType: 'LargeRemit' })).middlePage,
      undefined,
    );
    refused(
      await client.send('remit.precheck', { ...corridor, targetCountry: 'PHL', remitType: 'LargeRemit' }),
      errorCodes.badParams,
    );
  });
});
