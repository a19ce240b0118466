import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import { receiptCodes } from '@/contracts/errors/server';
import type { CallParams } from '@/contracts/calls';
import type { KycStatusName, OrderStatusName } from '@/domain/statuses/names';
import { codes } from '../../../sandbox/dispatch/refusal';
import { json } from '../../../sandbox/db/schema';
import { newId } from '../../../sandbox/ids';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { fetchPaper, readPdf } from '../support/pdf';
import { refused } from '../support/person';
import type { TestSandbox } from '../support/testSandbox';
import { startTestSandbox } from '../support/testSandbox';

interface Sent {
  payee?: string;
  target?: string;
  currency?: string;
  total?: string;
  amount?: string;
  at?: string;
  status?: OrderStatusName;
  remitType?: string;
}

describe('receipts', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  async function sent(payer: DemoPayer, about: Sent = {}): Promise<string> {
    const id = newId('ord');
    const seqNo = `HW${id.slice(-16).toUpperCase()}`;
    const at = Date.parse(about.at ?? '2026-05-10T03:00:00Z');
    const { total = '105.00', currency = 'AUD', payee = 'Fang Wang', target = 'CHN' } = about;
    await sandbox.db
      .insertInto('orders')
      .values({
        id,
        seqNo,
        payerId: payer.payerId,
        payeeId: payer.payeeId,
        countryCode: payer.market,
        targetCountry: target,
        remitType: about.remitType ?? 'personal',
        status: about.status ?? 'BANK_REMITTED',
        sourceCurrency: currency,
        sourceAmount: about.amount ?? '100.00',
        targetCurrency: 'CNY',
        targetAmount: '471.00',
        rate: '4.71',
        feeAmount: '5.00',
        feeCurrency: currency,
        totalAmount: total,
        purpose: 'FAMILY_SUPPORT',
        payerInfo: json({ userId: payer.payerId, fullName: 'Robin Tester' }),
        payeeInfo: json({
          id: payer.payeeId,
          name: payee,
          accountType: 'bank',
          payeeLabel: 'Example 4242',
          country: target,
        }),
        finishedAt: at,
        createdAt: at - 3_600_000,
        updatedAt: at,
      })
      .execute();
    return seqNo;
  }
  const issued = async (payer: DemoPayer, params: CallParams<'receipt.issue'>) => {
    const answer = await payer.client.call('receipt.issue', params);
    return { ...answer, file: await readPdf(await fetchPaper(answer.link)) };
  };

  test('a transfer that arrived has a receipt as PDF, read back word by word [P1-19]', async () => {
    const payer = await demoPayer(sandbox, 'AUS', { lastName: 'Łukasz' });
    const seqNo = await sent(payer, { payee: '張偉 / 张伟' });
    const { paper, file } = await issued(payer, { kind: 'order', seqNo });
    assert.deepEqual([paper.kind, paper.seqNo, paper.fileName], ['order', seqNo, `receipt-${seqNo}.pdf`]);
    assert.equal(file.title, 'Proof of remittance');
    for (const words of [paper.number, seqNo, '張偉 / 张伟', '105.00 AUD', '471.00 CNY', 'Homeward Australia Pty Ltd', '2026-05-10'])
      assert.ok(file.text.includes(words), `${words} in ${file.text}`);
    assert.match(file.text, / Transfer Transfer number HW/, 'the number is named once, below a heading of its own');
    assert.equal(file.text.split('Transfer number').length, 2);
    assert.deepEqual([file.pages, file.size], [1, paper.size]);
    assert.ok(file.size < 150_000, `only the glyphs that are used are embedded: ${file.size}`);
  }); // prettier-ignore

  for (const [market, words] of [
    ['JPN', ['送金証明書', '受取人', '着金日', 'Homeward Japan K.K.']],
    ['KOR', ['송금 확인서', '수취인', '입금일']],
    ['HKG', ['匯款證明', '收款人', '到帳日期']],
    ['CHN', ['汇款凭证', '收款人', '到账日期']],
    ['SGP', ['Proof of remittance', 'Recipient']],
  ] as const) {
    test(`a receipt of ${market} is in the language of its authority, and in English`, async () => {
      const payer = await demoPayer(sandbox, market);
      const { file } = await issued(payer, { kind: 'order', seqNo: await sent(payer, { payee: '小野 직' }) });
      for (const part of [...words, 'Sender', '小野 직'])
        assert.ok(file.text.includes(part), `${part} in ${file.text}`);
    });
  }

  test('a year: what arrived in it by the market’s own calendar, added up to the cent', async () => {
    const payer = await demoPayer(sandbox, 'JPN');
    // Already the new year in Tokyo.
    await sent(payer, { at: '2025-12-31T16:00:00Z', currency: 'JPY', total: '10050' });
    await sent(payer, { at: '2026-07-01T00:00:00Z', currency: 'JPY', total: '2005' });
    await sent(payer, { at: '2025-12-31T14:00:00Z', currency: 'JPY', total: '700' });
    await sent(payer, { at: '2026-07-02T00:00:00Z', status: 'PAYMENT_CANCELED', currency: 'JPY' });
    const { taxProof, years } = await payer.client.call('receipt.choices', {});
    assert.equal(taxProof, true);
    assert.deepEqual(years, [
      { year: 2026, transfers: 2, total: { amount: '12055', currencyCode: 'JPY' } },
      { year: 2025, transfers: 1, total: { amount: '700', currencyCode: 'JPY' } },
    ]);
    const { file } = await issued(payer, { kind: 'year', year: 2026 });
    assert.ok(file.text.includes('12,055 JPY') && !file.text.includes('700 JPY'), file.text);
    refused(await payer.client.send('receipt.issue', { kind: 'year', year: 2024 }), receiptCodes.yearEmpty);
  });

  test('hundreds of transfers fill as many pages as they need', async () => {
    const payer = await demoPayer(sandbox, 'USA');
    for (let at = 0; at < 60; at += 1) await sent(payer, { payee: `Payee ${at} end`, currency: 'USD' });
    const { file } = await issued(payer, { kind: 'year', year: 2026 });
    assert.ok(file.pages > 2);
    for (let at = 0; at < 60; at += 1) assert.ok(file.text.includes(`Payee ${at} end`));
    assert.ok(file.text.includes('6,300.00 USD'));
  });

  test('tax proofs are of Japan, the USA, Singapore, Korea and Hong Kong, after login [P6-29 P6-32]', async () => {
    for (const market of ['JPN', 'USA', 'SGP', 'KOR', 'HKG', 'AUS', 'GBR']) {
      const payer = await demoPayer(sandbox, market);
      await sent(payer);
      const { taxProof } = await payer.client.call('receipt.choices', {});
      assert.equal(taxProof, !['AUS', 'GBR'].includes(market), market);
      const answer = await payer.client.send('receipt.issue', { kind: 'year', year: 2026 });
      if (taxProof) assert.equal(answer.envelope.code, '0');
      else refused(answer, receiptCodes.noTaxProof);
    }
    refused(await sandbox.client({ market: 'JPN' }).send('receipt.choices', {}), errorCodes.loginExpired);
  });

  test('a payer of China has them unless they send to Japan [P6-30 P6-31]', async () => {
    const payer = await demoPayer(sandbox, 'CHN');
    await sent(payer, { currency: 'CNY', target: 'USA', total: '300.00' });
    await sent(payer, { currency: 'CNY', target: 'JPN', total: '900.00' });
    const target = (targetCountry: string) =>
      payer.client.call('user.updateTargetCountry', { targetCountry });
    await target('USA');
    const { years } = await payer.client.call('receipt.choices', {});
    assert.deepEqual(years, [{ year: 2026, transfers: 1, total: { amount: '300.00', currencyCode: 'CNY' } }]);
    await target('JPN');
    assert.deepEqual(await payer.client.call('receipt.choices', {}), { taxProof: false, years: [] });
    refused(await payer.client.send('receipt.issue', { kind: 'year', year: 2026 }), receiptCodes.noTaxProof);
  });

  test('the paper of a payment for studies says that the yearly quota of 50,000 USD is untouched', async () => {
    const payer = await demoPayer(sandbox, 'CHN');
    const study = await sent(payer, { currency: 'CNY', target: 'AUS', remitType: 'studyAbroad' });
    const other = await sent(payer, { currency: 'CNY', target: 'AUS' });
    const said = '50,000 USD';
    assert.ok((await issued(payer, { kind: 'order', seqNo: study })).file.text.includes(said));
    assert.ok(!(await issued(payer, { kind: 'order', seqNo: other })).file.text.includes(said));
  });

  test('payments for studies neither use the yearly quota nor are held to it [F5.6-14]', async () => {
    const { client, ...payer } = await demoPayer(sandbox, 'CHN');
    const before = (await client.call('user.remittanceLimit', { countryCode: 'CHN' })).yearly;
    const at = new Date(await sandbox.console.now()).toISOString();
    const own = { currency: 'CNY', target: 'AUS', at };
    await sent({ client, ...payer }, { ...own, amount: '300000.00', remitType: 'studyAbroad' });
    await sent({ client, ...payer }, { ...own, amount: '200000.00' });
    const { yearly } = await client.call('user.remittanceLimit', { countryCode: 'CHN' });
    assert.equal(Number(before?.left) - Number(yearly?.left), 200000);
    const left = Number(yearly?.left);
    const check = (remitType: 'personal' | 'studyAbroad') =>
      client.send('remit.largeLimitCheck', {
        sourceAmount: String(left + 1),
        sourceCurrency: 'CNY',
        remitType,
      });
    const { residualAmount } = refused(await check('personal'), errorCodes.ApplyOrderLargeRemitLimit);
    assert.equal(residualAmount, yearly?.left);
    assert.equal((await check('studyAbroad')).envelope.code, '0');
  });

  test('the same facts are the same paper; it is found again, and its link ends after an hour or with its login', async () => {
    const payer = await demoPayer(sandbox, 'AUS');
    const params = { kind: 'order', seqNo: await sent(payer) } as const;
    const [one, two] = [await issued(payer, params), await issued(payer, params)];
    assert.deepEqual([two.paper, two.link], [one.paper, one.link]);
    const { rows, total } = await payer.client.call('receipt.list', { pageSize: 10 });
    assert.deepEqual([rows, total], [[one.paper], 1]);
    await sandbox.console.advance(61 * 60_000);
    assert.equal((await fetch(one.link)).status, 404);
    const { link } = await payer.client.call('receipt.open', { paperId: one.paper.paperId });
    assert.notEqual(link, one.link);
    assert.deepEqual(await fetchPaper(link), one.file.bytes);
    await payer.client.call('login.logout', {});
    assert.equal((await fetch(link)).status, 404);
  });

  test('what another login opens gets a link of its own, and the one before ends', async () => {
    const payer = await demoPayer(sandbox, 'AUS');
    const { paper, link } = await issued(payer, { kind: 'order', seqNo: await sent(payer) });
    const other = sandbox.client({ market: 'AUS' });
    other.token = await sandbox.console.signIn(payer.payerId);
    const again = await other.call('receipt.open', { paperId: paper.paperId });
    assert.notEqual(again.link, link);
    assert.deepEqual([(await fetch(link)).status, (await fetch(again.link)).status], [404, 200]);
  });

  test('nobody has the receipt of someone else, nor of what has not arrived', async () => {
    const [owner, other] = [await demoPayer(sandbox, 'AUS'), await demoPayer(sandbox, 'AUS')];
    const seqNo = await sent(owner);
    const { paper, link } = await owner.client.call('receipt.issue', { kind: 'order', seqNo });
    const stranger = await other.client.send('receipt.issue', { kind: 'order', seqNo });
    const unknown = await other.client.send('receipt.issue', { kind: 'order', seqNo: 'HWNOTHING' });
    assert.deepEqual(stranger.envelope, unknown.envelope);
    assert.notEqual(stranger.envelope.code, '0');
    refused(await other.client.send('receipt.open', { paperId: paper.paperId }), codes.notFound);
    assert.equal((await other.client.call('receipt.list', { pageSize: 10 })).total, 0);
    assert.equal((await other.client.call('receipt.transfers', { pageSize: 10 })).total, 0);
    assert.equal((await fetch(link.replace(/paper\/[^/]+/, 'paper/guessed'))).status, 404);
    const moving = await sent(owner, { status: 'BANK_PROCESSING' });
    refused(
      await owner.client.send('receipt.issue', { kind: 'order', seqNo: moving }),
      receiptCodes.notArrived,
    );
  });

  test('the transfers to choose from: those that arrived, page by page', async () => {
    const payer = await demoPayer(sandbox, 'AUS');
    const made: string[] = [];
    for (const day of ['01', '02', '03'])
      made.unshift(await sent(payer, { at: `2026-03-${day}T00:00:00Z`, payee: `Payee ${day}` }));
    await sent(payer, { status: 'WAIT_PAYMENT' });
    const first = await payer.client.call('receipt.transfers', { pageSize: 2 });
    assert.equal(first.total, 3);
    const second = await payer.client.call('receipt.transfers', { pageSize: 2, cursor: first.next });
    assert.deepEqual(
      [...first.rows, ...second.rows].map(({ seqNo }) => seqNo),
      made,
    );
    assert.equal(second.next, undefined);
  });

  test('the account at the bank is of payers of China who passed with Kcb [P2.4-32 P2.4-33 P2.4-34 P2.4-35]', async () => {
    const card = async (market: string, kyc: KycStatusName, bankChannel: string) => {
      const payer = await demoPayer(sandbox, market);
      await sandbox.db
        .updateTable('payers')
        .set({ kycStatus: kyc, bankChannel })
        .where('id', '=', payer.payerId)
        .execute();
      await sandbox.db
        .insertInto('cnAccounts')
        .values({
          payerId: payer.payerId,
          bankChannel,
          nationality: 'KOR',
          accountNumber: '6217001234567890',
          amount: '0.10',
          chosenAt: sandbox.clock.now(),
        })
        .execute();
      return payer;
    };
    const payer = await card('CHN', 'Pass', 'Kcb');
    assert.equal((await payer.client.call('user.profile', {})).payer.bankChannel, 'Kcb');
    assert.equal((await payer.client.call('receipt.bankCard', {})).card?.lastFour, '7890');
    const { file } = await issued(payer, { kind: 'bankCard' });
    assert.ok(file.text.includes('6217001234567890') && file.text.includes('银行账户证明'), file.text);
    for (const [market, kyc, channel] of [
      ['AUS', 'Pass', 'Kcb'],
      ['CHN', 'WaitResult', 'Kcb'],
      ['CHN', 'Pass', 'BlueOcean'],
    ] as const) {
      const other = await card(market, kyc, channel);
      assert.deepEqual(await other.client.call('receipt.bankCard', {}), {});
      refused(await other.client.send('receipt.issue', { kind: 'bankCard' }), receiptCodes.noBankCard);
    }
  });

  test('own data: all that is kept, for people and, attached, for machines; no secrets', async () => {
    const payer = await demoPayer(sandbox, 'HKG', { lastName: '陳' });
    await sandbox.db
      .updateTable('payers')
      .set({ passwordHash: 'scrypt$secret', email: 'robin@example.test' })
      .where('id', '=', payer.payerId)
      .execute();
    const seqNo = await sent(payer, { status: 'PAYMENT_CANCELED', currency: 'HKD' });
    const { file } = await issued(payer, { kind: 'ownData' });
    for (const words of ['Robin 陳', 'robin@example.test', 'Fang Wang', seqNo])
      assert.ok(file.text.includes(words), `${words} in ${file.text}`);
    const data = JSON.parse(file.attachments['own-data.json'] ?? '{}') as {
      account: { email: string };
      orders: { seqNo: string }[];
      payees: unknown[];
    };
    assert.deepEqual(
      [data.account.email, data.orders.map((order) => order.seqNo), data.payees.length],
      ['robin@example.test', [seqNo], 1],
    );
    assert.ok(!JSON.stringify(data).includes('secret'));
  });
});
