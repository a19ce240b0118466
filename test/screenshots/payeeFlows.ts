import { siblingPayee } from '../contract/support/payees';
import { fillCardPerson, sharedCard } from '../journeys/steps/cardSteps';
import { newPerson } from '../journeys/driver/person';
import { newestOrder, remitter, withOrder } from '../journeys/steps/people';
import { ken, mia, type Chapter } from './types';

/** Collection cards, share mode, and another payee for an order. */
export const payeeFlowChapters: Record<string, Chapter> = {
  async collectionCards({ d, shot, signIn }) {
    await signIn(ken);
    await d.open('collectionCards');
    await d.see('cards-create');
    await shot('empty', { wait: 900 });
    await d.tap('cards-create');
    await d.see('card-create-submit');
    await d.pick('card-country', 'card-country-option-PHL');
    await shot('create', { tall: true });
    await d.tap('card-create-submit');
    await shot('create-errors', { tall: true });
    await fillCardPerson(d);
    await d.tap('card-create-submit');
    await d.see('part-bank');
    await shot('card', { wait: 900 });
    await d.tap('part-bank');
    await d.see('way-bank');
    await shot('ways');
    await d.tap('way-bank');
    await d.see('card-account-save');
    await shot('account', { tall: true });
    await d.open('collectionCardDetail', { query: { shareCode: 'unknown-code' } });
    await shot('link-dead', { wait: 1500 });
    await d.open('collectionReport', { params: { popInfoId: 'pop_demo' } });
    await d.see('report-submit');
    await shot('report');
    await d.open('collectionOrderList', { params: { role: 'owner' } });
    await shot('orders-empty', { wait: 900 });
  },

  /** A card that is whole: its owner, its link, whoever pays by it, and what both read of it. */
  async cardFlow({ d, shot, server, url, resume }) {
    const place = { url, console: server };
    const { cardId, code, owner, client } = await sharedCard({ sandbox: place, newPerson });
    const person = newPerson();
    const payer = await remitter(place, person);
    await resume(owner, client);
    await d.open('collectionCards');
    await shot('list', { wait: 900 });
    await d.open('collectionCardDetail', { params: { cardId } });
    await d.see('card-share');
    await shot('owner', { tall: true });
    await d.open('collectionPayeeDetail', { params: { cardId } });
    await d.see('card-person-save');
    await shot('payee', { tall: true });
    await d.open('payeeKycDocumentUpload', { params: { cardId, idType: 'passport' } });
    await d.see('payee-document-submit');
    await shot('document', { tall: true });
    await d.open('collectionShare', { params: { cardId } });
    await d.see('share-make');
    await shot('share', { tall: true });
    await d.tap('share-make');
    await d.see('share-send');
    await shot('link');
    await resume(person, payer.client);
    await d.open('collectionCardDetail', { params: { shareCode: code } });
    await d.see('card-pay');
    await shot('pay', { tall: true, wait: 900 });
    await d.tap('card-pay');
    await shot('pay-errors', { tall: true });
    await d.pick('card-purpose', 'card-purpose-option-FAMILY_SUPPORT');
    await d.pick('card-relation', 'card-relation-option-friend');
    await d.tap('card-pay');
    await d.see('card-wait-choose');
    await shot('wait', { tall: true });
    await d.open('collectionOrderList', { params: { role: 'payer' } });
    await shot('orders', { wait: 900 });
    await d.open('collectionCardDetail', { params: { shareCode: code } });
    await d.tap('card-report');
    await d.tap('report-reason-impersonation');
    await shot('report', { tall: true });
    await resume(owner, client);
    await server.advance(4 * 3_600_000);
    await d.open('messageCenter');
    await shot('messages', { wait: 900 });
    await d.open('collectionOrderList', { params: { role: 'owner' } });
    await shot('owner-orders', { wait: 900 });
    await d.tap((await client.call('payeeCard.recordList', { role: 'owner', pageSize: 1 })).rows.map(({ seqNo }) => `record-${seqNo}`).join());
    await d.see('order-remark-save');
    await shot('owner-order', { tall: true });
  },

  async changePayee({ d, shot, server, url, resume }) {
    const person = newPerson();
    const { client, payeeId, seqNo } = await withOrder({ url, console: server }, person);
    await resume(person, client);
    await d.open('changePayeeSelectPayee', { params: { seqNo } });
    await d.see('change-add');
    await shot('none-yet', { wait: 900 });
    const { payee } = await client.call('payee.add', siblingPayee);
    await d.open('changePayeeSelectPayee', { params: { seqNo } });
    await d.see(`payee-${payee.id}`);
    await shot('select');
    await d.open('changePayeePaymentMethod', { params: { seqNo } });
    await d.see('change-method-bank');
    await shot('method');
    await d.open('changePayeeSelectPayee', { params: { seqNo } });
    await d.tap(`payee-${payee.id}`);
    await d.see('change-submit');
    await d.tap('change-submit');
    await shot('confirm', { tall: true });
    await d.open('confirmPayeeRelation', { params: { seqNo } });
    await d.see('relation-submit');
    await shot('relation');
    await d.open('improvePayeeAddress', { params: { seqNo } });
    await d.see('improve-address-submit');
    await d.tap('improve-address-submit');
    await shot('address', { tall: true });
    await d.open('completePayee', { params: { payeeId } });
    await d.see('complete-submit');
    await shot('complete', { tall: true });
    await d.open('changePayeeSelectPayee');
    await shot('no-order', { wait: 900 });
  },

  async payeeShare({ d, shot, signIn, server }) {
    await signIn(mia);
    await d.open('sharePayee', { params: { country: 'CHN' } });
    await d.see('share-payee-make');
    await shot('send', { wait: 900 });
    await d.tap('share-payee-make');
    await d.see('share-payee-send');
    await shot('link');
    const code = /shareCode=([\w-]+)/.exec(await d.outline())?.[1] ?? '';
    await d.open('payeeShareConnect', { query: { shareCode: code, countryCode: 'CHN' } });
    await d.see('share-start');
    await shot('connect');
    await d.tap('share-start');
    await d.see('share-agree');
    await shot('protocol');
    await d.tap('share-agree');
    await d.tap('share-agree-next');
    await d.see('share-phone-next');
    await shot('phone');
    const phone = `139${String(Date.now()).slice(-8)}`;
    await d.fill('share-phone-number', phone);
    await d.tap('share-phone-send');
    await d.fill('share-phone-code', await server.captchaFor(phone));
    await d.tap('share-phone-next');
    await shot('ways', { wait: 900 });
    const { payees } = await server.payer('demo-aus');
    await d.open('payeeDetail', { params: { payeeId: payees[0]?.id ?? '' } });
    await d.see('payee-send');
    await shot('payee-detail');
  },

  /** Who lacks something before money may go there, and an order that asks for papers or for a new rate. */
  async transferQuestions({ d, shot, server, url, resume }) {
    const person = newPerson('AUS');
    const { client, payerId, payeeId } = await remitter({ url, console: server }, person);
    await resume(person, client);
    await server.action('payee.authStatus', { payeeId, status: 'Fail' });
    await d.open('payeeDetail', { params: { payeeId, forRemit: true } });
    await d.see('payee-edit');
    await shot('payee-failed', { tall: true, wait: 900 });
    await d.tap('payee-edit');
    await d.see('payee-form-submit');
    await shot('payee-edit', { tall: true, wait: 900 });
    await server.action('payee.authStatus', { payeeId, status: 'Pass' });

    await d.open('tabbar', { params: { tab: 'remit' } });
    await d.see('remit-send');
    await d.fill('remit-source-amount', '30000');
    await d.tap('remit-send');
    await d.tap(`payee-${payeeId}`);
    await d.see('confirm-submit');
    await shot('confirm-lock', { tall: true, wait: 900 });
    await d.pick('confirm-relation', 'confirm-relation-option-friend');
    await d.pick('confirm-purpose', 'confirm-purpose-option-FAMILY_SUPPORT');
    await d.tap('confirm-submit');
    await d.see('papers-pay');
    await shot('papers-dialog', { wait: 600 });
    await d.tap('papers-send');
    await d.see('evidence-submit');
    await shot('evidence-hand-in', { tall: true, wait: 900 });
    await d.tap('evidence-submit');
    await shot('evidence-errors', { tall: true });
    const seqNo = await newestOrder(server, payerId);
    await server.action('risk.demand', { seqNo, kinds: ['relationSurvey', 'faceRisk'] });
    await d.open('evidenceListNew', { params: { seqNo } });
    await d.see('evidence-next');
    await shot('evidence-list', { tall: true, wait: 900 });
    await d.open('remittanRelationSurvey', { params: { seqNo, type: 1 } });
    await d.see('evidence-submit');
    await shot('evidence-survey', { tall: true, wait: 900 });
    await d.open('faceRiskEvidence', { params: { seqNo } });
    await d.see('evidence-submit');
    await shot('evidence-face', { tall: true, wait: 900 });
    await d.open('bankOrder', { params: { seqNo } });
    await d.see('order-papers');
    await shot('order-papers', { tall: true, wait: 900 });
    await d.open('messageCenter');
    await shot('message-papers', { wait: 1200 });

    await d.open('comingSoon', { query: { countryCode: 'AUS', targetCountryCode: 'CHL' } });
    await d.see('coming-soon');
    await shot('coming-soon', { wait: 900 });
  },
};
