import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallParams } from '@/contracts/calls';
import { demandedTypes, evidenceRow, verifyTypes } from '@/domain/evidence';
import { errorCodes } from '@/contracts/errors';
import { evidenceCodes, fileCodes } from '@/contracts/errors/server';
import { codes } from '../../sandbox/dispatch/refusal';
import { supplementRuleRows } from '../../sandbox/seed/proofs';
import { riskExamples } from '../../sandbox/seed/services';
import { pngPicture } from '../fixtures/documents';
import { committed } from './support/corridor';
import { addPayee, type DemoPayer, demoPayer } from './support/demoPayer';
import { fileNumber, png, uploaded } from './support/files';
import { fetchOrder, payOf } from './support/orders';
import { refused } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

const second = 1000;
const day = 86_400_000;

describe('proofs that an order demands', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const kinds = (list: { kind: string }[]) => list.map(({ kind }) => kind).sort();
  const submit = async (
    person: DemoPayer,
    change: Partial<CallParams<'evidence.submit'>> &
      Pick<CallParams<'evidence.submit'>, 'verifyType' | 'fileType'>,
    name = 'paper.png',
  ) =>
    person.client.send('evidence.submit', {
      countryCode: person.market,
      images: [await uploaded(person.client, name, person.market)],
      fileNames: [name],
      ...change,
    });
  const wantedInList = async ({ client }: DemoPayer, seqNo: string): Promise<boolean | undefined> => {
    const { rows } = await client.call('order.listRecords', { tab: 'all', pageSize: 20 });
    return rows.find((row) => row.seqNo === seqNo)?.papersWanted;
  };
  const paid = async (person: DemoPayer, seqNo: string): Promise<void> => {
    const order = await fetchOrder(person.client, seqNo);
    await person.client.call('order.pay', payOf(order, 120));
    await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
  };

  test('an ordinary order demands nothing and answers with nothing', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { supplements, order } = await committed(person.client, { ...person, amount: '500' });
    assert.deepEqual(supplements, []);
    assert.equal(order.supplementContent, undefined);
    const { list, outstanding } = await person.client.call('evidence.info', {
      countryCode: 'AUS',
      seqNo: order.seqNo,
    });
    assert.deepEqual([list.length, outstanding], [0, 0]);
    refused(
      await submit(person, { verifyType: 'payerEdd', fileType: 'payslip', seqNo: order.seqNo }),
      evidenceCodes.notDemanded,
    );
  });

  test('a large transfer to someone who is no relative demands a paper of the payee; relatives are free of it [F5.2-01 F5.2-02]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const friend = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    assert.deepEqual(kinds(friend.supplements), ['payeeRemitDocument']);
    assert.equal(friend.order.supplementContent, 'payeeRemitDocument');
    const parent = await committed(person.client, { ...person, amount: '30000', relation: 'parents' });
    assert.deepEqual(parent.supplements, []);
    const numbers = await person.client.call('order.numbers', {});
    assert.equal(numbers.needSupplement, 1);
  });

  test('an order that asks for two papers names both, between them a pipe [P3-36]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const payeeId = await addPayee(sandbox, person.payerId, 'CHN', { fullName: 'Fang Watchlisted' });
    const sent = { ...person, payeeId, amount: '30000', relation: 'friend' };
    const { order, supplements } = await committed(person.client, sent);
    assert.deepEqual(kinds(supplements).sort(), ['payeeEdd', 'payeeRemitDocument']);
    assert.deepEqual(order.supplementContent?.split('|').sort(), ['payeeEdd', 'payeeRemitDocument']);
  });

  test('what a year adds up to demands due diligence of the payer; one that passed counts for the next order [F5.2-03]', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'self' });
    const send = (amount: string) => committed(person.client, { ...person, amount, relation: 'self' });
    for (let index = 0; index < 3; index += 1) {
      assert.deepEqual((await send('50000')).supplements, []);
      await sandbox.console.advance(day + second);
      // Unpaid orders have expired and do not count.
      await sandbox.db
        .updateTable('orders')
        .set({ status: 'TRANSACTION_SUCCESS' })
        .where('payerId', '=', person.payerId)
        .execute();
    }
    const fourth = await send('50000');
    assert.deepEqual(kinds(fourth.supplements), ['payerEdd']);
    assert.equal(fourth.order.riskFlag, true);
    const { seqNo } = fourth;
    const answer = await submit(person, { verifyType: 'payerEdd', fileType: 'payslip', seqNo });
    assert.equal(answer.envelope.code, '0', answer.envelope.msg);
    await sandbox.console.advance(21 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).riskFlag, undefined);
    await sandbox.console.advance(day + second);
    assert.deepEqual((await send('50000')).supplements, []);
  });

  test('tuition demands a proof of study', async () => {
    const aus = await demoPayer(sandbox, 'AUS');
    const study = { remitType: 'studyAbroad', purpose: 'STUDY_ABROAD_LONG' } as const;
    const one = await committed(aus.client, { ...aus, ...study, amount: '900' });
    assert.deepEqual(kinds(one.supplements), ['studyProof']);
    assert.equal(one.order.needUploadAcademicInfo, true);
  });

  test('the payer is told what is missing and until when, before the payment and after it', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const papers = async () =>
      (await person.client.call('message.list', { pageSize: 20 })).rows
        .filter(({ titleKey }) => titleKey.startsWith('message.order.PAPERS'))
        .map(({ titleKey, params }) => ({ titleKey, params }));
    const { seqNo, order } = await committed(person.client, {
      ...person,
      amount: '30000',
      relation: 'friend',
    });
    assert.equal(order.supplementsUntil, undefined);
    const before = { seqNo, papers: 'payeeRemitDocument', days: '5' };
    assert.deepEqual(await papers(), [{ titleKey: 'message.order.PAPERS.title', params: before }]);
    await paid(person, seqNo);
    await sandbox.console.advance(30 * second);
    const held = await fetchOrder(person.client, seqNo);
    assert.equal(held.status, 'PAYMENT_SUCCESS');
    const until = held.supplementsUntil ?? 0;
    const paidAt = held.history.find(({ status }) => status === 'PAYMENT_SUCCESS')?.at ?? 0;
    assert.equal(until - paidAt, 5 * day);
    assert.deepEqual((await papers())[0], {
      titleKey: 'message.order.PAPERS_DUE.title',
      params: { seqNo, papers: 'payeeRemitDocument', until: String(until) },
    });
    await sandbox.console.advance(until - sandbox.clock.now() + second);
    assert.equal((await fetchOrder(person.client, seqNo)).status.startsWith('REFUND_'), true);
  });

  test('papers handed in the moment the money comes in: the payer is told that both have come', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    await paid(person, seqNo);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'PAYMENT_RECEIVED');
    const paper = { verifyType: 'payeeRemitDocument', fileType: 'contract', seqNo } as const;
    const { envelope } = await submit(person, paper);
    assert.equal(envelope.code, '0', envelope.msg);
    await sandbox.console.advance(11 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'PAYMENT_SUCCESS');
    const { rows } = await person.client.call('message.list', { pageSize: 20 });
    assert.equal(rows[0]?.titleKey, 'message.order.REVIEW.title');
  });

  test('papers demanded after the payment have as long: the money does not go back at once', async () => {
    const person = await demoPayer(sandbox, 'AUS', { relation: 'parents' });
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'parents' });
    await paid(person, seqNo);
    await sandbox.console.advance(11 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'PAYMENT_SUCCESS');
    await person.client.call('order.relationShipChange', { seqNo, relation: 'friend' });
    await sandbox.console.advance(60 * second);
    const held = await fetchOrder(person.client, seqNo);
    assert.deepEqual([held.status, held.supplementContent], ['PAYMENT_SUCCESS', 'payeeRemitDocument']);
    assert.equal((held.supplementsUntil ?? 0) > sandbox.clock.now() + 4 * day, true);
  });

  test('the payout waits until the proof has passed; a rejected one is handed in again [P4.3-28 P4.3-29]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    await paid(person, seqNo);
    await sandbox.console.advance(60 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'PAYMENT_SUCCESS');
    assert.equal(await wantedInList(person, seqNo), true);
    const bad = await submit(
      person,
      { verifyType: 'payeeRemitDocument', fileType: 'invoice', seqNo },
      'reject.png',
    );
    assert.equal((bad.envelope.model as { status: string }).status, 'UnderReview');
    assert.equal(await wantedInList(person, seqNo), undefined);
    refused(
      await submit(person, { verifyType: 'payeeRemitDocument', fileType: 'invoice', seqNo }),
      evidenceCodes.underReview,
    );
    await sandbox.console.advance(21 * second);
    const info = await person.client.call('evidence.info', { countryCode: 'AUS', seqNo });
    assert.deepEqual(
      [info.list[0]?.status, info.list[0]?.rejectReason, info.outstanding],
      ['Rejected', 'notLegible', 1],
    );
    assert.equal(await wantedInList(person, seqNo), true);
    const good = await submit(person, { verifyType: 'payeeRemitDocument', fileType: 'contract', seqNo });
    assert.equal(good.envelope.code, '0', good.envelope.msg);
    await sandbox.console.advance(21 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).supplementContent, undefined);
    assert.equal(await wantedInList(person, seqNo), undefined);
    await sandbox.console.advance(200 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'TRANSACTION_SUCCESS');
    refused(
      await submit(person, { verifyType: 'payeeRemitDocument', fileType: 'contract', seqNo }),
      evidenceCodes.alreadyPassed,
    );
    const { rows } = await person.client.call('message.list', { pageSize: 50 });
    for (const kind of ['proofRejected', 'proofPassed'])
      assert.ok(
        rows.some((row) => row.titleKey === `message.${kind}.title`),
        kind,
      );
  });

  test('any number of files is stored by key and handed in, slides among them, each by its name [F7-07 F7-08]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    const params = {
      countryCode: 'AUS',
      verifyType: 'payeeRemitDocument',
      fileType: 'contract',
      userId: person.payerId,
      payerCountryCode: 'AUS',
      seqNo,
    };
    const slides = {
      name: 'plan.ppt',
      type: 'application/vnd.ms-powerpoint',
      bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]),
    };
    const { envelope } = await person.client.upload(
      'evidence.upload',
      { ...params, fileNumber: fileNumber() },
      slides,
    );
    const images = [(envelope.model as { ossFileKey: string }).ossFileKey];
    while (images.length < 12) images.push(await uploaded(person.client, `page${images.length}.png`));
    const fileNames = images.map((_key, at) => `page ${at}`);
    const proof = { verifyType: 'payeeRemitDocument', fileType: 'contract', seqNo } as const;
    const answer = await submit(person, { ...proof, images, fileNames });
    assert.equal(answer.envelope.code, '0', answer.envelope.msg);
    const { list } = await person.client.call('evidence.info', { countryCode: 'AUS', seqNo });
    assert.deepEqual(
      [list[0]?.verifyType, list[0]?.fileType, list[0]?.status],
      ['payeeRemitDocument', 'contract', 'UnderReview'],
    );
    assert.deepEqual(
      list[0]?.images,
      images.map((ossFileKey, at) => ({ ossFileKey, fileName: `page ${at}` })),
    );
  });

  test('an order that has ended asks for nothing any more, and what is asked of the payer runs out', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    await paid(person, seqNo);
    await sandbox.console.advance(30 * second);
    const held = await person.client.call('evidence.info', { countryCode: 'AUS', seqNo });
    assert.equal(held.until, (await fetchOrder(person.client, seqNo)).supplementsUntil);
    await sandbox.console.advance(6 * day);
    const { list, outstanding, until } = await person.client.call('evidence.info', {
      countryCode: 'AUS',
      seqNo,
    });
    assert.deepEqual([list.map(({ status }) => status), outstanding, until], [['Expired'], 0, undefined]);
    const proof = { verifyType: 'payeeRemitDocument', fileType: 'contract', seqNo } as const;
    refused(await submit(person, proof), evidenceCodes.orderEnded);

    const income = { verifyType: 'incomeProof', fileType: 'payslip' } as const;
    await submit(person, income);
    await sandbox.console.advance(21 * second);
    const own = async () =>
      (await person.client.call('evidence.info', { countryCode: 'AUS' })).list.map((item) => [
        item.verifyType,
        item.status,
        item.countsUntil !== undefined,
      ]);
    assert.deepEqual(await own(), [['incomeProof', 'Passed', true]]);
    // The session would expire before.
    await sandbox.db
      .updateTable('evidence')
      .set({ submittedAt: sandbox.clock.now() - evidenceRow('incomeProof').days * day })
      .where('payerId', '=', person.payerId)
      .where('verifyType', '=', 'incomeProof')
      .execute();
    assert.deepEqual(await own(), [['incomeProof', 'Expired', true]]);
  });

  test('calls, rules and examples know the same proofs', () => {
    for (const { kind } of supplementRuleRows())
      assert.ok(
        demandedTypes.some((type) => type === kind),
        kind,
      );
    for (const type of verifyTypes.filter(
      (one) => !evidenceRow(one).questions && evidenceRow(one).fileTypes.length > 0,
    ))
      assert.ok(
        riskExamples.some(({ verifyType: of }) => of === type),
        `an example of ${type}`,
      );
  });

  test('examples give no age: each kind of paper has one of its own', () => {
    const aged = riskExamples.filter(
      (row) => row.verifyType !== 'addressProof' && /month|个月|個月/.test(JSON.stringify(row)),
    );
    assert.deepEqual(
      aged.map(({ id }) => id),
      [],
    );
  });

  test('a survey is answered in the place of papers; what is risky asks for more and holds the money', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '500' });
    const risk = (kinds: string[]) => sandbox.console.action('risk.demand', { seqNo, kinds });
    await risk(['pressureSurvey', 'relationSurvey', 'faceRisk']);
    const info = async () =>
      (await person.client.call('evidence.info', { countryCode: 'AUS', seqNo })).list.map(
        ({ verifyType, status }) => `${verifyType} ${status}`,
      );
    assert.deepEqual((await info()).sort(), [
      'faceRisk WaitUpload',
      'pressureSurvey WaitUpload',
      'relationSurvey WaitUpload',
    ]);
    const answer = (
      verifyType: CallParams<'evidence.submit'>['verifyType'],
      answers: Record<string, string>,
      change = {},
    ) =>
      person.client.send('evidence.submit', {
        countryCode: 'AUS',
        verifyType,
        fileType: 'answers',
        images: [],
        fileNames: [],
        seqNo,
        answers,
        ...change,
      });
    const calm = { askedToHurry: 'no', promisedProfit: 'no', toldWhatToSay: 'no' };
    refused(await answer('pressureSurvey', { ...calm, promisedProfit: 'perhaps' }), codes.badParams);
    refused(await answer('pressureSurvey', { askedToHurry: 'no' }), codes.badParams);
    const images = [await uploaded(person.client)];
    refused(await answer('pressureSurvey', calm, { images, fileNames: ['a'] }), codes.badParams);
    refused(await answer('faceRisk', {}, { fileType: 'selfie' }), codes.badParams);
    assert.equal((await answer('pressureSurvey', calm)).envelope.code, '0');
    assert.ok((await info()).includes('pressureSurvey Passed'));
    assert.equal((await info()).length, 3);

    const met = { knownBy: 'online', knownSince: 'months', metInPerson: 'no' };
    const after = (await answer('relationSurvey', met)).envelope.model as { supplements: { kind: string }[] };
    assert.deepEqual(kinds(after.supplements), ['faceRisk', 'relationshipProof']);
    await paid(person, seqNo);
    await sandbox.console.advance(60 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'PAYMENT_SUCCESS');
    await submit(person, { verifyType: 'faceRisk', fileType: 'selfie', seqNo });
    await submit(person, { verifyType: 'relationshipProof', fileType: 'relationLetter', seqNo });
    await sandbox.console.advance(21 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).supplementsUntil, undefined);
    await sandbox.console.advance(200 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'TRANSACTION_SUCCESS');
  });

  test('what compliance demanded and takes back stays demanded where a rule or a risk demands it; its payer is told', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const reject = (seqNo: string, reasons: string[]) =>
      sandbox.console.action('risk.reject', { seqNo, reasons });
    const demanded = async (seqNo: string) => {
      const { list } = await person.client.call('evidence.info', { countryCode: 'AUS', seqNo });
      return list.map(({ verifyType, status }) => `${verifyType} ${status}`).sort();
    };
    const told = async (seqNo: string) =>
      (await person.client.call('message.list', { pageSize: 50 })).rows
        .filter((row) => row.seqNo === seqNo && row.titleKey.startsWith('message.order.PAPERS'))
        .map(({ titleKey, params }) => `${titleKey} ${params.papers}`);
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    await sandbox.console.action('risk.demand', { seqNo, kinds: ['payerEdd'] });
    await paid(person, seqNo);
    await sandbox.console.advance(11 * second);
    await reject(seqNo, ['PURPOSE_UNCLEAR', 'FUNDS_UNCLEAR', 'RELATION_UNCLEAR']);
    await reject(seqNo, []);
    assert.deepEqual(await demanded(seqNo), ['payeeRemitDocument WaitUpload', 'payerEdd WaitUpload']);
    await sandbox.console.advance(200 * second);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'PAYMENT_SUCCESS');

    const plain = (await committed(person.client, { ...person, amount: '500', relation: 'friend' })).seqNo;
    await paid(person, plain);
    await sandbox.console.advance(11 * second);
    await reject(plain, ['FUNDS_UNCLEAR']);
    assert.deepEqual(await told(plain), ['message.order.PAPERS_DUE.title payerEdd']);
    await reject(plain, []);
    assert.deepEqual(await demanded(plain), []);
    await sandbox.console.advance(200 * second);
    assert.equal((await fetchOrder(person.client, plain)).status, 'TRANSACTION_SUCCESS');
  });

  test('one paper is handed in for each order that waits for it; the same again is a lost answer', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const orders: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { seqNo } = await committed(person.client, { ...person, amount: '500' });
      await sandbox.console.action('risk.demand', { seqNo, kinds: ['payerEdd'] });
      orders.push(seqNo);
    }
    const images = [await uploaded(person.client)];
    const handIn = async (seqNo = '') => {
      const paper = { verifyType: 'payerEdd', fileType: 'payslip' } as const;
      const { envelope } = await submit(person, { ...paper, images, seqNo });
      assert.equal(envelope.code, '0', envelope.msg);
      return (envelope.model as { evidenceId: string }).evidenceId;
    };
    const ids = [await handIn(orders[0]), await handIn(orders[1])];
    assert.deepEqual([await handIn(orders[0]), await handIn(orders[1])], ids);
    await sandbox.console.advance(21 * second);
    for (const seqNo of orders) {
      const { list } = await person.client.call('evidence.info', { countryCode: 'AUS', seqNo });
      assert.equal(list[0]?.status, 'Passed');
    }
  });

  test('without its proof the money goes back after five days', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    await paid(person, seqNo);
    await sandbox.console.advance(6 * day);
    assert.equal((await fetchOrder(person.client, seqNo)).status, 'REFUND_SUCCESS');
  });

  test('submit later is for a day, and changes which paper it will be', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    const change = { seqNo, kind: 'payeeRemitDocument', choice: 'later' } as const;
    const later = await person.client.call('evidence.supplementChange', { ...change, fileType: 'invoice' });
    const until = later.postponedUntil ?? 0;
    assert.ok(until > sandbox.clock.now() && until <= sandbox.clock.now() + day);
    assert.deepEqual(kinds(later.supplements), ['payeeRemitDocument']);
    const { list } = await person.client.call('evidence.info', { countryCode: 'AUS', seqNo });
    assert.deepEqual([list[0]?.fileType, list[0]?.postponedUntil], ['invoice', later.postponedUntil]);
    const now = await person.client.call('evidence.supplementChange', { ...change, choice: 'now' });
    assert.equal(now.postponedUntil, undefined);
    refused(
      await person.client.send('evidence.supplementChange', { ...change, fileType: 'selfie' }),
      evidenceCodes.fileTypeUnknown,
    );
    refused(
      await person.client.send('evidence.supplementChange', { ...change, kind: 'studyProof' }),
      evidenceCodes.notDemanded,
    );
    const other = await demoPayer(sandbox, 'AUS');
    refused(await other.client.send('evidence.supplementChange', change), errorCodes.orderNotFound);
  });

  test('bad papers are refused: none, someone else’s, a wrong kind, names that do not fit, a passed date [C5-05]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const other = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    const good = { verifyType: 'payeeRemitDocument', fileType: 'invoice', seqNo } as const;
    refused(await submit(person, { ...good, images: [] }), codes.badParams);
    refused(await submit(person, { ...good, images: [], fileNames: [] }), codes.badParams);
    refused(
      await submit(person, { ...good, images: [await uploaded(other.client)] }),
      errorCodes.fileNotFound,
    );
    refused(await submit(person, { ...good, fileType: 'selfie' }), evidenceCodes.fileTypeUnknown);
    refused(await submit(person, { ...good, fileNames: ['a', 'b'] }), codes.badParams);
    refused(await submit(person, { ...good, incomeExpireDate: '2001-01-01' }), evidenceCodes.expiryPassed);
    refused(await submit(person, { ...good, countryCode: 'HKG' }), codes.badParams);
    refused(await submit(other, good), errorCodes.orderNotFound);
    refused(await submit(person, { verifyType: 'studyProof', fileType: 'offerLetter' }), codes.badParams);
  });

  test('the United Kingdom asks for years of work and income before the papers [F5.4-06 F5.4-07]', async () => {
    const person = await demoPayer(sandbox, 'GBR');
    const proof = { verifyType: 'payerEdd', fileType: 'payslip' } as const;
    const early = await submit(person, { ...proof, workYear: 5 });
    refused(early, evidenceCodes.questionnaireFirst);
    assert.equal(early.envelope.msg, 'Answer the questions first.');
    const reply = await submit(person, { ...proof, workYear: 5, incomeYear: 3 });
    assert.equal(reply.envelope.code, '0', reply.envelope.msg);
    const { list } = await person.client.call('evidence.info', {
      countryCode: 'GBR',
      verifyType: 'payerEdd',
    });
    assert.deepEqual([list[0]?.status, list[0]?.needQuestionnaire], ['UnderReview', true]);
    await person.client.call('kyc.riskQuestionnaire', { countryCode: 'GBR', workYear: 5, incomeYear: 3 });
    const again = await submit(person, { ...proof, fileType: 'bankStatement' });
    assert.equal(again.envelope.code, '0', again.envelope.msg);
    const after = await person.client.call('evidence.info', { countryCode: 'GBR', verifyType: 'payerEdd' });
    assert.equal(after.list[0]?.needQuestionnaire, false);
  });

  test('handed in twice because the answer was lost it is one proof', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const { seqNo } = await committed(person.client, { ...person, amount: '30000', relation: 'friend' });
    const images = [await uploaded(person.client)];
    const send = () =>
      person.client.call('evidence.submit', {
        countryCode: 'AUS',
        verifyType: 'payeeRemitDocument',
        fileType: 'invoice',
        images,
        fileNames: ['a.png'],
        seqNo,
      });
    assert.equal((await send()).evidenceId, (await send()).evidenceId);
  });

  test('an upload under one file number is one file [F7-07]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const params = {
      countryCode: 'AUS',
      verifyType: 'incomeProof',
      fileType: 'payslip',
      userId: person.payerId,
      payerCountryCode: 'AUS',
      fileNumber: fileNumber(),
    };
    const send = (change: object = {}) =>
      person.client.upload('evidence.upload', { ...params, ...change }, png('income.png'));
    const first = (await send()).envelope.model as { ossFileKey: string; imgFileNameOriginal: string };
    assert.equal(first.imgFileNameOriginal, 'income.png');
    assert.deepEqual((await send()).envelope.model, first);
    // Identified by bytes, whatever they prove.
    const again = await send({ verifyType: 'payerCard', fileType: 'passport' });
    assert.deepEqual(again.envelope.model, first);
    refused(
      await person.client.upload('evidence.upload', params, {
        ...png('other.png'),
        bytes: pngPicture('other'),
      }),
      fileCodes.numberTaken,
    );
    refused(await send({ fileNumber: fileNumber(), userId: 'pay_other' }), codes.badParams);
    refused(await send({ fileNumber: '12' }), codes.badParams);
    refused(await send({ fileNumber: fileNumber(), fileType: 'selfie' }), evidenceCodes.fileTypeUnknown);
    const none = await person.client.send('evidence.upload', { ...params, fileNumber: fileNumber() });
    refused(none, errorCodes.fileEmpty);
  });

  test('a listed name is stopped; other dates clear a namesake, the same do not [F5.2-04]', async () => {
    const person = await demoPayer(sandbox, 'AUS');
    const payeeId = await addPayee(sandbox, person.payerId, 'CHN', { fullName: 'Fang Watchlisted' });
    const { seqNo, supplements } = await committed(person.client, { ...person, payeeId, amount: '100' });
    assert.deepEqual(
      supplements.map(({ kind, riskType }) => [kind, riskType]),
      [['payeeEdd', 'dowJones']],
    );
    const sync = (change: object = {}) =>
      person.client.send('evidence.syncDowJones', {
        seqNo,
        role: 'payee',
        birthDate: '1970-01-01',
        nationality: 'CHN',
        ...change,
      });
    const asked = async () =>
      (await person.client.call('evidence.info', { countryCode: 'AUS', seqNo })).list[0]?.needScreening;
    assert.equal(await asked(), true);
    assert.equal((await fetchOrder(person.client, seqNo)).riskFlag, true);
    assert.equal(((await sync()).envelope.model as { cleared: boolean }).cleared, false);
    assert.equal(await asked(), false);
    refused(await sync({ role: 'payer' }), evidenceCodes.notDemanded);
    refused(await sync({ birthDate: 'yesterday' }), codes.badParams);
    const cleared = (await sync({ birthDate: '1991-02-03' })).envelope.model as { cleared: boolean };
    assert.equal(cleared.cleared, true);
    assert.equal((await fetchOrder(person.client, seqNo)).riskFlag, undefined);
  });
});
