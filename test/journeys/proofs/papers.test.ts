import assert from 'node:assert/strict';
import { documentPng, plainPng } from '../../fixtures/documents';
import { kycFixture } from '../../fixtures/kyc';
import { provide } from '../../contract/support/person';
import { journey, type Driver, type JourneyContext } from '../driver';
import { poll } from '../driver/poll';
import { closeSheet } from '../steps/formSteps';
import { answersOf, marketOf, returning } from '../steps/kycSteps';
import { uploaded, uploadFrom } from '../steps/uploadSteps';

const ADD = 'kyc-vnm-income-images';
const NOTHING_HERE = "No app here can open this file. We've kept it and will send it as it is.";

/** A minimal ZIP with Office's identifying part. */
const office = (part: string): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.from(`\0\0${part} of this very file`)]);
const papers = [
  { name: 'contract.pdf', bytes: Buffer.from('%PDF-1.4\n% a contract\n%%EOF\n'), kind: 'PDF' },
  { name: 'letter.docx', bytes: office('word/document.xml'), kind: 'Word' },
  { name: 'payslips.xlsx', bytes: office('xl/workbook.xml'), kind: 'Excel' },
];

/** Vietnam accepts an employer's letter. */
async function atIncome(d: Driver, context: JourneyContext): Promise<string> {
  const { payerId, client } = await returning(d, context);
  const fixture = kycFixture('VNM');
  await client.call('kyc.update', { countryCode: 'VNM', ...fixture.values });
  const rule = marketOf('VNM').documents.find(({ idType }) => idType === fixture.document.idType);
  const sides = (rule ?? assert.fail()).sides.filter((side) => !side.endsWith('?'));
  await provide(client, 'VNM', fixture.document, [...sides, 'selfie'] as never);
  await d.open('incomeProofVnm');
  await d.see(ADD);
  return payerId;
}

const there = (d: Driver, at: number): Promise<void> => uploaded(d, `${ADD}-${at}`);

journey(
  'PDF, Word and Excel: what each is, and the very file handed to what opens it, or said that nothing does [P2.8-36]',
  async (d, context) => {
    await atIncome(d, context);
    const given: Buffer[] = [];
    for (const [at, { name, bytes, kind }] of papers.entries()) {
      await uploadFrom(d, ADD, { name, bytes });
      assert.equal(await d.askedFor(), 'files');
      await there(d, at + 1);
      await d.tap(`${ADD}-${at + 1}-preview`);
      for (const words of [name, kind, 'File number']) await d.see(words);
      await d.tap('file-open');
      if (d.canOpen(name.replace(/.*\./, ''))) {
        given.push(bytes);
        await seeHandedOver(d, given);
        await d.dontSee(NOTHING_HERE);
      } else await d.see(NOTHING_HERE);
      await closeSheet(d);
      await d.dontSee('file-open');
    }
    // One file's failure to open must not show at the next.
    await d.tap(`${ADD}-1-preview`);
    await d.see('contract.pdf');
    assert.equal(await d.shows(NOTHING_HERE), false);
    await d.tap('file-open');
    await seeHandedOver(d, [...given, papers[0]?.bytes ?? assert.fail()]);
  },
  { everyTarget: true, market: 'VNM' },
);

async function seeHandedOver(d: Driver, papersGiven: readonly Buffer[]): Promise<void> {
  await poll('papers handed over', async () => (await d.handedOver()).length === papersGiven.length, {
    describe: () => d.outline(),
  });
  for (const [at, bytes] of (await d.handedOver()).entries())
    assert.deepEqual(bytes, papersGiven[at], `paper ${at + 1}`);
}

journey(
  'a device that opens no papers says so; the paper is kept and handed in all the same',
  async (d, context) => {
    const payerId = await atIncome(d, context);
    d.opensNothing();
    for (const [at, paper] of papers.entries()) {
      await uploadFrom(d, ADD, paper);
      await there(d, at + 1);
      await d.tap(`${ADD}-${at + 1}-preview`);
      await d.tap('file-open');
      await d.see(NOTHING_HERE);
      assert.deepEqual(await d.audit(), []);
      await closeSheet(d);
      await d.dontSee('file-open');
      await there(d, at + 1);
    }
    assert.deepEqual(await d.handedOver(), []);
    const { proof } = kycFixture('VNM');
    await d.tap('Employment contract');
    await d.fill('kyc-vnm-income-monthlyIncome', String(proof?.values.monthlyIncome));
    await d.fill('kyc-vnm-income-issueDate', await dayBefore(context));
    await d.tap('kyc-income-submit');
    await d.see('kyc-waiting');
    const { income } = (await answersOf(context, payerId)).proofs as Record<string, { images: string[] }>;
    assert.equal(income?.images.length, papers.length);
  },
  { everyTarget: true, market: 'VNM', chatApp: true },
);

const dayBefore = async ({ sandbox }: JourneyContext): Promise<string> =>
  new Date((await sandbox.console.now()) - 86_400_000).toISOString().slice(0, 10);

journey(
  'camera, album and files: each is asked where it is; what has no name is called by what it is for',
  async (d, context) => {
    await atIncome(d, context);
    const ways = [
      ['camera', { name: 'IMG_0001.png', bytes: plainPng(0x30) }],
      ['album', { name: 'IMG_0002.png', bytes: documentPng({ idType: 'passport', side: 'back' }) }],
      ['files', { name: 'payslips.xlsx', bytes: office('xl/workbook.xml') }],
    ] as const;
    for (const [at, [source, file]] of ways.entries()) {
      await d.upload(ADD, file, { via: [`upload-from-${source}`] });
      assert.equal(await d.askedFor(), source);
      await there(d, at + 1);
    }
    for (const at of [1, 2])
      assert.match(await d.text(`${ADD}-${at}`), /(Your document \d|IMG_000\d)\.(png|jpg)/);
    assert.equal(await d.shows('tmp_'), false);
    await d.see('payslips.xlsx');
    await d.tap(`${ADD}-2-remove`);
    await d.see('Remove this file?');
    assert.equal(await d.shows('tmp_'), false);
    await d.tap('upload-remove-yes');
    await d.dontSee(`${ADD}-2-preview`);
    await there(d, 3);
  },
  { everyTarget: true, market: 'VNM' },
);
