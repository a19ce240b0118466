import { ordered } from '../contract/support/orders';
import { kycFixture } from '../fixtures/kyc';
import { newPerson } from '../journeys/driver/person';
import { register, remitter } from '../journeys/steps/people';
import type { RouteName } from '@/routes';
import type { Chapter, Scene } from './types';

type Stop = readonly [what: string, route: RouteName, params?: Readonly<Record<string, unknown>>];

async function visitEach({ d, shot }: Scene, stops: readonly Stop[]): Promise<void> {
  for (const [what, route, params] of stops) {
    await d.open(route, { params });
    await shot(what, { tall: true, wait: 250 });
  }
}

async function asVisitor(scene: Scene): Promise<void> {
  const { d, shot } = scene;
  await visitEach(scene, [
    ['start', 'start'],
    ['home-visitor', 'tabbar', { tab: 'remit' }],
    ['rates', 'remitRate'],
    ['landing', 'shareLandingPage'],
    ['language', 'langSet'],
    ['about', 'about'],
    ['login', 'login'],
  ]);
  await d.open('register');
  await d.see('register-market');
  await d.tap('register-send-code');
  await shot('register', { tall: true });
}

async function asNewcomer(scene: Scene): Promise<void> {
  const { d, shot, server, url, resume } = scene;
  const person = newPerson('AUS');
  const { payerId, client } = await register({ url, console: server }, person);
  await resume(person, client);
  await d.open('/basic-information-aus');
  await d.see('kyc-aus-firstName');
  await d.tap('kyc-basic-submit');
  await shot('kyc-form', { tall: true });
  await d.open('selectDocument');
  await shot('kyc-documents', { tall: true });
  await d.open('documentUpload', { params: { idType: 'passport' } });
  await d.see('document-submit');
  await d.tap('document-submit');
  await shot('kyc-upload', { tall: true });
  await client.call('kyc.update', { countryCode: 'AUS', ...kycFixture('AUS').values });
  await server.moveKyc(payerId, 'Fail', 'SelfieInfoError');
  await visitEach(scene, [
    ['kyc-failed', 'waitActivation'],
    ['orders-empty', 'tabbar', { tab: 'order' }],
    ['payees-empty', 'tabbar', { tab: 'payee' }],
  ]);
}

async function asSender(scene: Scene): Promise<void> {
  const { d, shot, server, url, resume, forget } = scene;
  await forget();
  const person = newPerson('AUS');
  const payer = { ...(await remitter({ url, console: server }, person)), market: 'AUS' as const };
  const { client, payeeId } = payer;
  await resume(person, client);
  const { list } = await client.call('coupon.queryPayer', {});
  for (const { couponId } of list) await server.action('coupon.endsIn', { couponId, days: 0 });
  await server.action('coupon.grant', { payerId: payer.payerId, type: 2, amount: '6', minAmount: '3000' });
  await d.open('tabbar', { params: { tab: 'remit' } });
  await d.see('coupon-layer-later');
  await shot('coupon');
  await d.tap('coupon-layer-later');
  const order = async (status?: string, note?: string): Promise<string> => {
    const { seqNo } = await ordered(payer, { sourceAmount: '250' });
    if (status) await server.moveOrder(seqNo, status, note ? { note } : undefined);
    return seqNo;
  };
  const unpaid = await order();
  const going = await order('PAYMENT_SUCCESS');
  const arrived = await order('TRANSACTION_SUCCESS');
  const failed = await order('BANK_REMIT_FAILED', 'accountUnknown');
  await visitEach(scene, [
    ['home', 'tabbar', { tab: 'remit' }],
    ['order-unpaid', 'bankOrder', { seqNo: unpaid }],
    ['order-going', 'bankOrder', { seqNo: going }],
    ['order-arrived', 'bankOrder', { seqNo: arrived }],
    ['order-failed', 'bankOrder', { seqNo: failed }],
    ['methods', 'paymentMethod', { group: 'aunz', seqNo: unpaid }],
    ['receipt', 'issueReceipt', { seqNo: arrived }],
    ['orders', 'tabbar', { tab: 'order' }],
    ['payees', 'tabbar', { tab: 'payee' }],
    ['payee', 'payeeDetail', { payeeId }],
    ['payee-methods', 'selectPayeeMethod', { country: 'CHN', forRemit: true }],
    ['account', 'tabbar', { tab: 'user' }],
    ['account-manager', 'accountManager'],
    ['safety', 'accountPart', { part: 'safety' }],
    ['devices', 'accountPart', { part: 'devices' }],
    ['coupons', 'myCoupon'],
    ['messages', 'messageCenter'],
    ['message-settings', 'messageSettings'],
    ['invitation', 'invitation'],
    ['own-data', 'exportOwnData'],
    ['pay-password', 'payPassword'],
    ['support', 'serviceLink'],
    ['cards', 'collectionCards'],
    ['school', 'selectInstitution'],
    ['top-up', 'selectMembersWhoRecharge'],
    ['large-rule', 'largeRemitRule'],
  ]);
  await d.open('paymentMethod', { params: { group: 'aunz', seqNo: unpaid } });
  await d.tap('payment-next');
  await d.see('bank-payment-sent');
  await shot('bank', { tall: true });
  await d.open('payeeBank', { params: { country: 'chn' } });
  await d.see('payee-form-submit');
  await d.tap('payee-form-submit');
  await shot('payee-form', { tall: true });
  await d.open('confirmRemit', { params: { again: arrived } });
  await d.see('confirm-submit');
  await shot('confirm', { tall: true, wait: 900 });
  await server.action('risk.demand', { seqNo: going, kinds: ['payerEdd', 'relationshipProof'] });
  await visitEach(scene, [
    ['evidence', 'evidenceListNew', { seqNo: going }],
    ['proof', 'evidenceListNew', { seqNo: going, verifyType: 'payerEdd' }],
  ]);
  await d.open('/no/such/page');
  await shot('not-found');
  await server.fault({ call: '*', kind: 'httpStatus', detail: { status: 503 } });
  await d.open('messageCenter');
  await shot('failed', { wait: 1200 });
}

export const languageChapters: Record<string, Chapter> = {
  async languages(scene) {
    await asVisitor(scene);
    await asNewcomer(scene);
    await asSender(scene);
  },
};
