import assert from 'node:assert/strict';
import { ordered } from '../../contract/support/orders';
import { type ReadPdf, readPdf } from '../../contract/support/pdf';
import { journey, type Driver } from '../driver';
import { poll } from '../driver/poll';
import { closeSheet, words } from '../steps/formSteps';
import { remitter, signedIn } from '../steps/people';

async function opened(d: Driver, before: number): Promise<ReadPdf> {
  await d.tap('paper-open');
  await poll('a paper handed over', async () => (await d.handedOver()).length > before, {
    describe: () => d.outline(),
  });
  return readPdf((await d.handedOver())[before] ?? assert.fail());
}

journey(
  'papers: a year’s proof for the tax office and the receipt of one transfer as PDF in the market’s language, opened, handed on, found again; one’s own data [P1-19 P2.4-06 P2.6-69]',
  async (d, { person, sandbox }) => {
    const payer = await remitter(sandbox, person);
    const { seqNo } = await ordered({ ...payer, market: 'HKG' });
    await sandbox.console.moveOrder(seqNo, 'BANK_REMITTED');
    await signedIn(d, person, payer.client);

    await d.open('/issue-receipt');
    await d.see('receipt-year');
    await d.fault({ url: '/paper/', cut: 'before' });
    await d.tap('receipt-make');
    await d.see(words('general.receipts.fetchFailed'));
    await d.doubleTap('receipt-make');
    const year = await opened(d, 0);
    const fullName = `${person.firstName} ${person.lastName}`;
    for (const part of ['年度匯款證明', fullName, seqNo, 'Homeward Hong Kong Ltd'])
      assert.ok(year.text.includes(part), `${part} in ${year.text}`);
    await closeSheet(d);

    await d.tap('receipt-by-transfer');
    await d.tap(`receipt-${seqNo}`);
    await d.seePath('/Credentials');
    await d.tap('receipt-make');
    const receipt = await opened(d, 1);
    for (const part of ['匯款證明', '收款人 / Recipient', seqNo])
      assert.ok(receipt.text.includes(part), `${part} in ${receipt.text}`);

    await d.tap('paper-share');
    if (d.target === 'h5') await d.see(words('general.receipts.saved'));
    if (d.target === 'alipay') {
      await d.tap('paper-copy-link');
      await d.see(words('general.receipts.linkCopied'));
      assert.match(await d.clipboard(), /\/paper\/[\w-]{32}\/receipt-\w+\.pdf$/);
    }
    await closeSheet(d);
    await d.back();
    await d.tap('receipt-earlier');
    const { rows, total } = await payer.client.call('receipt.list', { pageSize: 10 });
    assert.equal(total, 2, 'two taps at once make one paper');
    await d.tap(`paper-${rows[0]?.paperId}`);
    await d.see(rows[0]?.number ?? '');
    await closeSheet(d);

    await d.open('/export/own-data');
    await d.tap('receipt-make');
    await d.see('paper-open');
    assert.deepEqual(await d.audit(), []);
    const before = (await d.handedOver()).length;
    const data = await opened(d, before);
    assert.ok(data.attachments['own-data.json']?.includes(seqNo));
  },
  { everyTarget: true, market: 'HKG' },
);

journey(
  'the account at the bank of a payer of China who passed with Kcb, and a receipt that has to wait for its transfer [P2.4-17]',
  async (d, { person, sandbox }) => {
    const payer = await remitter(sandbox, person);
    await signedIn(d, person, payer.client);
    await d.open('/export/bank-card');
    await d.see(words('general.receipts.noCard'));
    await d.dontSee('receipt-make');
    await d.open('issueReceipt');
    await d.see('receipt-by-year');
    await d.see(words('general.receipts.none'));
  },
  { market: 'CHN', targets: ['h5'] },
);
