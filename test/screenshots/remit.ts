import { join } from './join';
import { ken, mia, type Chapter } from './types';

export const remitChapters: Record<string, Chapter> = {
  async home({ d, shot, signIn, forget, server }) {
    await d.open('tabbar', { params: { tab: 'remit' } });
    await d.see('remit-source-amount');
    await shot('visitor', { wait: 900 });
    await shot('visitor', { tall: true });
    await d.tap('remit-target-amount-currency');
    await shot('targets');
    await d.fill('country-search', 'zzz');
    await shot('targets-none');
    await d.tap('sheet-close');
    await d.tap('remit-source-amount-currency');
    await shot('sources');
    await d.tap('sheet-close');
    await d.tap('remit-way');
    await shot('ways');
    await d.tap('sheet-close');
    await d.fill('remit-source-amount', '98765432.10');
    await shot('too-much', { wait: 900 });
    await d.fill('remit-source-amount', '1');
    await shot('too-little', { wait: 900 });
    await d.fill('remit-source-amount', '');
    await shot('no-amount', { wait: 900 });
    await server.fault({ call: 'rates.fee', kind: 'httpStatus', detail: { status: 503 } });
    await d.fill('remit-source-amount', '777');
    await shot('price-failed', { wait: 1500 });
    await server.clearFaults();
    await signIn(mia);
    await d.see('remit-send');
    await shot('signed-in', { wait: 900 });
    await server.fault({ call: '*', kind: 'delay', detail: { ms: 20_000 } });
    await forget();
    await d.open('tabbar', { params: { tab: 'remit' } });
    await shot('loading', { wait: 900 });
    await server.clearFaults();
    await server.fault({ call: '*', kind: 'httpStatus', detail: { status: 503 } });
    await d.open('tabbar', { params: { tab: 'remit' } });
    await shot('failed', { wait: 2500 });
  },

  async preflight({ d, shot, server }) {
    await join({ d, server }, 'AUS');
    await shot('welcome', { wait: 100 });
    await d.fill('remit-source-amount', '500');
    await d.tap('remit-send');
    await d.see('preflight-action');
    await shot('dialog');
    await d.tap('preflight-cancel');
    await d.tap('tab-order');
    await shot('orders-empty', { wait: 900 });
    await d.tap('tab-payee');
    await shot('payees-empty', { wait: 900 });
    await d.tap('tab-user');
    await shot('user-new', { tall: true });
    await d.open('messageCenter');
    await shot('messages-empty', { wait: 900 });
  },

  async confirm({ d, shot, signIn, server }) {
    await signIn(mia);
    await d.tap('remit-target-amount-currency');
    await d.tap('country-CHN');
    await d.fill('remit-source-amount', '1250');
    await shot('home', { wait: 900 });
    await d.tap('remit-send');
    await d.see('select-payee');
    await shot('select-payee', { wait: 900 });
    const { payees } = await server.payer('demo-aus');
    await d.tap(`payee-${payees[0]?.id ?? ''}`);
    await d.see('confirm-submit');
    await shot('confirm', { tall: true, wait: 900 });
    await d.tap('confirm-submit');
    await shot('confirm-errors', { tall: true });
    await d.tap('confirm-purpose');
    await shot('purposes');
    await d.tap('confirm-purpose-option-FAMILY_SUPPORT');
    await shot('confirm-filled');
    await d.open('confirmRemit');
    await shot('confirm-again', { wait: 900 });
  },

  async sendAgain({ d, shot, signIn, server }) {
    await signIn(mia);
    const { orders } = await server.payer('demo-aus');
    const done = orders.find(({ status }) => status === 'TRANSACTION_SUCCESS');
    await d.open('bankOrder', { params: { seqNo: done?.seqNo ?? '' } });
    await d.tap('order-again');
    await d.see('confirm-submit');
    await shot('review', { tall: true, wait: 900 });
    await server.fault({ call: 'rates.fee', kind: 'errorCode', detail: { code: 'RemitAmountAboveMax' } });
    await d.open('confirmRemit', { params: { again: done?.seqNo ?? '' } });
    await shot('refused', { wait: 2500 });
    await server.clearFaults();
  },

  async confirmHkg({ d, shot, signIn, server }) {
    await signIn(ken);
    await d.tap('remit-target-amount-currency');
    await d.tap('country-PHL');
    await d.fill('remit-source-amount', '2000');
    await shot('home', { wait: 900 });
    await d.tap('remit-send');
    await d.see('select-payee');
    await shot('select-payee', { wait: 900 });
    const { payees } = await server.payer('demo-hkg');
    await d.tap(`payee-${payees[0]?.id ?? ''}`);
    await d.see('confirm-submit');
    await shot('confirm', { tall: true, wait: 900 });
  },
};
