import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errorCodes } from '@/contracts/errors';
import type { Remitter } from './support/orders';
import { uploaded } from './support/files';
import { ordered, remitter } from './support/orders';
import { refused, signUp } from './support/person';
import type { TestSandbox } from './support/testSandbox';
import { startTestSandbox } from './support/testSandbox';

describe('proofs, help, subscriptions and traces', () => {
  let sandbox: TestSandbox;
  let person: Remitter;
  let stranger: Remitter;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    person = await remitter(sandbox, 'AUS');
    stranger = await remitter(sandbox, 'AUS');
  });
  after(() => sandbox.close());

  test('examples of a proof: of the relation and the risk where there are any, with pictures that can be fetched', async () => {
    const base = { userId: person.payerId, countryCode: 'AUS', verifyType: 'relationshipProof' } as const;
    const of = (change: Record<string, unknown> = {}, lang = 'en') => person.client.call('risk.examples', { ...base, ...change }, { lang });
    assert.equal((await of()).topTitle, 'Proof of relationship');
    assert.equal((await of({ relationShip: 'spouse' }, 'zh-cn')).topTitle, '婚姻关系证明');
    assert.equal((await of({ payeeId: person.payeeId })).topTitle, 'Proof of parenthood', "the payee's own relation");
    const large = await of({ verifyType: 'payerEdd', riskType: 'LARGE', relationShip: 'friend' });
    assert.equal(large.topTitle, 'Source of funds for a large amount');
    assert.notEqual(large.topTitle, (await of({ verifyType: 'payerEdd' })).topTitle);
    for (const { imgUrl } of large.riskExamplePicsList) {
      const image = await fetch(imgUrl);
      assert.deepEqual([image.status, image.headers.get('content-type')], [200, 'image/svg+xml']);
    }
    const order = await ordered(person);
    assert.equal((await of({ seqNo: order.seqNo })).topTitle, 'Proof of parenthood');
    const ofPayee = await of({ verifyType: 'payeeEdd', targetCountry: 'PHL' });
    assert.equal(ofPayee.topTitle, "Your recipient's document");
    const chinese = { verifyType: 'payeeEdd', seqNo: order.seqNo };
    assert.equal((await of(chinese)).topTitle, "Your recipient's identity card", 'the target is the order’s own');
    refused(await person.client.send('risk.examples', { ...base, countryCode: 'GBR' }), errorCodes.countrySwitch);
    const send = (change: Record<string, unknown>) => person.client.send('risk.examples', { ...base, ...change });
    refused(await send({ userId: stranger.payerId }), errorCodes.notAllowed);
    refused(await send({ payeeId: stranger.payeeId }), errorCodes.payeeNotFound);
    refused(await send({ seqNo: 'NOPE' }), errorCodes.orderNotFound);
    refused(await send({ verifyType: 'mood' }), errorCodes.badParams);
  }); // prettier-ignore

  const handIn = async (seqNo: string): Promise<string> => {
    const images = [await uploaded(person.client)];
    const proof = {
      countryCode: 'AUS',
      verifyType: 'payerEdd',
      fileType: 'payslip',
      fileNames: ['paper.png'],
    } as const;
    return (
      await person.client.call('evidence.submit', {
        ...proof,
        fileNames: [...proof.fileNames],
        seqNo,
        images,
      })
    ).evidenceId;
  };

  test('why compliance turned an order down, what would help, and that it can be taken back', async () => {
    const { seqNo } = await ordered(person);
    const ask = () => person.client.call('risk.complianceRejection', { seqNo });
    assert.deepEqual(await ask(), { rejected: false, reasons: [], canSubmit: false });
    await sandbox.console.action('risk.reject', { seqNo, reasons: ['FUNDS_UNCLEAR', 'POLICY'] });
    const answer = await ask();
    assert.deepEqual(answer.reasons.map((row) => [row.code, row.verifyType]), [['FUNDS_UNCLEAR', 'payerEdd'], ['POLICY', undefined]]);
    assert.deepEqual([answer.rejected, answer.canSubmit], [true, true]);
    await assert.rejects(sandbox.console.action('risk.reject', { seqNo, reasons: ['WEATHER'] }));

    const asked = await person.client.call('evidence.info', { countryCode: 'AUS', seqNo });
    assert.deepEqual(asked.list.map((item) => [item.verifyType, item.status]), [['payerEdd', 'WaitUpload']]);
    const paper = await handIn(seqNo);
    await sandbox.console.action('evidence.decide', { evidenceId: paper, passed: false });
    assert.equal((await ask()).canSubmit, true);
    const better = await handIn(seqNo);
    await sandbox.console.action('evidence.decide', { evidenceId: better, passed: true });
    assert.deepEqual((await ask()).reasons.map((row) => row.code), ['POLICY']);
    assert.equal((await ask()).canSubmit, false, 'nothing is left to hand in');
    await sandbox.console.action('risk.reject', { seqNo, reasons: [] });
    assert.equal((await ask()).rejected, false);
    refused(await stranger.client.send('risk.complianceRejection', { seqNo }), errorCodes.orderNotFound);
    refused(await person.client.send('risk.complianceRejection', {}), errorCodes.badParams);
  }); // prettier-ignore

  test('thanks come after the transfer, in the words of the payee and of the payer', async () => {
    const { seqNo } = await ordered(person);
    refused(await person.client.send('order.thankCopywriter', { seqNo }), errorCodes.wrongStep);
    for (const to of [
      'PAYMENT_RECEIVED',
      'PAYMENT_SUCCESS',
      'BANK_PROCESSING',
      'BANK_ACCEPTED',
      'BANK_REMITTED',
    ])
      await sandbox.console.moveOrder(seqNo, to);
    const thanks = await person.client.call('order.thankCopywriter', { seqNo });
    assert.equal(thanks.language, 'zh');
    assert.match(thanks.original, /孩子/);
    assert.match(thanks.translation, /Thank you, my child/);
    assert.match(
      (await person.client.call('order.thankCopywriter', { seqNo }, { lang: 'vi' })).translation,
      /Cảm ơn con/,
    );
    refused(await stranger.client.send('order.thankCopywriter', { seqNo }), errorCodes.orderNotFound);
  });

  test("tutorials of a market before everyone's; one nobody wrote is refused", async () => {
    const visitor = sandbox.client();
    const link = async (countryCode: string) => (await visitor.call('support.tutorialLink', { countryCode, type: 'payment' })).title;
    assert.equal(await link('AUS'), 'Paying with PayID');
    assert.equal(await link('KOR'), 'How to pay for a transfer');
    refused(await visitor.send('support.tutorialLink', { countryCode: 'AUS', type: 'cooking' }), errorCodes.notFound);
    refused(await visitor.send('support.tutorialLink', { countryCode: 'AUS', type: '../x' }), errorCodes.badParams);
  }); // prettier-ignore

  test('the help centre knows market, words and level', async () => {
    const ask = (params: Record<string, string>) => person.client.call('support.knowledgeBase', { countryCode: 'AUS', ...params });
    const all = await ask({});
    assert.equal(all.vip, false);
    assert.ok(all.list.some((row) => row.id === 'art-payid'));
    assert.equal(all.list.some((row) => ['art-fps', 'art-gold', 'art-diamond'].includes(row.id)), false);
    assert.deepEqual((await ask({ keyword: ' REFUND ' })).list.map((row) => row.id), ['art-refund']);
    const gold = await signUp(sandbox, 'HKG');
    await sandbox.db
      .insertInto('orders')
      .values(
        Array.from({ length: 10 }, (_none, index) => ({
          id: `gold-${index}`, seqNo: `GOLD${index}`, payerId: gold.payerId, countryCode: 'HKG', targetCountry: 'PHL', status: 'TRANSACTION_SUCCESS',
          sourceCurrency: 'HKD', sourceAmount: '500', targetCurrency: 'PHP', targetAmount: '3700', rate: '7.4', feeAmount: '15', feeCurrency: 'HKD',
          totalAmount: '515', createdAt: sandbox.clock.now(), updatedAt: sandbox.clock.now(),
        })),
      )
      .execute();
    const vip = await gold.client.call('support.knowledgeBase', { countryCode: 'HKG' });
    assert.equal(vip.vip, true);
    assert.notEqual(vip.serviceLink, all.serviceLink);
    assert.deepEqual(vip.list.map((row) => row.id).filter((id) => ['art-fps', 'art-gold', 'art-diamond'].includes(id)), ['art-fps', 'art-gold']);
    refused(await person.client.send('support.knowledgeBase', {}), errorCodes.badParams);
  }); // prettier-ignore

  test('messages of the chat app: allowed one by one, bound to one account, ended by freeing the open id', async () => {
    const openId = 'o-services-1';
    const { list } = await person.client.call('message.subscribeApplet', { openId, templateIds: ['tpl-order', 'tpl-coupon', 'tpl-order'] });
    assert.deepEqual(list.map((row) => [row.templateId, row.bound, row.remaining]), [['tpl-rate', false, 0], ['tpl-order', true, 1], ['tpl-coupon', true, 1]]);
    assert.deepEqual((await person.client.call('message.subscriptionSettings', {})).list, list);
    refused(await person.client.send('message.subscribeApplet', { openId, templateIds: ['tpl-rate', 'tpl-none'] }), errorCodes.notFound);
    assert.deepEqual((await person.client.call('message.subscriptionSettings', {})).list, list, 'half a call changes nothing');
    const sent = async () =>
      (await sandbox.console.outbox(openId)).map((row) => row.subject).reverse();
    const remaining = async () =>
      Object.fromEntries((await person.client.call('message.subscriptionSettings', {})).list.map((row) => [row.templateId, row.remaining]));
    await sandbox.console.action('message.post', { payerId: person.payerId, kind: 'couponExpiring', params: { title: 'A', days: '3' } });
    assert.deepEqual(await remaining(), { 'tpl-rate': 0, 'tpl-order': 1, 'tpl-coupon': 0 }, 'a permission of its own template');
    const { seqNo } = await ordered(person);
    await sandbox.console.moveOrder(seqNo, 'PAYMENT_RECEIVED');
    await sandbox.console.moveOrder(seqNo, 'PAYMENT_SUCCESS');
    assert.equal((await remaining())['tpl-order'], 0);
    assert.deepEqual(await sent(), ['Your coupon expires in 3 days', 'Your transfer is ready to pay'], 'one permission, one message');
    refused(await stranger.client.send('message.bindSubscription', { openId, bound: true }), errorCodes.conflict);
    refused(await stranger.client.send('message.bindSubscription', { openId, bound: false }), errorCodes.notFound);
    await person.client.call('message.bindSubscription', { openId, bound: false });
    assert.ok((await person.client.call('message.subscriptionSettings', {})).list.every((row) => !row.bound));
    await stranger.client.call('message.bindSubscription', { openId, bound: true });
    refused(await person.client.send('message.subscribeApplet', { openId, templateIds: [] }), errorCodes.badParams);
    refused(await sandbox.client().send('wechat.unbindSubscribe', { openId: 'o-nobody' }), errorCodes.notFound);
  }); // prettier-ignore

  test('events count once a batch, traces and bank pages are kept, all with a check of what they hold', async () => {
    const visitor = sandbox.client({ 'unique-identification': 'device-9' });
    const batch = { batchId: 'batch-services-1', events: [{ eventCode: 'open' }, { eventCode: 'close', exitTime: 1_700_000_000_000 }] };
    assert.deepEqual(await visitor.call('tracking.collect', batch), { accepted: 2 });
    assert.deepEqual(await visitor.call('tracking.collect', batch), { accepted: 0 });
    await visitor.call('tracking.errorTrace', { kind: 'blankPage', route: 'remit', detail: 'nothing drawn' });
    // Characters the database cannot store must not lose the report.
    const odd = { kind: 'blankPage', route: 'remit', detail: 'a\u0000b\ud800c \\u0000' } as const;
    await visitor.call('tracking.errorTrace', odd);
    const { payload } = await sandbox.db.selectFrom('errorTraces').select('payload').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    assert.equal((payload as { detail: string }).detail, 'a\ufffdb\ufffdc \\u0000');
    refused(await visitor.send('tracking.errorTrace', { kind: 'gossip', route: 'remit', detail: '' }), errorCodes.badParams);
    const event = { provider: 'plaid', event: 'opened', sessionId: 'link-1', at: sandbox.clock.now() } as const;
    await person.client.call('tracking.bankLink', event);
    await person.client.call('tracking.bankLink', event);
    await person.client.call('tracking.bankLink', { ...event, event: 'failed', detail: 'bank is down' });
    const rows = await sandbox.db.selectFrom('events').select(['eventCode', 'payerId']).where('eventCode', 'like', 'bankLink.%').orderBy('id').execute();
    assert.deepEqual(rows, ['bankLink.opened', 'bankLink.failed'].map((eventCode) => ({ eventCode, payerId: person.payerId })));
    refused(await person.client.send('tracking.bankLink', { ...event, event: 'danced' }), errorCodes.badParams);
    refused(await visitor.send('tracking.bankLink', event), errorCodes.loginExpired);
  }); // prettier-ignore
});
