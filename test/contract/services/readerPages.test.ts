import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { languageCodes } from '@/domain/languages';
import { institutions } from '../../../sandbox/domains/ach/links';
import { wrongTexts } from '../../language/wrongTexts';
import { demoPayer } from '../support/demoPayer';
import { fetchOrder, newKey, ordered, payOf, remitter, type Remitter } from '../support/orders';
import { type Person, signUp } from '../support/person';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const html = async (url: string, language = 'en'): Promise<string> =>
  (await fetch(url, { headers: { 'accept-language': language } })).text();
const textsOf = (page: string): string[] =>
  page
    .replace(/<style>.*<\/style>/s, '')
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).trim())
    .filter(Boolean);

describe('pages of banks and providers', () => {
  let sandbox: TestSandbox;
  let links: Record<string, { person: Person | Remitter; open: () => Promise<string> }>;

  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
    const payer = await remitter(sandbox);
    const order = await ordered(payer);
    const paid = await payer.client.call('order.pay', payOf(order, 410));
    const refunded = await ordered(payer);
    await payer.client.call('order.pay', payOf(refunded, 120));
    await sandbox.console.action('payment.receive', { seqNo: refunded.seqNo, amount: '400.00' });
    await payer.client.call('order.requestRefund', { seqNo: refunded.seqNo, reason: 'RATE' });
    const refundOf = async (status: string): Promise<string> => {
      await sandbox.console.moveOrder(refunded.seqNo, status);
      const link = (await fetchOrder(payer.client, refunded.seqNo)).refundDetails?.refundInfoLink ?? '';
      const { ticket } = await payer.client.call('user.webTicket', { link });
      return `${link}?token=${ticket}`;
    };
    const [aus, sgp, usa] = [
      await demoPayer(sandbox, 'AUS'),
      await signUp(sandbox, 'SGP'),
      await demoPayer(sandbox, 'USA'),
    ];
    const topUp = await aus.client.call(
      'recharge.create',
      { itemId: 'video-aus-1', account: '412345678' },
      { 'idempotency-key': newKey() },
    );
    const singpass = await sgp.client.call('kyc.singpassUser', { countryCode: 'SGP' });
    const bank = await usa.client.call('ach.assetsLink', { countryCode: 'USA' });
    const always = (url: string | undefined) => () => Promise.resolve(url ?? assert.fail());
    links = {
      payment: { person: payer, open: always(paid.payLink) },
      'top-up': { person: aus, open: always(topUp.payLink) },
      Singpass: { person: sgp, open: always(singpass.authorizeUrl) },
      'linked bank': { person: usa, open: always(bank.linkUrl) },
      refund: { person: payer, open: () => refundOf('REFUND_ING') },
    };
  });
  after(() => sandbox.close());

  for (const language of languageCodes)
    test(`speak ${language} to its readers`, async () => {
      for (const [name, { person, open }] of Object.entries(links)) {
        await person.client.call('user.update', { language });
        const page = await html(await open());
        assert.match(page, new RegExp(`<html lang="${language}"`), name);
        const texts = textsOf(page);
        assert.ok(texts.length >= 4, `${name}: ${texts.join(' | ')}`);
        assert.deepEqual(wrongTexts(texts, language, Object.values(institutions)), [], name);
      }
    });

  test('whose link has ended speak the browser’s language and lead back to the app', async () => {
    for (const path of [
      '/pay/unknown',
      '/recharge/pay/unknown',
      `/kyc-page/${'x'.repeat(32)}`,
      '/plaid/unknown',
      '/refund/unknown',
    ]) {
      const page = await html(`${sandbox.url}${path}`, 'ne-NP,ne;q=0.9');
      assert.match(page, /<html lang="ne".*<a [^>]*href="\//s, path);
      assert.deepEqual(wrongTexts(textsOf(page), 'ne'), [], path);
    }
  });
});
