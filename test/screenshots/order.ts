import { orderStatusNames } from '@/domain/statuses/names';
import { newKey, ordered, quoted } from '../contract/support/orders';
import { newPerson } from '../journeys/driver/person';
import { remitter } from '../journeys/steps/people';
import { ken, mia, type Chapter } from './types';

/** Statuses before an order is visible to its payer. */
const neverSeen: readonly string[] = ['INIT', 'WAIT_CREATE', 'INVALID'];

export const orderChapters: Record<string, Chapter> = {
  async orders({ d, shot, signIn, server }) {
    await d.open('tabbar', { params: { tab: 'order' } });
    await shot('visitor', { wait: 900 });
    await signIn(mia);
    await d.tap('tab-order');
    await shot('all', { wait: 900 });
    for (const tab of ['waiting', 'progress', 'done', 'closed']) {
      await d.tap(`orders-tabs-${tab}`);
      await shot(tab, { wait: 700 });
    }
    await server.fault({ call: 'order.listRecords', kind: 'httpStatus', detail: { status: 503 } });
    await d.open('tabbar', { params: { tab: 'order' } });
    await shot('stale', { wait: 2500 });
    await server.clearFaults();
    const { orders } = await server.payer('demo-aus');
    for (const order of orders) {
      await d.open('bankOrder', { params: { seqNo: order.seqNo } });
      await d.see('order-detail');
      await shot(`detail-${order.status}`, { tall: true, wait: 600 });
    }
    await d.open('bankOrder', { params: { seqNo: 'NOSUCHORDER' } });
    await shot('missing', { wait: 900 });
  },

  /** In windows with room for a table. */
  async orderTable({ d, shot, signIn, server }) {
    if ((d.page.viewportSize()?.width ?? 0) < 1024) return;
    await signIn(mia);
    await d.tap('tab-order');
    await shot('table', { wait: 2500 });
    const { orders } = await server.payer('demo-aus');
    await d.tap(`order-${orders[0]?.seqNo ?? ''}`);
    await shot('beside', { wait: 1500 });
    await d.tap('order-close');
    await d.page.keyboard.press('?');
    await shot('shortcuts', { wait: 700 });
  },

  async orderStatuses({ d, shot, server, url, resume }) {
    const person = newPerson('AUS');
    const payer = await remitter({ url, console: server }, person);
    await resume(person, payer.client);
    for (const status of orderStatusNames) {
      if (neverSeen.includes(status)) continue;
      const { seqNo, status: made } = await ordered({ ...payer, market: 'AUS' }, { sourceAmount: '100' });
      if (status !== made) await server.moveOrder(seqNo, status);
      await d.open('bankOrder', { params: { seqNo } });
      await d.see('order-detail');
      await shot(status, { wait: 500 });
    }
  },

  async stories({ d, shot, server, url, resume }) {
    const person = newPerson('AUS');
    const payer = await remitter({ url, console: server }, person);
    await resume(person, payer.client);
    const made = async (sourceAmount: string, relation: string) => {
      const terms = await quoted({ ...payer, market: 'AUS' }, { sourceAmount });
      const key = { 'idempotency-key': newKey() };
      const { seqNo } = await payer.client.call('order.commit', { ...terms, relation }, key);
      await server.moveOrder(seqNo, 'PAYMENT_SUCCESS');
      return seqNo;
    };
    const held = await made('30000', 'friend');
    const seqNo = await made('100', 'parents');
    for (const [name, number] of Object.entries({ papers: held, going: seqNo })) {
      await d.open('bankOrder', { params: { seqNo: number } });
      await d.see('order-detail');
      await shot(name, { tall: true, wait: 600 });
    }
    await d.open('tabbar', { params: { tab: 'remit' } });
    await shot('home', { wait: 900 });
    await d.open('tabbar', { params: { tab: 'order' } });
    await shot('list', { wait: 900 });
    await d.open('bankOrder', { params: { seqNo } });
    await d.tap('order-share-make');
    await d.see('order-share');
    await shot('page-made', { tall: true, wait: 600 });
    const { share } = await payer.client.call('order.details', { seqNo });
    await d.open('trackTransfer', { params: { code: share?.code ?? '' } });
    await shot('recipient', { wait: 900 });
    await server.moveOrder(seqNo, 'BANK_REMITTED');
    await d.open('trackTransfer', { params: { code: share?.code ?? '' } });
    await shot('recipient-arrived', { wait: 900 });
    await d.open('bankOrder', { params: { seqNo } });
    await shot('arrived', { tall: true, wait: 1500 });
    await d.open('trackTransfer', { params: { code: 'gone' } });
    await shot('recipient-gone', { wait: 900 });
  },

  async pay({ d, shot, signIn }) {
    await signIn(mia);
    const params = { seqNo: 'HWDEMOAUS01' };
    await d.open('bankOrder', { params });
    await d.see('order-cancel');
    await d.tap('order-cancel');
    await shot('cancel-dialog');
    await d.open('paymentMethod', { params: { group: 'aunz', ...params } });
    await d.see('payment-next');
    await shot('method', { wait: 900, tall: true });
    await d.tap('payment-next');
    await d.see('bank-payment-sent');
    await shot('bank', { wait: 900, tall: true });
    await d.open('paymentLink', { params: { ...params, fundingType: 410 } });
    await shot('link', { wait: 1200 });
    await d.open('waitPayment', { params });
    await shot('checking', { wait: 300 });
    await d.open('orderPayBack', { params });
    await shot('unpaid', { wait: 2500 });
    await d.open('orderPayBack', { params: { seqNo: 'HWDEMOAUS04' } });
    await shot('paid', { wait: 2500 });
    await d.open('orderPayBack', { params: {} });
    await shot('no-order', { wait: 1500 });
    await d.open('transferVoucher', { params });
    await shot('voucher', { wait: 900 });
    await d.open('orderRefund', { params: { seqNo: 'HWDEMOAUS02' } });
    await shot('refund', { wait: 900 });
  },

  async payUnknown({ d, shot, signIn, server }) {
    await signIn(mia);
    await server.fault({ call: 'order.get', kind: 'httpStatus', detail: { status: 503 } });
    await server.fault({ call: 'order.paymentResult', kind: 'httpStatus', detail: { status: 503 } });
    await d.open('bankOrder', { params: { seqNo: 'HWDEMOAUS01' } });
    await shot('detail-failed', { wait: 2500 });
    await d.open('orderPayBack', { params: { seqNo: 'HWDEMOAUS01' } });
    await shot('unknown', { wait: 63_000 });
  },

  async payHkg({ d, shot, signIn }) {
    await signIn(ken);
    await d.tap('tab-order');
    await shot('orders', { wait: 900 });
    const params = { seqNo: 'HWDEMOHKG01' };
    await d.open('bankOrder', { params });
    await d.see('order-detail');
    await shot('detail', { wait: 600, tall: true });
    await d.open('paymentMethod', { params: { group: 'hkg', ...params } });
    await d.see('payment-next');
    await shot('method', { wait: 900 });
    await d.tap('payment-next');
    await d.see('bank-payment-sent');
    await shot('bank', { wait: 900, tall: true });
  },

  async paySgp({ d, shot, signIn }) {
    await signIn('rahim.sgp@demo.test');
    await shot('limits', { wait: 1500 });
    const seqNo = 'HWDEMOSGP01';
    await d.open('paymentMethod', { params: { group: 'sgp', seqNo } });
    await shot('methods', { wait: 1200, tall: true });
    await d.open('sgpPayNowPayment', { params: { seqNo, fundingType: 310 } });
    await shot('paynow', { wait: 1500, tall: true });
    await d.open('sgpAtmPayment', { params: { seqNo, fundingType: 110 } });
    await shot('atm', { wait: 1200, tall: true });
  },
  async payBra({ d, shot, signIn }) {
    await signIn('joao.bra@demo.test');
    await d.open('braPixPayment', { params: { seqNo: 'HWDEMOBRA01', fundingType: 910 } });
    await shot('pix', { wait: 1500, tall: true });
  },
  async payNzl({ d, shot, signIn }) {
    await signIn('aroha.nzl@demo.test');
    await d.open('nzlJointAccount', { params: { seqNo: 'HWDEMONZL01' } });
    await shot('joint', { wait: 1200 });
  },
  async payEu({ d, shot, signIn }) {
    await signIn('anna.eu@demo.test');
    const seqNo = 'HWDEMOEU01';
    await d.open('euSelectPaymentBank', { params: { seqNo, fundingType: 430 } });
    await shot('bank', { wait: 1200 });
    await d.open('euMbWayPaymentStatus', { params: { seqNo } });
    await shot('mbway', { wait: 1200 });
  },
  async payKor({ d, shot, signIn }) {
    await signIn('somchai.kor@demo.test');
    await d.open('korAccountList', { params: { seqNo: 'HWDEMOKOR01', fundingType: 120 } });
    await shot('kor', { wait: 1200 });
  },
  async payUsa({ d, shot, signIn }) {
    await signIn('maria.usa@demo.test');
    const seqNo = 'HWDEMOUSA01';
    await d.open('usaAchAccountAdd', { params: { seqNo } });
    await shot('add', { wait: 1200 });
    await d.tap('ach-by-hand');
    await shot('hand', { wait: 600, tall: true });
    await d.open('usaAchAccountAdd', { params: { seqNo } });
    await d.tap('ach-link');
    await shot('link', { wait: 1500 });
    await d.tap('bank-ins_first');
    await shot('found', { wait: 1500 });
    await d.tap('ach-take');
    await shot('list', { wait: 1500, tall: true });
  },
};
