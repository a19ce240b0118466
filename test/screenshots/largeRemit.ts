import { committed } from '../contract/support/corridor';
import { payOf } from '../contract/support/orders';
import { sandboxClient } from '../contract/support/sandboxClient';
import { AREA, flourish, handInIncome, REVIEW_MS, wave } from '../journeys/steps/largeSteps';
import { uploadFrom } from '../journeys/steps/uploadSteps';
import { mia, type Chapter, type Scene } from './types';

const payerId = 'demo-aus';

/** Where an amount meets its limit: the home, the confirmation, the account tab, and the order in its safe wait. */
async function largeAround({ d, shot, signIn, server, url }: Scene): Promise<void> {
  await signIn(mia);
  await d.tap('remit-target-amount-currency');
  await d.tap('country-CHN');
  await d.fill('remit-source-amount', '150000');
  await d.see('remit-large');
  await shot('amount', { wait: 900 });
  const { payees } = await server.payer(payerId);
  const payeeId = payees.find(({ country }) => country === 'CHN')?.id ?? '';
  const client = sandboxClient(url, { market: 'AUS' });
  await client.call('login.userInfo', { contactType: 'email', email: mia, password: 'Homeward8' });
  const toConfirm = async (): Promise<void> => {
    await d.open('remittanceTransfer', { params: { remitType: 'LargeRemit' } });
    await d.tap('remit-target-amount-currency');
    await d.tap('country-CHN');
    await d.fill('remit-source-amount', '150000');
    await d.tap('remit-send');
    await d.tap(`payee-${payeeId}`);
  };
  await toConfirm();
  await d.see('confirm-large');
  await shot('confirm-missing', { wait: 900, tall: true });
  await client.call('largeRemit.updateBehavior', { behavior: 'rule' });
  await handInIncome(client);
  await d.open('tabbar', { params: { tab: 'user' } });
  await shot('menu', { wait: 1200 });
  await toConfirm();
  await shot('confirm-review', { wait: 1200, tall: true });
  await server.action('largeRemit.label', { payerId, label: 'LARGE_WHITE' });
  await toConfirm();
  await d.see('confirm-large-held');
  await shot('confirm-held', { wait: 900, tall: true });
  const { order } = await committed(client, { market: 'AUS', payeeId, amount: '150000', remitType: 'LargeRemit' });
  await client.call('order.pay', payOf(order, 120));
  await server.action('payment.settle', { seqNo: order.seqNo, outcome: 'paid' });
  await server.advance(11_000);
  await d.open('largeRemitPayeeRiskRecertification', { params: { seqNo: order.seqNo } });
  await d.see('large-recheck-submit');
  await d.tap('large-recheck-submit');
  await shot('recheck', { wait: 900, tall: true });
  await d.tap('large-relation-fileType-birthCertificate');
  await uploadFrom(d, 'large-relation-images', 'paper.pdf');
  await d.see('large-relation-images-1-preview');
  await d.tap('large-relation-known');
  await d.tap('large-relation-ownWill');
  await d.tap('large-recheck-submit');
  await d.see('large-recheck-order');
  await shot('declared', { wait: 900, tall: true });
  await d.tap('large-abandon');
  await shot('give-up', { wait: 700 });
  // The next chapter meets the same person at the beginning.
  await server.reset();
}

/** Large transfers: each step with what can go wrong on it, and the signature drawn, turned and typed. */
export const largeRemitChapters: Record<string, Chapter> = {
  largeAround,

  async largeRemit({ d, shot, signIn, server }) {
    await signIn(mia);
    await d.open('largeRemitRule');
    await d.see('large-rule-next');
    await shot('rule', { tall: true, wait: 900 });
    await d.tap('large-rule-next');
    await d.see('large-papers-submit');
    await d.tap('large-papers-submit');
    await shot('papers-missing', { tall: true, wait: 900 });
    await d.tap('large-income-fileType-bankStatement');
    await d.fill('large-income-incomeQuota', '180000');
    await uploadFrom(d, 'large-income-images', 'paper.pdf');
    await d.see('large-income-images-1-preview');
    await d.tap('large-papers-submit');
    await d.see('large-material-home');
    await shot('papers-review', { wait: 700 });
    await server.advance(REVIEW_MS);
    await d.open('largeRemitRule');
    await d.see('large-rule-resume');
    await shot('resume', { wait: 900 });
    await d.tap('large-rule-resume');
    await d.see('large-agreement-tick');
    await d.tap('large-agreement-next');
    await shot('agreement', { wait: 700 });
    await d.tap('large-agreement-tick');
    await d.tap('large-agreement-next');
    await d.see('large-face-picture');
    await d.upload('large-face-picture', 'picture.png');
    await d.see('large-face-picture-preview');
    await shot('face', { wait: 700 });
    await d.tap('large-face-next');
    await d.see('large-prompt-next');
    await shot('prompt', { wait: 700 });
    await d.tap('large-prompt-next');
    await d.see('large-sign-submit');
    await d.tap('large-sign-submit');
    await shot('signature-empty', { wait: 700 });
    await d.draw(AREA, [wave, flourish]);
    await shot('signature-drawn');
    const upright = d.page.viewportSize() ?? { width: 375, height: 812 };
    await d.page.setViewportSize({ width: 812, height: 375 });
    await d.page.locator(`#${AREA}`).scrollIntoViewIfNeeded();
    await shot('signature-turned');
    await d.page.setViewportSize(upright);
    await shot('signature-back');
    await d.tap('large-sign-way-name');
    await d.fill('large-sign-name', 'Mia Taylor');
    await shot('signature-typed');
    await server.fault({ call: 'common.uploadImage', kind: 'cutUpload', detail: { percent: 60 } });
    await d.tap('large-sign-submit');
    await d.see('large-sign-file-retry');
    await shot('signature-cut', { tall: true });
    await server.clearFaults();
    await d.tap('large-sign-submit');
    await d.see('large-payee-choice');
    await d.tap('large-payee-next');
    await shot('payee', { wait: 900 });
    const { payees } = await server.payer(payerId);
    await d.tap(`large-payee-choice-${payees[0]?.id ?? ''}`);
    await shot('payee-chosen', { wait: 900 });
    await d.tap('large-payee-later');
    await d.see('large-start');
    await shot('state', { wait: 700 });
    await d.open('largeRemitSignature');
    await shot('done', { wait: 900 });
    await d.open('largeRemitPayeeRiskRecertification');
    await shot('recheck-none', { wait: 700 });
    await server.action('largeRemit.label', { payerId, label: 'LARGE_BLACK' });
    await d.open('largeRemitRule');
    await shot('barred', { wait: 1200 });
  },
};
