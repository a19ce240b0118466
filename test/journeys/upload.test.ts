import assert from 'node:assert/strict';
import { kycOcrUpload } from '@/contracts/calls/kyc/kyc';
import { basicsAus } from '../contract/support/person';
import { documentPng, doubtfulPng, plainPng } from '../fixtures/documents';
import type { ConsoleClient } from './console';
import { journey, type Driver, type JourneyContext } from './driver';
import { closeSheet } from './steps/formSteps';
import { returning } from './steps/kycSteps';
import { enter, order, type Payer, remitter } from './steps/people';
import { sendAgain, uploaded, uploadFrom } from './steps/uploadSteps';

const MB = 1024 * 1024;
/** Large: stays in transit despite buffers. */
const paper = (name: string, bytes = 3 * MB) => ({
  name,
  bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 0x20)]),
});
const WAIT = 'Wait until all your files have uploaded, or remove them';
const ADD_ONE = 'Add a receipt first';
const CUT = "Your upload was interrupted. We've kept your file, so try again.";
const file = (at: number): string => `voucher-add-${at}`;

async function atReceipts(
  d: Driver,
  { person, sandbox }: JourneyContext,
): Promise<{ seqNo: string; payer: Payer }> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  const seqNo = await order(d, payer, sandbox.console);
  await d.open('transferVoucher', { params: { seqNo } });
  await uploadFrom(d, 'voucher-add', 'paper.pdf');
  await d.see('Uploaded');
  return { seqNo, payer };
}

const cutAt = (console: ConsoleClient, detail: { percent: number; ms?: number }): Promise<string> =>
  console.fault({ call: 'common.uploadImage', kind: 'cutUpload', detail });

async function filesOf(context: JourneyContext, scene: string): Promise<LoggedUpload[]> {
  const calls = await context.sandbox.console.calls({ call: 'common.uploadImage', limit: 200 });
  return calls
    .filter(({ code }) => code === '0')
    .map(({ params }) => params as LoggedUpload)
    .filter((params) => params.scene === scene);
}
interface LoggedUpload {
  scene: string;
  seqNo: string;
  fileNumber: string;
}

journey(
  'an upload cut at 0, 50 and 99 per cent: what is there stays, what was cut is sent again',
  async (d, context) => {
    const { console } = context.sandbox;
    const { seqNo, payer } = await atReceipts(d, context);
    for (const [at, percent] of [0, 50, 99].entries()) {
      await cutAt(console, { percent });
      await uploadFrom(d, 'voucher-add', paper(`page-${percent}.pdf`));
      await d.see(`${file(at + 2)}-retry`);
      await d.see(CUT);
      await uploaded(d, file(1));
      await d.tap('voucher-submit');
      await d.seePath('/transferVoucher');
      await d.see(CUT);
      for (const words of [WAIT, ADD_ONE]) assert.equal(await d.shows(words), false, words);
      await sendAgain(d, console, file(at + 2));
    }
    await d.tap('voucher-submit');
    await d.see("We've got your receipts");
    const { order: paid } = await payer.client.call('order.get', { seqNo });
    assert.deepEqual(
      paid.vouchers.map(({ fileName }) => fileName),
      ['paper.pdf', 'page-0.pdf', 'page-50.pdf', 'page-99.pdf'],
    );
    const numbers = (await filesOf(context, 'paymentProof'))
      .filter((params) => params.seqNo === seqNo)
      .map(({ fileNumber }) => fileNumber);
    assert.equal(new Set(numbers).size, 4, 'four files, each with a number of its own');
    for (const number of numbers) assert.match(number, /^\d{19}$/);
  },
  { everyTarget: true },
);

journey(
  'the app away in the middle of an upload: it goes on with the return, and the form is as it was',
  async (d, context) => {
    const { console } = context.sandbox;
    await atReceipts(d, context);
    await cutAt(console, { percent: 50, ms: 3000 });
    await uploadFrom(d, 'voucher-add', paper('page.pdf'));
    await d.see(`${file(2)}-stop`);
    await d.leaveForLong();
    await d.see('Your upload stopped while you were away', { later: 60_000 });
    await console.clearFaults();
    await d.show();
    await uploaded(d, file(2));
    await uploaded(d, file(1));
  },
  { everyTarget: true },
);

journey(
  'pictures of a document, away and cut: the typed number and the finished side stay',
  async (d, context) => {
    const { sandbox, person } = context;
    const { client } = await returning(d, context);
    const { firstName, lastName } = person;
    await client.call('kyc.update', basicsAus({ firstName, lastName, birthDate: '1990-05-17' }));
    const document = { idType: 'passport', idNumber: 'E12345678', expiryDate: '2031-01-31' };
    await d.open('documentUpload', { params: { market: 'AUS', idType: 'passport' } });
    await d.upload('document-front', {
      name: 'front.png',
      bytes: documentPng({ ...document, side: 'front' }),
    });
    await d.seeValue('document-number', 'E12345678');
    await d.fill('document-number', 'E87654321');
    for (const percent of [0, 50, 99]) {
      await sandbox.console.fault({ call: 'kyc.ocrUpload', kind: 'cutUpload', detail: { percent } });
      await d.upload('document-selfie', { name: 'selfie.png', bytes: plainPng(0x90) });
      await d.see('document-selfie-retry');
      await d.tap('document-submit');
      await d.see(CUT);
      for (const words of [WAIT, 'Add this photo']) assert.equal(await d.shows(words), false, words);
      await d.leaveForLong();
      await d.show();
      await uploaded(d, 'document-front');
      await d.seeValue('document-number', 'E87654321');
      await sendAgain(d, sandbox.console, 'document-selfie');
      if (percent < 99) {
        await d.tap('document-selfie-remove');
        await d.tap('upload-remove-yes');
        await d.dontSee('document-selfie-preview');
      }
    }
  },
);

journey(
  'a doubtful photo waits until the sender takes another or uses it; one that nobody could read is taken again, and what was typed stays',
  async (d, context) => {
    const { client } = await returning(d, context);
    const { firstName, lastName } = context.person;
    await client.call('kyc.update', basicsAus({ firstName, lastName, birthDate: '1990-05-17' }));
    await d.open('documentUpload', { params: { market: 'AUS', idType: 'passport' } });
    for (const words of ['Photo page', 'Flat, all four corners', 'Glare']) await d.see(words);
    const doubts = {
      small: 'This photo is too small to read',
      glare: 'Light reflects off the document here',
      blurred: 'This photo looks blurred',
    } as const;
    for (const [fault, words] of Object.entries(doubts)) {
      const bytes = doubtfulPng[fault as keyof typeof doubts]();
      await d.upload('document-front', { name: `${fault}.png`, bytes });
      await d.see(words);
      await d.see('Take it again');
    }
    assert.equal((await d.requests()).filter((url) => url.includes(kycOcrUpload.path)).length, 0);
    await d.tap('document-submit');
    assert.equal(await d.shows('Add this photo'), true, 'the selfie is missing');
    await d.tap('document-front-turned-down-use');
    await d.see("We couldn't read this photo");
    await d.fill('document-number', 'E87654321');
    const taken = { idType: 'passport', idNumber: 'E12345678', expiryDate: '2031-01-31' };
    await d.upload('document-front-again', {
      name: 'again.png',
      bytes: documentPng({ ...taken, side: 'front' }),
    });
    await d.see('We read this from your photo');
    await d.dontSee('document-front-again');
    await d.seeValue('document-number', 'E87654321');
    assert.deepEqual(await d.audit(), []);
  },
);

journey('files that are not taken, stopped, looked at and removed', async (d, context) => {
  const { console } = context.sandbox;
  await atReceipts(d, context);
  const before = (await d.requests()).filter((url) => url.includes('/image/uploadImage')).length;
  await uploadFrom(d, 'voucher-add', paper('huge.pdf', 10 * MB + 1));
  await d.see('This file is too large. The limit is 10 MB.');
  await uploadFrom(d, 'voucher-add', { name: 'page.pdf', bytes: Buffer.from('<html>not a paper</html>') });
  await d.see("We can't use this type of file");
  await d.dontSee('This file is too large. The limit is 10 MB.');
  const after = (await d.requests()).filter((url) => url.includes('/image/uploadImage')).length;
  assert.equal(after, before, 'what is turned down is never sent');

  await cutAt(console, { percent: 50, ms: 600_000 });
  await uploadFrom(d, 'voucher-add', paper('long.pdf'));
  await d.see(`${file(4)}-stop`);
  await d.tap('voucher-submit');
  await d.see(WAIT);
  await d.tap(`${file(4)}-stop`);
  await d.see("Upload stopped. We've kept your file.");
  await d.dontSee(WAIT);
  await sendAgain(d, console, file(4));

  await d.tap(`${file(4)}-preview`);
  await d.see('File number');
  await d.see('long.pdf');
  assert.deepEqual(await d.audit(), []);
  await closeSheet(d);
  await d.tap(`${file(4)}-remove`);
  await d.see('Remove this file?');
  await d.tap('upload-remove-no');
  await uploaded(d, file(4));
  await d.tap(`${file(4)}-remove`);
  await d.tap('upload-remove-yes');
  await d.dontSee(`${file(4)}-preview`);
  await d.tap('voucher-add');
  await d.see('upload-from-camera');
  assert.deepEqual(await d.audit(), []);
});
