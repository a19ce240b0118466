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
    await d.fill('card-person-phl-firstName', 'Maria');
    await d.fill('card-person-phl-lastName', 'Santos');
    await d.fill('card-person-phl-phoneNumber', '9171234567');
    await d.fill('card-person-phl-street', '12 Colon Street');
    await d.fill('card-person-phl-city', 'Cebu City');
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
};
