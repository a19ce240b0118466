import { fake } from '../fakeApp';
import type { OrderSummary } from '@/contracts/entities/order';
import { formatDate, t, tKey } from '@/i18n';
import { daysBegun } from '@/modules/general/daysBegun';
import '@/modules/general/texts';
import { messageIcon } from '@/modules/general/messageIcon';
import { MessageRow } from '@/modules/general/MessageRow';
import { isLongTitle, isShortContent, messageWords } from '@/modules/general/messageWords';
import { variant } from '@/variants';
import { act } from 'react';
import { drawApp } from '../drawApp';
import { byId, nameOf, press, words } from '../drawn';

const places: unknown[] = [];
fake.navigation({ navigate: async (route: string, params: object) => void places.push([route, params]) });

const message = {
  id: 'm1',
  titleKey: 'message.order.BANK_REMITTED.title',
  contentKey: 'statuses.order.BANK_REMITTED.hint',
  params: {},
  seqNo: 'HW1',
  read: false,
  at: Date.UTC(2026, 10, 21, 12),
};
const order = {
  seqNo: 'HW1',
  payeeName: 'Maria Santos',
  targetCountry: 'PHL',
  targetAmount: { amount: '12000', currencyCode: 'PHP' },
} as OrderSummary;
const show = (of?: OrderSummary) => drawApp(<MessageRow message={message} order={of} />);

describe('the room of a message', () => {
  it.each([
    ["You've got a new coupon", '8 AUD off the fee', false, true],
    ['Your transfer is ready to pay', "Pay now and we'll send the money as soon as it's here.", false, false],
    ['The exchange rate moved by more than 0.5%', '汇率略有变动。', true, true],
  ])('%s: counted by what it holds', (title, content, long, short) =>
    expect([isLongTitle(title), isShortContent(content)]).toEqual([long, short]),
  );
});

describe('the days of messages', () => {
  const at = (day: number, hour: number) => ({ at: new Date(2026, 10, day, hour).getTime() });

  it('given several, then the first of each day tells it, the two latest by their names', () => {
    const now = new Date(2026, 10, 21, 12).getTime();
    expect(daysBegun([at(21, 11), at(21, 1), at(20, 23), at(18, 9), at(18, 8)], t, now)).toEqual([
      t('general.messages.today'),
      null,
      t('general.messages.yesterday'),
      formatDate(at(18, 9).at),
      null,
    ]);
  });

  it('given none today, then the first still begins a day', () =>
    expect(daysBegun([at(20, 9)], t, new Date(2026, 10, 21, 0).getTime())).toEqual([
      t('general.messages.yesterday'),
    ]));
});

describe('a message', () => {
  it('given it welcomes someone, then to the brand of this app', () => {
    drawApp(<MessageRow message={{ ...message, titleKey: 'message.welcome.title' }} />);
    expect(words()).toContain(variant.brandName);
  });

  it('given no account could be opened, then it says so [F8-40]', () => {
    drawApp(<MessageRow message={{ ...message, seqNo: undefined, titleKey: 'message.kycFailed.title', contentKey: 'message.kycFailed.content' }} />);
    expect(words()).toContain("We couldn't verify your identity");
    expect(words()).toContain('Open your account to see what to fix.');
  }); // prettier-ignore

  it('given its transfer is known, then it tells whom and how much, to the eye and to who listens', () => {
    show(order);
    expect(words()).toContain('Maria Santos · 12,000.00 PHP');
    expect(words()).toContain('MS');
    expect(nameOf(byId('message-m1'))).toContain('Maria Santos · 12,000.00 PHP');
  });

  it('given it is not, then an icon tells what it is about', () => {
    show();
    expect(words()).not.toContain('PHP');
    expect(document.querySelectorAll('.message-row__icon')).toHaveLength(1);
  });

  const transfer = 'Transfer HW1';
  const now = 'Open this message to see how things stand now.';
  const account = 'News about your account';
  const offers = 'Coupons and invitations';
  it.each([
    ['message.order.GONE.title', 'message.order.GONE.content', 'HW1', transfer, now],
    // As messages before November 2026 were stored.
    [
      'message.order.BANK_REMITTED.title',
      'message.order.BANK_REMITTED.content',
      'HW1',
      'Your money has arrived',
      'Your recipient has the money.',
    ],
    // Without the hours it tells today.
    [
      'message.card.timeout.title',
      'message.card.timeout.content',
      undefined,
      'A payment to you expired',
      now,
    ],
    ['message.card.gone.title', 'message.card.gone.content', undefined, 'News about your request card', now],
    ['message.rateAlertGone.title', 'message.rateAlertGone.content', undefined, 'Rate alerts', now],
    ['message.couponGone.title', 'message.couponGone.content', undefined, offers, now],
    ['message.inviteGone.title', 'message.inviteGone.content', undefined, offers, now],
    ['message.kycGone.title', 'message.kycGone.content', undefined, account, now],
    ['older.title', '', undefined, account, now],
  ])(
    'given that %s and %s say nothing today, then its kind does',
    (titleKey, contentKey, seqNo, title, content) =>
      expect(messageWords({ ...message, titleKey, contentKey, seqNo }, t, tKey)).toEqual({ title, content }),
  );

  it('given a kind that leads nowhere, then it opens the account', async () => {
    drawApp(<MessageRow message={{ ...message, seqNo: undefined, titleKey: 'older.title', read: true }} />);
    await act(async () => press('message-m1'));
    expect(places).toEqual([['tabbar', { tab: 'user' }]]);
  });

  it('given its kind, then each has an icon of its own, and an unknown one the bell', () => {
    expect(
      [
        'message.order.X.title',
        'message.kycPassed.title',
        'message.rateAlert.above.title',
        'message.new.title',
      ].map(messageIcon),
    ).toEqual(['send', 'shield', 'chart', 'bell']);
  });
});
