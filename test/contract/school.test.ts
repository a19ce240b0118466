import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { evidenceCodes, schoolCodes } from '@/contracts/errors/server';
import { schoolAccountKinds } from '@/domain/school/schoolAccounts';
import { allFields } from '@/schemas/fieldRules';
import { accountForm, accountKind } from '@/schemas/schoolAccount';
import { goodAccounts } from './support/schoolAccounts';
import { codes } from '../../sandbox/dispatch/refusal';
import { committed, priced } from './support/corridor';
import { type DemoPayer, demoPayer } from './support/demoPayer';
import { documentPng, type TestDocument } from '../fixtures/documents';
import { fileNumber, uploaded } from './support/files';
import { student } from '../fixtures/student';
import { fetchOrder, payOf, sendCommit } from './support/orders';
import { refused } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

const study = { remitType: 'studyAbroad', purpose: 'STUDY_ABROAD_LONG' } as const;

describe('payments to schools', () => {
  let sandbox: TestSandbox;
  let person: DemoPayer;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await demoPayer(sandbox, 'AUS');
  });
  after(() => sandbox.close());

  const accountOf = async (schoolId: string): Promise<string> =>
    (await person.client.call('school.accountList', { schoolId })).list[0]?.accountId as string;
  const confirmed = async (who: DemoPayer, schoolId: string, fields: Record<string, string> = student) =>
    (
      await who.client.call('school.accountConfirm', {
        accountId: (await who.client.call('school.accountList', { schoolId })).list[0]?.accountId as string,
        feeType: 'tuition',
        fields,
      })
    ).payee;

  const paperSent = async (
    who: DemoPayer,
    paper: Pick<CallParams<'school.paperUpload'>, 'paper' | 'payeeId'>,
    told: Partial<TestDocument>,
  ): Promise<CallAnswer<'school.paperUpload'>> => {
    const { envelope } = await who.client.upload(
      'school.paperUpload',
      { ...paper, fileNumber: fileNumber() },
      { name: 'paper.png', type: 'image/png', bytes: documentPng({ idType: paper.paper, ...told }) },
    );
    assert.equal(envelope.code, '0', envelope.msg);
    return envelope.model as CallAnswer<'school.paperUpload'>;
  };

  test('schools by country, word and page', async () => {
    const all = await person.client.call('school.managerList', { pageSize: 50 });
    assert.equal(all.rows.length, all.total);
    const gbr = await person.client.call('school.managerList', { country: 'GBR', pageSize: 1 });
    assert.deepEqual([gbr.total, gbr.rows[0]?.country], [2, 'GBR']);
    const next = await person.client.call('school.managerList', {
      country: 'GBR',
      pageSize: 1,
      cursor: gbr.next,
    });
    assert.notEqual(next.rows[0]?.schoolId, gbr.rows[0]?.schoolId);
    assert.equal(next.next, undefined);
    for (const keyword of ['thames', '泰晤士', 'London'])
      assert.deepEqual(
        (await person.client.call('school.managerList', { keyword, pageSize: 5 })).rows.map(
          ({ schoolId }) => schoolId,
        ),
        ['gbr-thames'],
      );
    assert.equal((await person.client.call('school.managerList', { keyword: '100%', pageSize: 5 })).total, 0);
    refused(await person.client.send('school.managerList', { pageSize: 5, cursor: 'x' }), codes.badParams);
    refused(await person.client.send('school.managerList', { pageSize: 0 }), codes.badParams);
  });

  test('schools are found by another name and by their country, and only where money can be sent', async () => {
    const found = async (keyword: string) =>
      (await person.client.call('school.managerList', { keyword, pageSize: 50 })).rows.map(
        ({ schoolId }) => schoolId,
      );
    assert.deepEqual(await found('gic'), ['can-lake']);
    assert.deepEqual(await found('桜大'), ['jpn-sakura']);
    assert.deepEqual(await found('新西兰'), ['nzl-fern']);
    assert.deepEqual(await found('new zealand'), ['nzl-fern']);
    assert.deepEqual(await found('nothing like it'), []);
    const { countries, total } = await person.client.call('school.managerList', {
      sourceCountry: 'AUS',
      pageSize: 1,
    });
    assert.equal(
      countries.reduce((sum, { schools }) => sum + schools, 0),
      total,
    );
    assert.ok(countries.every(({ country }) => country !== 'AUS'));
  });

  test('favourites and schools paid before are the payer’s own, the latest first', async () => {
    const own = await demoPayer(sandbox, 'AUS');
    const ids = async (only: 'favourite' | 'paid') =>
      (await own.client.call('school.managerList', { only, pageSize: 10 })).rows.map(
        ({ schoolId }) => schoolId,
      );
    assert.deepEqual(await ids('favourite'), []);
    for (const schoolId of ['gbr-thames', 'nzl-fern']) {
      await own.client.call('school.favourite', { schoolId, favourite: true });
      await sandbox.console.advance(1000);
    }
    assert.deepEqual(await ids('favourite'), ['nzl-fern', 'gbr-thames']);
    await own.client.call('school.favourite', { schoolId: 'nzl-fern', favourite: false });
    assert.deepEqual(await ids('favourite'), ['gbr-thames']);
    assert.equal((await own.client.call('school.one', { schoolId: 'gbr-thames' })).school.favourite, true);
    refused(
      await own.client.send('school.favourite', { schoolId: 'none', favourite: true }),
      schoolCodes.schoolNotFound,
    );
    assert.deepEqual(await ids('paid'), []);
    const payee = await confirmed(own, 'gbr-thames');
    assert.deepEqual(await ids('paid'), []);
    await committed(own.client, { ...own, ...study, payeeId: payee.payeeId, target: 'GBR', amount: '2000' });
    assert.deepEqual(await ids('paid'), ['gbr-thames']);
    assert.ok((await own.client.call('school.one', { schoolId: 'gbr-thames' })).school.lastPaidAt);
    assert.equal(
      (await person.client.call('school.one', { schoolId: 'gbr-thames' })).school.favourite,
      false,
    );
  });

  test('a school is paid on the kinds of account of its country; a euro one on any IBAN', async () => {
    const kinds = async (schoolId: string) =>
      (await person.client.call('school.one', { schoolId })).accountKinds;
    assert.deepEqual(await kinds('aus-outback'), ['AUS', 'BPAY']);
    assert.deepEqual(await kinds('fra-loire'), ['EU']);
    const { account } = await person.client.call('school.accountAdd', {
      kind: 'EU',
      payeeName: 'Loire',
      schoolId: 'fra-loire',
      iban: 'FR14 2004 1010 0505 0001 3M02 606',
    });
    assert.equal(account.country, 'FRA');
    const wrong = await person.client.send('school.accountAdd', {
      kind: 'EU',
      payeeName: 'Loire',
      iban: 'GB82WEST12345698765432',
    });
    refused(wrong, schoolCodes.accountInvalid);
    const elsewhere = { kind: 'UK', payeeName: 'X', schoolId: 'nzl-fern', ...goodAccounts.UK } as const;
    refused(await person.client.send('school.accountAdd', elsewhere), schoolCodes.accountInvalid);
  });

  test('[F5.7-55] BPAY: an account is added once its terms are agreed to', async () => {
    const bill = { kind: 'BPAY', payeeName: 'Outback', ...goodAccounts.BPAY, agreed: false } as const;
    const refusal = refused(await person.client.send('school.accountAdd', bill), schoolCodes.accountInvalid);
    assert.deepEqual(refusal.rules, { agreed: 'agreed' });
    await person.client.call('school.accountAdd', { ...bill, agreed: true });
  });

  test('an invoice is read, corrected, and then not asked for again', async () => {
    const own = await demoPayer(sandbox, 'AUS');
    const payee = await confirmed(own, 'gbr-thames');
    const { payeeId } = payee;
    const paper = { paper: 'invoice', payeeId } as const;
    const read = await paperSent(own, paper, { invoiceNumber: 'INV-1', studentName: 'Lin Chem' });
    assert.deepEqual(read.fields, { invoiceNumber: 'INV-1', studentName: 'Lin Chem' });
    const confirm = (fields: Record<string, string>) =>
      own.client.send('school.paperConfirm', { ...paper, images: [read.ossFileKey], fields });
    assert.deepEqual(refused(await confirm({ invoiceNumber: 'INV-1' }), schoolCodes.fieldsWrong).rules, {
      studentName: 'required',
    });
    const done = await confirm({ invoiceNumber: 'INV-12', studentName: 'Lin Chen' });
    assert.deepEqual(done.envelope.model, { status: 'UnderReview' });
    assert.equal((await own.client.call('school.payee', { payeeId })).payee.invoiceNumber, 'INV-12');
    const { supplements } = await committed(own.client, {
      ...own,
      ...study,
      payeeId,
      target: 'GBR',
      amount: '2000',
    });
    assert.deepEqual(supplements, []);
    const other = await demoPayer(sandbox, 'AUS');
    refused(
      await other.client.send('school.paperConfirm', { ...paper, images: [read.ossFileKey], fields: {} }),
      codes.notFound,
    );
  });

  test('a payer’s card is the payer’s own', async () => {
    const own = await demoPayer(sandbox, 'AUS');
    const { payeeId } = await confirmed(own, 'gbr-thames');
    const paper = { paper: 'payerCard', payeeId } as const;
    const { ossFileKey } = await paperSent(own, paper, { idNumber: 'E1234567' });
    const card = { firstName: 'Robin', idNumber: 'E1234567', expiryDate: '2035-01-01' };
    const confirm = (lastName: string) =>
      own.client.send('school.paperConfirm', {
        ...paper,
        images: [ossFileKey],
        fields: { ...card, lastName },
      });
    assert.deepEqual(refused(await confirm('Somebody'), schoolCodes.fieldsWrong).rules, { lastName: 'same' });
    assert.equal((await confirm('tester')).envelope.code, '0');
  });

  test('home, rotation: what a country has', async () => {
    const home = await person.client.call('school.home', { country: 'CAN' });
    assert.equal(home.currency, 'CAD');
    assert.deepEqual(home.accountKinds, ['CAN']);
    assert.ok(home.feeTypes.some(({ feeType }) => feeType === 'canadaGic'));
    assert.ok(home.hotSchools.every(({ country }) => country === 'CAN'));
    assert.deepEqual((await person.client.call('school.home', { country: 'AUS' })).accountKinds, [
      'AUS',
      'BPAY',
    ]);
    refused(await person.client.send('school.home', { country: 'ZZZ' }), codes.notFound);
    assert.equal((await person.client.call('school.rotation', {})).list.length, 8);
    const { list } = await person.client.call('school.rotationOfCountry', { targetCountry: 'GBR' });
    assert.deepEqual(
      list.map(({ schoolId }) => schoolId),
      ['gbr-thames'],
    );
    const offered = await person.client.call('school.rotationOfCountry', { countryCode: 'AUS' });
    assert.ok(offered.list.length > 0);
    for (const { schoolId = '', resourceLink } of offered.list) {
      const { school } = await person.client.call('school.one', { schoolId });
      assert.notEqual(school.country, 'AUS');
      assert.equal(resourceLink, `/overseasPaymentSelectUniAccount?schoolId=${schoolId}`);
    }
    refused(await person.client.send('school.rotationOfCountry', { targetCountry: 'x' }), codes.badParams);
  });

  test('[P3-58] fee types in the school’s currency, fields by fee; German insurance is only Germany’s', async () => {
    const types = async (schoolId: string) =>
      (await person.client.call('school.feeTypes', { schoolId })).list.map(({ feeType }) => feeType);
    assert.ok((await types('deu-spree')).includes('germanSelfInsurance'));
    assert.equal((await types('gbr-thames')).includes('germanSelfInsurance'), false);
    const { list } = await person.client.call('school.feeFields', {
      schoolId: 'gbr-thames',
      feeType: 'deposit',
    });
    const number = list.find(({ name }) => name === 'identifierKind');
    assert.deepEqual(number?.options, ['applicationId', 'applicationNumber']);
    assert.ok(list.every(({ required }) => required));
    refused(await person.client.send('school.feeTypes', { schoolId: 'none' }), schoolCodes.schoolNotFound);
    refused(
      await person.client.send('school.feeFields', { schoolId: 'gbr-thames', feeType: 'canadaGic' }),
      schoolCodes.feeTypeUnsupported,
    );
  });

  test('an account of every kind is entered by its own fields, once, and shown in full only to its payer', async () => {
    for (const kind of schoolAccountKinds) {
      const add = (fields: (typeof goodAccounts)['UK']) =>
        person.client.send('school.accountAdd', { kind, payeeName: 'Example School', ...fields });
      const first = await add(goodAccounts[kind]);
      assert.equal(first.envelope.code, '0', `${kind}: ${JSON.stringify(first.envelope)}`);
      const { account } = first.envelope.model as {
        account: { accountId: string; own: boolean; status: string };
      };
      assert.deepEqual([account.own, account.status], [true, 'WaitConfirm']);
      const again = (await add(goodAccounts[kind])).envelope.model;
      assert.deepEqual(again, first.envelope.model);
      const { fields } = refused(await add({}), schoolCodes.accountInvalid) as { fields: string[] };
      assert.deepEqual(
        fields.sort(),
        allFields(accountForm(kind, accountKind(kind)))
          .filter(({ name, required }) => required !== false && name !== 'payeeName')
          .map(({ name }) => name)
          .sort(),
      );
    }
    refused(
      await person.client.send('school.accountAdd', {
        kind: 'EU',
        payeeName: 'X',
        iban: 'DE89370400440532013001',
      }),
      schoolCodes.accountInvalid,
    );
    refused(await person.client.send('school.accountAdd', { kind: 'MOON', payeeName: 'X' }), codes.badParams);
    const mine = await person.client.call('school.accountList', { country: 'USA' });
    assert.ok(mine.list.some(({ own }) => own));
    for (const account of mine.list.filter(({ own }) => own))
      assert.equal(account.accountNumber, goodAccounts.USA.accountNumber);
    assert.ok(mine.list.every(({ bankName }) => bankName));
    const other = await demoPayer(sandbox, 'AUS');
    assert.ok(
      (await other.client.call('school.accountList', { country: 'USA' })).list.every(({ own }) => !own),
    );
    refused(await other.client.send('school.accountList', { schoolId: 'none' }), schoolCodes.schoolNotFound);
  });

  test('a confirmed account is a payee; the order to it carries the student and demands the proof of study [P3-57]', async () => {
    const payee = await confirmed(person, 'gbr-thames');
    assert.deepEqual(
      [payee.studentName, payee.studentId, payee.costType, payee.postscript],
      ['Lin Chen', 'S20240077', 'tuition', 'S20240077 Lin Chen'],
    );
    assert.equal((await confirmed(person, 'gbr-thames')).payeeId, payee.payeeId);
    const { list } = await person.client.call('school.payeeList', { country: 'GBR' });
    assert.deepEqual(
      list.map(({ payeeId }) => payeeId),
      [payee.payeeId],
    );
    const one = await person.client.call('school.payee', { payeeId: payee.payeeId });
    assert.equal(one.fields.courseName, 'Chemistry');
    assert.deepEqual([one.payee.studentName, one.payee.studentId], ['Lin Chen', 'S20240077']);
    const { list: ordinary } = await person.client.call('payee.list', {});
    assert.ok(ordinary.every((row) => row.id !== payee.payeeId));
    const { order, supplements } = await committed(person.client, {
      ...person,
      ...study,
      payeeId: payee.payeeId,
      target: 'GBR',
      amount: '2000',
    });
    assert.deepEqual(
      supplements.map(({ kind }) => kind),
      ['studyProof'],
    );
    const made = await fetchOrder(person.client, order.seqNo);
    assert.equal(made.postscriptOfRemittance, 'S20240077 Lin Chen');
    const { payee: shown } = await person.client.call('payee.info', { payeeId: payee.payeeId });
    const account = 'Example Bank 55779911';
    assert.deepEqual([shown.payeeLabel, made.payeeInfo.payeeLabel], [account, account]);
    const { url } = await person.client.call('common.shareOverall', { page: 'track', seqNo: order.seqNo });
    const token = new URL(url).searchParams.get('code') ?? '';
    const { payeeLabel } = await sandbox.client().call('common.orderByToken', { token });
    assert.equal(payeeLabel, 'Example Bank •••• 9911');

    const changed = await person.client.call('school.postscriptUpdate', {
      seqNo: order.seqNo,
      postscript: 'Term 1',
    });
    assert.equal(changed.postscript, 'Term 1');
    assert.equal((await fetchOrder(person.client, order.seqNo)).postscriptOfRemittance, 'Term 1');
    await person.client.call('school.postscriptUpdate', { payeeId: payee.payeeId, postscript: 'Term 2' });
    assert.equal(
      (await person.client.call('school.payee', { payeeId: payee.payeeId })).payee.postscript,
      'Term 2',
    );
    refused(await person.client.send('school.postscriptUpdate', { postscript: 'x' }), codes.badParams);
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.settle', { seqNo: order.seqNo, outcome: 'paid' });
    refused(
      await person.client.send('school.postscriptUpdate', { seqNo: order.seqNo, postscript: 'late' }),
      errorCodes.wrongStep,
    );
    const other = await demoPayer(sandbox, 'AUS');
    refused(await other.client.send('school.payee', { payeeId: payee.payeeId }), codes.notFound);
    assert.deepEqual((await other.client.call('school.payeeList', {})).list, []);
  });

  test('studies and journeys for them are taken for a year or less and for more, and told so; no other purpose is [F5.6-12 F5.6-13]', async () => {
    const { payeeId } = await confirmed(person, 'gbr-thames');
    const order = { ...person, ...study, payeeId, target: 'GBR', amount: '300' };
    const told: (string | undefined)[] = [];
    for (const purpose of [
      'EDU_TRAVEL_SHORT',
      'EDU_TRAVEL_LONG',
      'STUDY_ABROAD_SHORT',
      'STUDY_ABROAD_LONG',
    ]) {
      const { seqNo } = await committed(person.client, { ...order, purpose });
      told.push((await fetchOrder(person.client, seqNo)).purposeEnum?.content);
    }
    assert.deepEqual(told, [
      'Education related travel, one year or less',
      'Education related travel, more than one year',
      'Study abroad, one year or less',
      'Study abroad, more than one year',
    ]);
    for (const purpose of ['GIFT', 'TRAVEL'])
      refused(
        await sendCommit(person.client, await priced(person.client, { ...order, purpose })),
        errorCodes.purposeUnsupported,
      );
  });

  test('a bill takes its own form of a reference, whichever way it comes', async () => {
    const { client, market } = await demoPayer(sandbox, 'HKG');
    const { list } = await client.call('school.accountList', { schoolId: 'aus-outback' });
    const bill = list.find(({ kind }) => kind === 'BPAY');
    assert.ok(bill);
    const { payee } = await client.call('school.accountConfirm', {
      accountId: bill.accountId,
      schoolId: 'aus-outback',
      feeType: 'tuition',
      fields: student,
    });
    const wanted = { market, ...study, payeeId: payee.payeeId, target: 'AUS', amount: '20000' } as const;
    const commit = await priced(client, wanted);
    refused(await sendCommit(client, { ...commit, postscript: 'not letters!' }), schoolCodes.postscriptWrong);
    const { order } = await committed(client, wanted);
    const apply = (postscript: string) =>
      client.send('order.confirmApply', {
        seqNo: order.seqNo,
        purpose: study.purpose,
        relation: 'self',
        lockRate: false,
        postscript,
      });
    refused(await apply('not letters!'), schoolCodes.postscriptWrong);
    assert.equal((await fetchOrder(client, order.seqNo)).postscriptOfRemittance, payee.postscript);
    assert.equal((await apply('ABC123')).envelope.code, codes.ok);
    assert.equal((await fetchOrder(client, order.seqNo)).postscriptOfRemittance, 'ABC123');
  });

  test('wrong students, fees and references are refused by field', async () => {
    const accountId = await accountOf('gbr-thames');
    const confirm = (change: Partial<CallParams<'school.accountConfirm'>>) =>
      person.client.send('school.accountConfirm', {
        accountId,
        feeType: 'tuition',
        fields: student,
        ...change,
      });
    const { birthDate: _birthDate, ...without } = student;
    const wrong = refused(
      await confirm({ fields: { ...without, studentEmail: 'nobody', identifierKind: 'applicationId' } }),
      schoolCodes.fieldsWrong,
    );
    assert.deepEqual(wrong.rules, { birthDate: 'required', studentEmail: 'email', identifierKind: 'listed' });
    refused(await confirm({ feeType: 'canadaGic' }), schoolCodes.feeTypeUnsupported);
    refused(await confirm({ accountId: 'none' }), schoolCodes.accountNotFound);
    refused(await confirm({ postscript: 'x'.repeat(141) }), codes.badParams);
    const bpay = await accountOf('aus-outback');
    refused(await confirm({ accountId: bpay, postscript: 'not letters!' }), schoolCodes.postscriptWrong);
    refused(await confirm({ accountId: await accountOf('usa-prairie') }), schoolCodes.accountNotFound);
  });

  test('a partner’s registration gives a reference, holds two days and takes the payer’s changes no more', async () => {
    const register = (change: object = {}) =>
      person.client.send('school.registerFlywire', {
        schoolId: 'gbr-moor',
        feeType: 'tuition',
        amount: '5000',
        currency: 'GBP',
        fields: student,
        ...change,
      });
    const made = (await register()).envelope.model as {
      reference: string;
      registrationId: string;
      payee: { payeeId: string; postscript: string };
    };
    assert.match(made.reference, /^EXF\d{9}/);
    assert.equal(made.payee.postscript, made.reference);
    refused(
      await person.client.send('school.postscriptUpdate', {
        payeeId: made.payee.payeeId,
        postscript: 'mine',
      }),
      schoolCodes.postscriptWrong,
    );
    refused(await register({ currency: 'USD' }), codes.badParams);
    refused(await register({ amount: '1' }), errorCodes.amountBelowMin);
    refused(await register({ amount: '9000000' }), errorCodes.amountAboveMax);
    refused(await register({ amount: '1000.001' }), codes.badParams);
    refused(await register({ schoolId: 'gbr-thames' }), schoolCodes.feeTypeUnsupported);
    refused(await register({ fields: {} }), schoolCodes.fieldsWrong);
    const order = { ...person, ...study, payeeId: made.payee.payeeId, target: 'GBR', amount: '3000' };
    assert.deepEqual(
      refused(await sendCommit(person.client, await priced(person.client, order)), schoolCodes.amountDiffers),
      { amount: '5000' },
    );
    const exact = { ...order, receives: '5000.00' };
    refused(
      await sendCommit(person.client, await priced(person.client, { ...exact, purpose: 'GIFT' })),
      errorCodes.purposeUnsupported,
    );
    const { seqNo } = await committed(person.client, exact);
    assert.equal((await fetchOrder(person.client, seqNo)).postscriptOfRemittance, made.reference);
    const record = async () =>
      (await person.client.call('school.openRecord', {})).list.find(
        ({ recordId }) => recordId === made.registrationId,
      );
    assert.equal((await record())?.status, 'Ordered');
    const idle = (await register()).envelope.model as typeof made;
    await sandbox.console.advance(49 * 3_600_000);
    const { list } = await person.client.call('school.openRecord', {});
    assert.equal(list.find(({ recordId }) => recordId === idle.registrationId)?.status, 'Expired');
    refused(
      await sendCommit(person.client, await priced(person.client, { ...exact, payeeId: idle.payee.payeeId })),
      schoolCodes.accountNotFound,
    );
  });

  test('a registration is paid by one transfer, on every way, and is free again once that one is over', async () => {
    const { client } = person;
    const registered = () =>
      client.call('school.registerFlywire', {
        schoolId: 'gbr-moor',
        feeType: 'tuition',
        amount: '5000',
        currency: 'GBP',
        fields: student,
      });
    const made = await registered();
    const terms = { ...person, ...study, target: 'GBR', amount: '3000', receives: '5000.00' };
    const sends = async ({ payee: { payeeId } }: typeof made) =>
      sendCommit(client, await priced(client, { ...terms, payeeId }));
    const statusOf = async () =>
      (await client.call('school.openRecord', {})).list.find(
        ({ recordId }) => recordId === made.registrationId,
      )?.status;
    const { order } = (await sends(made)).envelope.model as CallAnswer<'order.commit'>;
    const { seqNo } = order;
    const { purpose = '', relation = '' } = await sandbox.console.order(seqNo).then((row) => row.order);
    assert.match((await sends(made)).envelope.msg, /already have a transfer for this fee/);
    refused(await sends(made), schoolCodes.registrationUsed);
    const sum = { sourceAmount: '5000', sourceCurrency: 'AUD', targetAmount: '5000' };
    const check = { ...sum, payeeId: made.payee.payeeId };
    refused(await client.send('remit.largeLimitCheck', check), schoolCodes.registrationUsed);
    const second = (await sends(await registered())).envelope.model as CallAnswer<'order.commit'>;
    const change = { seqNo: second.seqNo, payeeId: made.payee.payeeId };
    refused(await client.send('order.payeeChange', change), schoolCodes.registrationUsed);
    const own = await client.send('order.confirmApply', { seqNo, purpose, relation, lockRate: true });
    assert.equal(own.envelope.code, '0', 'the transfer itself may be confirmed');

    await client.call('order.cancel', { seqNo });
    assert.equal(await statusOf(), 'Registered');
    const third = (await sends(made)).envelope.model as CallAnswer<'order.commit'>;
    assert.equal(await statusOf(), 'Ordered');
    await assert.rejects(sandbox.console.moveOrder(seqNo, 'PAYMENT_RECEIVED'), /already have a transfer/);
    await sandbox.console.moveOrder(third.seqNo, 'TRANSACTION_SUCCESS');
    refused(await sends(made), schoolCodes.registrationUsed);
  });

  test('a register’s account or code takes the place of papers; then the payer confirms the material', async () => {
    const payee = await confirmed(person, 'nzl-fern');
    const place = async () =>
      (
        await committed(person.client, {
          ...person,
          ...study,
          payeeId: payee.payeeId,
          target: 'NZL',
          amount: '700',
        })
      ).seqNo;
    const seqNo = await place();
    refused(
      await person.client.send('school.studyConfirm', { seqNo, confirmed: true }),
      schoolCodes.materialMissing,
    );
    const code = { seqNo, studentName: 'Lin Chen', verifyCode: 'AREJECT23456' };
    const sent = await person.client.call('school.academicVerifyCode', code);
    assert.deepEqual([sent.status, sent.supplements], ['UnderReview', []]);
    assert.equal((await person.client.call('school.academicVerifyCode', code)).status, 'UnderReview');
    await sandbox.console.advance(21_000);
    const info = await person.client.call('evidence.info', { countryCode: 'AUS', seqNo });
    assert.deepEqual([info.list[0]?.status, info.list[0]?.images], ['Rejected', []]);
    const account = { seqNo, studentName: 'Lin Chen', account: 'lin.chen' };
    assert.equal((await person.client.call('school.academicAccount', account)).status, 'UnderReview');
    const image = await uploaded(person.client);
    const { order } = await person.client.call('school.studyConfirm', {
      seqNo,
      confirmed: true,
      images: [image],
    });
    assert.equal(order.seqNo, seqNo);
    await sandbox.console.advance(21_000);
    assert.equal((await fetchOrder(person.client, seqNo)).needUploadAcademicInfo, undefined);
    refused(
      await person.client.send('school.academicAccount', { ...account, account: 'other.account' }),
      evidenceCodes.alreadyPassed,
    );
    refused(
      await person.client.send('school.academicVerifyCode', { ...code, verifyCode: 'short' }),
      codes.badParams,
    );
    refused(await person.client.send('school.studyConfirm', { seqNo, confirmed: false }), codes.badParams);
    const personal = (await committed(person.client, { ...person, amount: '100' })).seqNo;
    refused(
      await person.client.send('school.academicAccount', { ...account, seqNo: personal }),
      evidenceCodes.notDemanded,
    );
    refused(
      await person.client.send('school.studyConfirm', { seqNo: personal, confirmed: true }),
      evidenceCodes.notDemanded,
    );
  });

  test('from China the relationship is proved as well, unless the payer is the student [F5.2-05]', async () => {
    const chn = await demoPayer(sandbox, 'CHN');
    const payee = await confirmed(chn, 'gbr-thames');
    const place = async (relation: string) =>
      (
        await committed(chn.client, {
          ...chn,
          ...study,
          payeeId: payee.payeeId,
          target: 'GBR',
          amount: '9000',
          relation,
        })
      ).supplements.map(({ kind }) => kind);
    assert.deepEqual(await place('parents'), ['relationshipProof', 'studyProof']);
    assert.deepEqual(await place('self'), ['studyProof']);
  });
});
