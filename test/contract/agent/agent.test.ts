import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { agentCodes, evidenceCodes, schoolCodes } from '@/contracts/errors/server';
import { codes } from '../../../sandbox/dispatch/refusal';
import { committed, priced } from '../support/corridor';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { uploaded } from '../support/files';
import { sendCommit } from '../support/orders';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const day = 86_400_000;
const schoolId = 'gbr-thames';

describe("school fees through a school's agent", () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const payer = (): Promise<DemoPayer> => demoPayer(sandbox, 'CHN', { headers: { agentchannel: 'ZLP' } });
  const invite = async (payerPhone?: string): Promise<string> =>
    (await sandbox.console
      .action<{ result?: { id: string }; id?: string }>('agent.invite', {
        schoolId,
        ...(payerPhone ? { payerPhone } : {}),
      })
      .then((answer) => answer.id ?? answer.result?.id)) as string;
  const bound = async (): Promise<{ person: DemoPayer; id: string; image: string }> => {
    const person = await payer();
    const id = await invite();
    await person.client.call('agent.bind', { id });
    return { person, id, image: await uploaded(person.client, 'paper.png', 'CHN') };
  };
  const studentOf = (image: string): CallParams<'agent.studentCommit'> => ({
    schoolId,
    firstName: 'Lin',
    lastName: 'Chen',
    birthDate: '2004-05-06',
    nationality: 'CHN',
    idType: 'passport',
    idNumber: 'E12345678',
    studentNumber: 'S20240077',
    images: [image],
  });
  const payerOf = (commitId: string, image: string): CallParams<'agent.payerCommit'> => ({
    commitId,
    relationship: 'parents',
    firstName: 'Na',
    lastName: 'Li',
    birthDate: '1975-01-02',
    nationality: 'CHN',
    idType: 'residentId',
    idNumber: '11010519491231002X',
    areaCode: '86',
    phoneNumber: '13812345678',
    images: [image],
  });
  const proofOf = (
    commitId: string,
    image: string,
    proofType: 'relation' | 'study',
  ): CallParams<'agent.proofCommit'> => ({
    commitId,
    proofType,
    fileType: proofType === 'relation' ? 'householdRegister' : 'offerLetter',
    images: [image],
    fileNames: ['paper.png'],
    ...(proofType === 'study' ? { feeType: 'tuition', amount: '5000' } : {}),
  });
  const finished = async () => {
    const { person, id, image } = await bound();
    const { commitId } = await person.client.call('agent.studentCommit', studentOf(image));
    await person.client.call('agent.payerCommit', payerOf(commitId, image));
    await person.client.call('agent.proofCommit', proofOf(commitId, image, 'relation'));
    await person.client.call('agent.proofCommit', proofOf(commitId, image, 'study'));
    return { person, id, image, commitId };
  };

  test('an agent shows its schools; one that does not exist shows nothing', async () => {
    const visitor = sandbox.client();
    const agent = await visitor.call('agent.basic', { merchantCode: 'ZLPDEMO' });
    assert.deepEqual([agent.agentChannel, agent.schools.length], ['ZLP', 5]);
    refused(await visitor.send('agent.basic', { merchantCode: 'NOBODY' }), agentCodes.inviteNotFound);
    const person = await payer();
    const { list } = await person.client.call('agent.relationships', {});
    assert.ok(list.some(({ code }) => code === 'parents') && !list.some(({ code }) => code === 'business'));
    refused(await person.client.send('agent.relationships', { schoolId: '!' }), codes.badParams);
  });

  test('an invitation belongs to the first who binds it, by the phone it was sent to', async () => {
    const person = await payer();
    const id = await invite('13800138000');
    const seen = await sandbox.client().call('agent.query', { id });
    assert.deepEqual([seen.status, seen.mine, seen.payerPhone === '13800138000'], ['Open', false, false]);
    refused(await person.client.send('agent.bind', { id }), agentCodes.invitePhone);
    refused(
      await person.client.send('agent.bind', { id, payerPhone: '13800138000' }),
      agentCodes.invitePhone,
    );
    const owns = (areaCode: string) =>
      sandbox.db
        .updateTable('payers')
        .set({ areaCode, phoneNumber: '13800138000' })
        .where('id', '=', person.payerId)
        .execute();
    // Same digits, Indonesian area code.
    await owns('62');
    refused(await person.client.send('agent.bind', { id }), agentCodes.invitePhone);
    await owns('86');
    const done = await person.client.call('agent.bind', { id });
    assert.deepEqual([done.schoolId, done.step], [schoolId, 'student']);
    await person.client.call('agent.bind', { id });
    const other = await payer();
    refused(await other.client.send('agent.bind', { id }), agentCodes.inviteTaken);
    const mine = await person.client.call('agent.query', { id });
    assert.deepEqual([mine.status, mine.mine, mine.step], ['Bound', true, 'student']);
    refused(await person.client.send('agent.query', { id: 'agi_none' }), agentCodes.inviteNotFound);
    const elsewhere = await demoPayer(sandbox, 'CHN');
    refused(await elsewhere.client.send('agent.bind', { id: await invite() }), errorCodes.notAllowed);
    refused(await elsewhere.client.send('agent.students', { schoolId }), agentCodes.notBound);
    refused(await elsewhere.client.send('agent.feeTypes', { schoolId }), agentCodes.notBound);
    refused(await elsewhere.client.send('agent.feeTypes', { schoolId: 'none' }), schoolCodes.schoolNotFound);
  });

  test('step by step to an order: what was handed in counts as the order’s proofs', async () => {
    const { person, id, image } = await bound();
    const { client } = person;
    assert.ok(
      (await client.call('agent.feeTypes', { schoolId })).list.some(({ feeType }) => feeType === 'tuition'),
    );
    const first = await client.call('agent.studentCommit', studentOf(image));
    assert.equal(first.step, 'payer');
    const { commitId } = first;
    const { list } = await client.call('agent.students', { schoolId });
    assert.deepEqual(
      list.map((row) => [row.studentId, row.studentNumber]),
      [[first.studentId, 'S20240077']],
    );
    refused(
      await client.send('agent.proofCommit', proofOf(commitId, image, 'relation')),
      agentCodes.wrongStep,
    );
    refused(await client.send('agent.finishInfo', { commitId }), agentCodes.wrongStep);
    assert.equal((await client.call('agent.payerCommit', payerOf(commitId, image))).step, 'relationProof');
    refused(await client.send('agent.proofCommit', proofOf(commitId, image, 'study')), agentCodes.wrongStep);
    const back = await client.call('agent.studentCommit', {
      ...studentOf(image),
      commitId,
      studentId: first.studentId,
      lastName: 'Chan',
    });
    assert.deepEqual(
      [back.commitId, back.step, back.studentId],
      [commitId, 'relationProof', first.studentId],
    );
    await client.call('agent.proofCommit', proofOf(commitId, image, 'relation'));
    const check = await client.call('agent.commitCheck', { commitId });
    assert.deepEqual([check.valid, check.step], [true, 'studyProof']);
    assert.equal((await client.call('agent.query', { id })).step, 'studyProof');
    const last = await client.call('agent.proofCommit', proofOf(commitId, image, 'study'));
    assert.equal(last.step, 'order');
    assert.deepEqual(await client.call('agent.proofCommit', proofOf(commitId, image, 'study')), last);
    const done = await client.call('agent.finishInfo', { commitId });
    assert.deepEqual(
      [done.student.lastName, done.payerName, done.feeType, done.amount, done.proofStatus, done.seqNo],
      ['Chan', 'Na Li', 'tuition', { amount: '5000', currencyCode: 'GBP' }, 'UnderReview', undefined],
    );
    const wanted = {
      ...person,
      payeeId: done.payeeId,
      target: 'GBR',
      amount: '50000',
      remitType: 'studyAbroad',
      purpose: 'STUDY_ABROAD_LONG',
    } as const;
    refused(await sendCommit(client, await priced(client, wanted)), schoolCodes.amountDiffers);
    const order = await committed(client, { ...wanted, receives: '5000.00' });
    assert.deepEqual(order.supplements, [], 'both proofs are with us');
    const proofs = await client.call('evidence.info', { countryCode: 'CHN', seqNo: order.seqNo });
    assert.deepEqual(
      proofs.list.map((item) => [item.verifyType, item.status]),
      [
        ['relationshipProof', 'UnderReview'],
        ['studyProof', 'UnderReview'],
      ],
    );
    const { payee } = await client.call('payee.add', {
      sourceCountry: 'CHN',
      country: 'GBR',
      accountType: 'sortCode',
      firstName: 'Emily',
      lastName: 'Clarke',
      sortCode: '20-00-00',
      accountNumber: '55779911',
      relationshipToReceiver: 'friend',
    });
    const other = await committed(client, { ...wanted, payeeId: payee.id, amount: '9000' });
    refused(
      await client.send('order.payeeChange', { seqNo: other.seqNo, payeeId: done.payeeId ?? '' }),
      schoolCodes.amountDiffers,
    );
    const made = await client.call('school.agentOrder', { id });
    assert.deepEqual([made.step, made.commitId, made.order?.seqNo], ['order', commitId, order.seqNo]);
    const stranger = await payer();
    refused(await stranger.client.send('school.agentOrder', { id }), agentCodes.inviteNotFound);
    await sandbox.console.advance(21_000);
    const after = await client.call('agent.finishInfo', { commitId });
    assert.deepEqual([after.proofStatus, after.seqNo], ['Passed', order.seqNo]);
    assert.equal((await client.call('agent.query', { id })).status, 'Finished');
    refused(await client.send('agent.payerCommit', payerOf(commitId, image)), agentCodes.wrongStep);
    refused(await client.send('agent.studentCommit', studentOf(image)), agentCodes.wrongStep);
  });

  test('forms are good for seven days and nobody else’s', async () => {
    const { person, image } = await bound();
    const { commitId } = await person.client.call('agent.studentCommit', studentOf(image));
    const other = await payer();
    refused(
      await other.client.send('agent.payerCommit', payerOf(commitId, image)),
      agentCodes.commitNotFound,
    );
    const unknown: CallAnswer<'agent.commitCheck'> = await other.client.call('agent.commitCheck', {
      commitId,
    });
    assert.equal(unknown.valid, false);
    refused(await other.client.send('agent.finishInfo', { commitId }), agentCodes.commitNotFound);
    await sandbox.console.advance(8 * day);
    assert.equal((await person.client.call('agent.commitCheck', { commitId })).valid, false);
    refused(
      await person.client.send('agent.payerCommit', payerOf(commitId, image)),
      agentCodes.commitExpired,
    );
    const again = await person.client.call('agent.studentCommit', studentOf(image));
    assert.equal(again.step, 'payer');
    assert.equal((await person.client.call('agent.commitCheck', { commitId: again.commitId })).valid, true);
  });

  test('wrong people, papers and fees are refused', async () => {
    const { person, image } = await bound();
    const { client } = person;
    refused(
      await client.send('agent.studentCommit', { ...studentOf(image), birthDate: '2999-01-01' }),
      codes.badParams,
    );
    refused(
      await client.send('agent.studentCommit', {
        ...studentOf(image),
        idType: 'residentId',
        idNumber: '110105194912310021',
      }),
      codes.badParams,
    );
    refused(await client.send('agent.studentCommit', { ...studentOf(image), images: [] }), codes.badParams);
    refused(
      await client.send('agent.studentCommit', { ...studentOf(image), studentId: 'stu_none' }),
      codes.badParams,
    );
    refused(await client.send('agent.studentCommit', studentOf('no_such_file')), errorCodes.fileNotFound);
    const { commitId } = await client.call('agent.studentCommit', studentOf(image));
    const wrongPayer = (change: object) =>
      client.send('agent.payerCommit', { ...payerOf(commitId, image), ...change });
    refused(await wrongPayer({ relationship: 'business' }), codes.badParams);
    refused(await wrongPayer({ birthDate: '2020-01-01' }), codes.badParams);
    refused(await wrongPayer({ phoneNumber: 'abc' }), codes.badParams);
    await client.call('agent.payerCommit', payerOf(commitId, image));
    const proof = (change: object) =>
      client.send('agent.proofCommit', { ...proofOf(commitId, image, 'relation'), ...change });
    refused(await proof({ fileType: 'selfie' }), evidenceCodes.fileTypeUnknown);
    refused(await proof({ fileNames: [] }), codes.badParams);
    await client.call('agent.proofCommit', proofOf(commitId, image, 'relation'));
    const study = (change: object) =>
      client.send('agent.proofCommit', { ...proofOf(commitId, image, 'study'), ...change });
    refused(await study({ amount: undefined }), codes.badParams);
    refused(await study({ amount: '1' }), errorCodes.amountBelowMin);
    refused(await study({ amount: '99999999' }), errorCodes.amountAboveMax);
    refused(await study({ feeType: 'canadaGic' }), schoolCodes.feeTypeUnsupported);
    assert.equal((await study({})).envelope.code, '0');
  });

  test('of two declarations for one student the later one says the sum', async () => {
    const { person, image } = await finished();
    const { client } = person;
    await sandbox.console.advance(1000);
    await client.call('agent.bind', { id: await invite() });
    const { commitId } = await client.call('agent.studentCommit', studentOf(image));
    await client.call('agent.payerCommit', payerOf(commitId, image));
    await client.call('agent.proofCommit', proofOf(commitId, image, 'relation'));
    await client.call('agent.proofCommit', { ...proofOf(commitId, image, 'study'), amount: '6000' });
    const { payeeId } = await client.call('agent.finishInfo', { commitId });
    const send = async (receives: string) => {
      const study = { remitType: 'studyAbroad', purpose: 'STUDY_ABROAD_LONG' } as const;
      const wanted = { ...person, ...study, payeeId: payeeId ?? '', target: 'GBR', amount: '50000' };
      return sendCommit(client, await priced(client, { ...wanted, receives }));
    };
    refused(await send('5000.00'), schoolCodes.amountDiffers);
    assert.equal((await send('6000.00')).envelope.code, '0');
  });

  test('two invitations are two forms', async () => {
    const one = await finished();
    const second = await invite();
    await one.person.client.call('agent.bind', { id: second });
    const next = await one.person.client.call('agent.studentCommit', studentOf(one.image));
    assert.notEqual(next.commitId, one.commitId);
    assert.equal(next.step, 'payer');
    const commitOf = async (id: string) =>
      (await one.person.client.call('school.agentOrder', { id })).commitId;
    assert.deepEqual([await commitOf(one.id), await commitOf(second)], [one.commitId, next.commitId]);
  });
});
