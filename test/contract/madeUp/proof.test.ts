import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { languageCodes } from '@/domain/languages';
import { isVerifyType } from '@/domain/evidence';
import { copyProject, costly, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { withoutServer } from '../support/withoutServer';

/** Each goes in front of an existing line. */
const edits = [
  [
    'src/domain/evidence.ts',
    '} as const satisfies Record<string, EvidenceRow>',
    `  tenancyProof: { subject: 'payer', fileTypes: ['lease', 'taxReturn'], days: 90, demanded: true },
  homeSurvey: {
    subject: 'payer',
    fileTypes: ['answers'],
    questions: [
      { name: 'livesIn', choices: ['palace', 'shell'], risky: ['palace'] },
      { name: 'payerHome', choices: ['yes', 'no'] },
    ],
    then: 'payerEdd',
    days: 30,
    demanded: true,
  },
`,
  ],
  [
    'sandbox/seed/services.ts',
    "  example('face',",
    "  example('tenancy', 'tenancyProof', {}, [namesOf('server.content.proofOfAddress'), namesOf('server.content.proofOfAddressHint')], [picture('contract', namesOf('server.content.likeThis'), stamped)], uploadTip),\n",
  ],
  [
    'sandbox/seed/proofs.ts',
    "    { id: 'study',",
    `    { id: 'tenancy', kind: 'tenancyProof', sourceCountry: 'AUS', remitType: 'personal', basis: 'order' },
    { id: 'home', kind: 'homeSurvey', sourceCountry: 'AUS', remitType: 'personal', basis: 'order' },
`,
  ],
] as const;

const words = {
  evidence: {
    names: { tenancyProof: 'Where you live', homeSurvey: 'Questions about your home' },
    kinds: { lease: 'Lease' },
    shows: { lease: 'Your name and address. It must still be in force.' },
    questions: { livesIn: 'What do you live in?', payerHome: 'Do you own your home?' },
    answers: { palace: 'A palace', shell: 'A shell' },
  },
  papers: { tenancyProof: 'proof of where you live', homeSurvey: 'answers to a few questions' },
} as const;

type Texts = Record<string, string | Record<string, string>>;
function addWords({ read, write }: ProjectCopy): void {
  for (const language of languageCodes)
    for (const [name, own] of Object.entries(words) as [string, Texts][]) {
      const file = `locales/${language}/${name}.json`;
      const said = (text: string): string => (language === 'en' ? text : `«${text}»`);
      const texts = JSON.parse(read(file)) as Texts;
      for (const [key, more] of Object.entries(own))
        if (typeof more === 'string') texts[key] = said(more);
        else
          for (const [part, text] of Object.entries(more))
            (texts[key] as Record<string, string>)[part] = said(text);
      write(file, JSON.stringify(texts));
    }
}

const probe = `
import { evidenceForm } from '@/schemas/evidence/handIn';
import { supplementRuleRows } from './sandbox/seed/proofs';
import { riskExamples } from './sandbox/seed/services';

const fieldsOf = (type: 'tenancyProof' | 'homeSurvey') =>
  evidenceForm(type).sections[0]?.fields.map((field) => ('choices' in field ? [field.name, ...(field.choices as { value: string }[]).map(({ value }) => value)] : [field.name]));
console.log(JSON.stringify({
  proof: fieldsOf('tenancyProof'),
  survey: fieldsOf('homeSurvey'),
  rules: supplementRuleRows().flatMap(({ id, kind }) => (/tenancy|home/.test(id) ? [kind] : [])),
  example: riskExamples.find(({ verifyType }) => verifyType === 'tenancyProof')?.id,
}));
`;

const ownTest = `
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { committed } from './support/corridor';
import { demoPayer } from './support/demoPayer';
import { uploaded } from './support/files';
import { fetchOrder } from './support/orders';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

let sandbox: TestSandbox;
before(async () => (sandbox = await startTestSandbox({ quiet: true })));
after(() => sandbox.close());

test('an order asks for the paper and the answers, takes both, and a risky answer asks for more', async () => {
  const person = await demoPayer(sandbox, 'AUS');
  const { client } = person;
  const { order, seqNo } = await committed(client, { ...person, amount: '500' });
  assert.deepEqual(order.supplementContent?.split('|').sort(), ['homeSurvey', 'tenancyProof']);
  const example = await client.call('risk.examples', { userId: person.payerId, countryCode: 'AUS', verifyType: 'tenancyProof', seqNo });
  assert.equal(example.topTitle, 'Proof of address');
  await client.call('evidence.submit', {
    countryCode: 'AUS', seqNo, verifyType: 'tenancyProof', fileType: 'lease',
    images: [await uploaded(client, 'lease.png', 'AUS')], fileNames: ['lease.png'],
  });
  const info = async () => {
    const { list } = await client.call('evidence.info', { countryCode: 'AUS', seqNo });
    return Object.fromEntries(list.map(({ verifyType, status }) => [verifyType, status]));
  };
  assert.deepEqual(await info(), { tenancyProof: 'UnderReview', homeSurvey: 'WaitUpload' });
  await client.call('evidence.submit', {
    countryCode: 'AUS', seqNo, verifyType: 'homeSurvey', fileType: 'answers', images: [], fileNames: [],
    answers: { livesIn: 'palace', payerHome: 'yes' },
  });
  await sandbox.console.advance(21_000);
  assert.deepEqual(await info(), { tenancyProof: 'Passed', homeSurvey: 'Passed', payerEdd: 'WaitUpload' });
  assert.equal((await fetchOrder(client, seqNo)).supplementContent, 'payerEdd');
});
`;

describe('a made-up proof and a made-up survey', withoutServer, () => {
  let copy: ProjectCopy;
  before(async () => {
    copy = copyProject('proof');
    for (const [file, at, text] of edits) {
      const source = copy.read(file);
      assert.equal(source.split(at).length, 2, `${file}: ${at}`);
      copy.write(
        file,
        source.replace(at, () => text + at),
      );
    }
    addWords(copy);
    await copy.script('scripts/i18n-types.mjs');
  });
  after(() => copy.remove());

  test('nothing of them is known beforehand', () =>
    assert.deepEqual([isVerifyType('tenancyProof'), isVerifyType('homeSurvey')], [false, false]));

  test('forms, demands and example follow from their rows', async () => {
    copy.write('probe.ts', probe);
    assert.deepEqual(JSON.parse(await copy.script('probe.ts')), {
      proof: [['fileType', 'lease', 'taxReturn'], ['images']],
      survey: [
        ['livesIn', 'palace', 'shell'],
        ['payerHome', 'yes', 'no'],
      ],
      rules: ['tenancyProof', 'homeSurvey'],
      example: 'tenancy',
    });
  });

  test('their words are complete, and the tests that go through all kinds go through them', async () => {
    assert.match(await copy.script('scripts/i18n-check.mjs'), /complete in/);
    assert.equal(await copy.unit('unit/domain/words'), 1);
  });

  test('rows, rules and screens know each other by type', () =>
    copy.types('sandbox/seed', 'src/modules/evidence'));

  test('an order asks for them, and the server takes them', costly, async () => {
    copy.write('test/contract/tenancy.test.ts', ownTest);
    assert.match(await copy.tests('contract', 'contract/tenancy'), /^contract: 1 passed, 0 failed/m);
  });
});
