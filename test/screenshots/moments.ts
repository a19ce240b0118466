import { ordered } from '../contract/support/orders';
import { newPerson } from '../journeys/driver/person';
import { remitter } from '../journeys/steps/people';
import { join } from './join';
import type { Chapter } from './types';

/** Few enough to review in every width. */
export const momentChapters: Record<string, Chapter> = {
  async moments({ d, shot, server, url, resume, forget }) {
    const home = async (what: string): Promise<void> => {
      await d.open('tabbar', { params: { tab: 'remit' } });
      await d.see('remit-send');
      await shot(`home-${what}`, { wait: 1200 });
    };
    await home('visitor');
    await join({ d, server }, 'AUS');
    await home('new');
    await forget();

    const person = newPerson('AUS');
    const payer = { ...(await remitter({ url, console: server }, person)), market: 'AUS' as const };
    await resume(person, payer.client);
    await home('verified');
    const { list } = await payer.client.call('coupon.queryPayer', {});
    for (const { couponId } of list) await server.action('coupon.endsIn', { couponId, days: 0 });
    await server.action('coupon.grant', { payerId: payer.payerId, type: 2, amount: '6', minAmount: '3000' });
    await d.open('tabbar', { params: { tab: 'remit' } });
    await d.see('coupon-layer-later');
    await shot('home-coupon', { wait: 600 });
    await d.tap('coupon-layer-later');
    const unpaid = await ordered(payer, { sourceAmount: '250' });
    await home('unpaid');
    await d.open('bankOrder', { params: { seqNo: unpaid.seqNo } });
    await d.see('order-detail');
    await shot('order', { wait: 600 });
    await d.open('paymentMethod', { params: { group: 'aunz', seqNo: unpaid.seqNo } });
    await d.see('payment-next');
    await shot('methods', { wait: 900 });
    await d.tap('payment-next');
    await d.see('bank-payment-sent');
    await shot('payment', { wait: 900 });
    await d.tap('bank-payment-sent');
    await d.see('order-payment-details');
    await shot('told', { wait: 600 });
    await server.moveOrder(unpaid.seqNo, 'TRANSACTION_SUCCESS');
    await d.open('bankOrder', { params: { seqNo: unpaid.seqNo } });
    await d.see('order-share-make');
    await shot('success', { wait: 900 });

    const failed = await ordered(payer, { sourceAmount: '400' });
    await server.moveOrder(failed.seqNo, 'BANK_REMIT_FAILED', { note: 'accountUnknown' });
    await home('failed');
    await d.open('bankOrder', { params: { seqNo: failed.seqNo } });
    await d.see('order-detail');
    await shot('failed', { wait: 600 });
    await d.open('payeeDetail', { params: { payeeId: payer.payeeId } });
    await d.see('payee-history');
    await shot('payee-history', { wait: 600, tall: true });
    for (const tab of ['order', 'payee', 'user'] as const) {
      await d.open('tabbar', { params: { tab } });
      await shot(tab, { wait: 1200 });
    }
    await d.open('messageCenter');
    await shot('messages', { wait: 900 });
  },
};
