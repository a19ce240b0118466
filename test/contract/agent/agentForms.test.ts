import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { agentCodes } from '@/contracts/errors/server';
import { codes } from '../../../sandbox/dispatch/refusal';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { uploaded } from '../support/files';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

const day = 86_400_000;
const schoolId = 'gbr-thames';
const student = {
  firstName: 'Lin',
  lastName: 'Chen',
  birthDate: '2004-05-06',
  nationality: 'CHN',
  studentNumber: 'S20240077',
};
const payerFacts = {
  relationship: 'parents',
  firstName: 'Na',
  lastName: 'Li',
  birthDate: '1975-01-02',
  nationality: 'CHN',
  areaCode: '86',
  phoneNumber: '13812345678',
};
const passport = { idType: 'passport', idNumber: 'E12345678' };

describe("the form of a school agent's invitation", () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const payer = (): Promise<DemoPayer> => demoPayer(sandbox, 'CHN', { headers: { agentchannel: 'ZLP' } });
  const begun = async () => {
    const { client } = await payer();
    const made = await sandbox.console.action<{ result?: { id: string }; id?: string }>('agent.invite', {
      schoolId,
    });
    const id = (made.id ?? made.result?.id) as string;
    await client.call('agent.bind', { id });
    const image = await uploaded(client, 'paper.png', 'CHN');
    const save = (
      part: CallParams<'agent.formSave'>['part'],
      values: Record<string, string> = {},
      images?: string[],
    ) => client.send('agent.formSave', { id, part, values, ...(images ? { images } : {}) });
    const form = async () => (await client.call('agent.formGet', { id })).form ?? assert.fail('no form');
    return { client, id, image, save, form };
  };
  type Begun = Awaited<ReturnType<typeof begun>>;
  const commitStudent = ({ client, image }: Begun, commitId?: string) =>
    client.call('agent.studentCommit', { schoolId, ...student, ...passport, commitId, images: [image] });
  const commitPayer = ({ client, image }: Begun, commitId: string) =>
    client.call('agent.payerCommit', { commitId, ...payerFacts, ...passport, images: [image] });

  test('each of the ten steps is kept, in their order, for whichever device comes next', async () => {
    const one = await begun();
    const { save, form, image, client } = one;
    assert.equal((await form()).at, 'selectStudent');
    assert.equal((await form()).expiresAt, undefined);
    refused(await save('studentInfo', student), agentCodes.wrongStep);
    const at = async (step: CallAnswer<'agent.formSave'>['at']) => assert.equal((await form()).at, step);
    await save('selectStudent');
    await at('studentInfo');
    await save('studentInfo', student);
    await at('studentDocument');
    await save('studentDocument', passport, [image]);
    await at('confirmStudent');
    const { commitId } = await commitStudent(one);
    await at('payerInfo');
    await save('payerInfo', payerFacts);
    await at('confirmPayer');
    await save('confirmPayer');
    await at('payerDocument');
    await commitPayer(one, commitId);
    await at('relationProof');
    const papers = { commitId, images: [image], fileNames: ['paper.png'] };
    await client.call('agent.proofCommit', {
      ...papers,
      proofType: 'relation',
      fileType: 'householdRegister',
    });
    await at('studyProof');
    await save('fee', { feeType: 'tuition', amount: '5000' });
    const whole = await form();
    assert.deepEqual(
      [whole.student, whole.studentDocument, whole.payer, whole.fee, whole.commitId, whole.state],
      [
        student,
        { ...passport, images: [image] },
        payerFacts,
        { feeType: 'tuition', amount: '5000' },
        commitId,
        'Open',
      ],
    );
    const study = {
      ...papers,
      proofType: 'study',
      fileType: 'offerLetter',
      feeType: 'tuition',
      amount: '5000',
    } as const;
    await client.call('agent.proofCommit', study);
    const done = await form();
    assert.deepEqual([done.state, done.at], ['Finished', 'order']);
    refused(await save('studentInfo', student), agentCodes.wrongStep);
  });

  test('without its id the newest invitation that is not finished answers; a stranger has none', async () => {
    const one = await begun();
    assert.equal((await one.client.call('agent.formGet', {})).form?.id, one.id);
    const stranger = await payer();
    assert.equal((await stranger.client.call('agent.formGet', {})).form, undefined);
    refused(await stranger.client.send('agent.formGet', { id: one.id }), agentCodes.notBound);
    const theirs = { id: one.id, part: 'selectStudent', values: {} } as const;
    refused(await stranger.client.send('agent.formSave', theirs), agentCodes.notBound);
    const { client } = await demoPayer(sandbox, 'CHN');
    refused(await client.send('agent.formSave', theirs), errorCodes.notAllowed);
  });

  test('what is changed is confirmed again, and what does not depend on it stays', async () => {
    const one = await begun();
    const { save, form, image } = one;
    await save('selectStudent');
    await save('studentInfo', student);
    await save('studentDocument', passport, [image]);
    const { commitId } = await commitStudent(one);
    await commitPayer(one, commitId);
    assert.equal((await form()).at, 'relationProof');
    await save('studentInfo', { ...student, lastName: 'Chan' });
    assert.equal((await form()).at, 'confirmStudent');
    await commitStudent(one, commitId);
    assert.equal((await form()).at, 'relationProof');
    await save('payerInfo', { ...payerFacts, lastName: 'Lee' });
    assert.equal((await form()).at, 'confirmPayer');
  });

  test('a part without what it is about is refused, and so are files of nobody', async () => {
    const { save, image } = await begun();
    refused(await save('selectStudent', { studentId: 'stu_none' }), codes.badParams);
    await save('selectStudent');
    refused(await save('studentInfo', { ...student, lastName: ' ' }), codes.badParams);
    await save('studentInfo', student);
    refused(await save('studentDocument', passport), codes.badParams);
    refused(await save('studentDocument', passport, ['no_such_file']), errorCodes.fileNotFound);
    assert.equal((await save('studentDocument', passport, [image])).envelope.code, '0');
  });

  test('documents are read for the form, whatever the account waits for, and not outside of it', async () => {
    const { client } = await begun();
    const asked = { countryCode: 'CHN', idType: 'passport' } as const;
    assert.equal((await client.send('kyc.ocrReference', asked)).envelope.code, '0');
    const stranger = await payer();
    assert.notEqual((await stranger.client.send('kyc.ocrReference', asked)).envelope.code, '0');
  });

  test('a form is good for seven days from its beginning and is begun again with the student', async () => {
    const { save, form } = await begun();
    await save('selectStudent');
    await save('studentInfo', student);
    await sandbox.console.advance(7 * day - 60_000);
    assert.equal((await form()).state, 'Open');
    await sandbox.console.advance(120_000);
    assert.deepEqual([(await form()).state, (await form()).student], ['Expired', undefined]);
    refused(await save('studentInfo', student), agentCodes.commitExpired);
    await save('selectStudent');
    const again = await form();
    assert.deepEqual([again.state, again.at, again.student], ['Open', 'studentInfo', undefined]);
    assert.ok((again.expiresAt ?? 0) > (await sandbox.console.now()) + 6 * day);
  });
});
