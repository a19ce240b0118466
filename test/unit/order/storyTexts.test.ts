import { orderActionLabel, orderActions } from '@/domain/statuses/orderActions';
import { type OrderStatusName, orderStatusNames } from '@/domain/statuses/names';
import { isAnnounced } from '@/domain/statuses/orderSets';
import { type OrderStory, orderStory } from '@/domain/statuses/orderStory';
import { safeWaitHours } from '@/domain/largeRemit';
import { momentIn, zoneIn } from '@/domain/markets/marketDays';
import { recipientArrival, recipientWords } from '@/modules/order/recipient/recipientWords';
import { canCancel, canRefund, summaryOf } from '../../../sandbox/domains/order/reading/answer';
import { newExtra } from '../../../sandbox/domains/order/extra';
import { newsOf, storyLines } from '../../../sandbox/domains/order/reading/tell';
import { orderContent, wordingOf } from '../../../sandbox/domains/receipts/content';
import { appText } from '../../../sandbox/texts/appTexts';
import { nameOfWay, waysToPay } from '../../contract/support/ways';
import { shareOf } from '../../share';

type Row = Parameters<typeof summaryOf>[0];
type History = readonly { status: string; by: string }[];

const NOW = Date.UTC(2026, 10, 25, 9);
const HOUR = 3_600_000;
const LINK = 'https://app.test/bankOrder?seqNo=HW1';
const ways = shareOf(waysToPay, { share: 0.5, key: nameOfWay, kindsOf: ({ market }) => [market] });

const en = (key: string, values: Record<string, string> = {}): string => {
  const text = appText(key, 'en', { name: 'MS', ...values });
  if (text === undefined) throw new Error(`No text of ${key}`);
  return text;
};

const hintOf = ({ hintKey }: OrderStory): string => en(hintKey, { hours: String(safeWaitHours) });

const refundsOf = (status: OrderStatusName): History[] => {
  const asked = { status: 'REFUND_REQUEST', by: 'payer' };
  if (!status.startsWith('REFUND_')) return [[]];
  return [
    [asked],
    [{ ...asked, by: 'us' }],
    [asked, { status: 'REFUND_ING', by: 'us' }],
    [asked, { status: 'REFUND_ACCEPTING', by: 'us' }],
  ];
};

const drawnIn = (status: OrderStatusName) =>
  status === 'PAYMENT_CANCELED' || status === 'REFUND_SUCCESS' ? [null, NOW + HOUR] : [null];

const factsOf = (status: OrderStatusName): { row: Row; history: History }[] =>
  [{}, { held: true }, { held: true, wanted: true }, { releasedAt: NOW - HOUR }].flatMap((supplement) =>
    ['personal', 'LargeRemit'].flatMap((remitType) =>
      [null, NOW - 2 * HOUR, NOW - 60 * HOUR].flatMap((paidAt) =>
        drawnIn(status).flatMap((drawnUntilAt) => refundsOf(status).map((history) => ({
          history,
          row: {
            seqNo: 'HW1',
            status,
            targetCountry: 'CHN',
            remitType,
            paidAt,
            drawnUntilAt,
            supplement,
            nextStepAt: NOW + 20 * HOUR,
            createdAt: NOW - 61 * HOUR,
            updatedAt: NOW,
            extra: JSON.parse(newExtra({ arrivalEstimateAt: NOW - 58 * HOUR })) as unknown,
            payerInfo: { userId: '1', fullName: 'Robin Tester' },
            payeeInfo: { id: '1', name: 'Maria Santos', accountType: 'bank', payeeLabel: '4242', country: 'CHN' },
            sourceCurrency: 'AUD',
            targetCurrency: 'CNY',
            sourceAmount: '100.00',
            targetAmount: '471.00',
            feeAmount: '5.00',
            discountAmount: '0',
            totalAmount: '105.00',
            rate: '4.71',
            rateBase: 1,
            rateAccuracy: 4,
            purpose: null,
          } as unknown as Row,
        }))),
      ),
    ),
  ); // prettier-ignore

const rowsOf = (status: OrderStatusName): { row: Row; history: History }[] =>
  factsOf(status).map(({ row, history }, at) => {
    const { market, code } = ways[(at + orderStatusNames.indexOf(status)) % ways.length] ?? waysToPay[0]!;
    return { history, row: { ...row, countryCode: market, fundingType: String(code) } };
  });

function told(row: Row, history: History) {
  const order = {
    ...summaryOf(row, NOW),
    history,
    canRefund: canRefund(row.status),
    canCancel: canCancel(row.status),
  };
  const story = orderStory(order);
  const { main } = orderActions(order);
  const news = newsOf(order);
  const message = isAnnounced(row.status)
    ? `${en(`message.order.${news.name}.title`)}. ${en(news.contentKey, news.params)}`
    : '';
  const arrival = recipientArrival(story.arrival);
  const wording = wordingOf({ countryCode: row.countryCode } as Parameters<typeof wordingOf>[0]);
  const receipt =
    story.lead === 'delivered'
      ? orderContent(wording, row, NOW)
          .blocks.flatMap((block) => (block.kind === 'fact' ? [block.value] : []))
          .join('. ')
      : '';
  return {
    story,
    zone: arrival === undefined ? undefined : zoneIn(row.countryCode, arrival),
    onPaper: appText(story.badge.labelKey, wording.language) ?? '',
    main: main && en(orderActionLabel(main, order)),
    places: {
      page: `${en(story.badge.labelKey)}. ${hintOf(story)}`,
      message,
      mail: [message, ...storyLines(order, row.countryCode, 'en', LINK)].join('\n'),
      recipient: [
        en(recipientWords(story)),
        ...(arrival === undefined ? [] : [en('recipient.by', { time: momentIn(row.countryCode, arrival) })]),
      ].join('\n'),
      receipt,
    },
  };
}

const held = ({ twist }: OrderStory): boolean => twist === 'papers' || twist === 'review';
const waits = ({ holder, lead }: OrderStory): boolean => lead === 'unpaid' || holder === 'payerBank';

const claims: readonly (readonly [claim: string, words: RegExp, isTrue: (story: OrderStory) => boolean])[] = [
  ['it arrived', /has arrived|has the money|is complete|\bArrived\b/, ({ lead }) => lead === 'delivered'],
  ['it goes back', /refund in progress|refunded|your refund|this refund|(money|sent) (is )?(on its way )?back|going back|went back/i, ({ lead }) => lead === 'returning' || lead === 'returned' || lead === 'stuck'],
  ['it goes on', /sending (it|your money|the money)( on| to|now)|is on its way to you|\bOn the way\b|we're sending it on/i, (story) => story.lead === 'going' && !held(story) && !waits(story)],
  ['papers are wanted', /need documents|documents needed/i, ({ twist }) => twist === 'papers'],
  ['it is held', /waits with us|being checked|checking (your )?documents/i, (story) => story.lead === 'going' && (held(story) || story.twist === 'safe' || story.acts === 'payer')],
  ['a payment is to come', /ready to pay|waiting for .*payment|pay now/i, waits],
  ['an arrival is promised', /\d{4}-\d\d-\d\d \d\d:\d\d/, ({ arrival }) => arrival.kind === 'by' || arrival.kind === 'late'],
  ['it is late', /longer than|\bLate\b/, ({ twist }) => twist === 'late'],
  ['nothing to do', /don't need to do anything/i, ({ acts }) => acts !== 'payer'],
  ['your turn', /Your turn|pay now|from you\b|Correct your/, ({ acts }) => acts === 'payer'],
  ['we work', /We're working on it/, ({ acts }) => acts === 'us'],
]; // prettier-ignore

const asks: readonly (readonly [words: RegExp, buttons: readonly string[]])[] = [
  [/pay now/i, ['Pay now']],
  [/contact us|customer support/i, ['Get help']],
  [/ask us to hurry/i, ['Ask us to hurry', 'Security hold']],
  [/need documents from you/i, ['Send documents']],
  [/correct your recipient/i, ["Correct MS's details"]],
];

describe('what is said of an order, wherever it is said', () => {
  it.each(orderStatusNames)(
    '%s: page, message, mail, receipt and recipient’s page tell one story',
    (status) => {
      for (const { row, history } of rowsOf(status)) {
        const { story, zone, onPaper, main, places } = told(row, history);
        const about = (fault: string) =>
          JSON.stringify({ fault, story, main, places, row, history }, null, 1);
        const faults: string[] = [];
        for (const [place, text] of Object.entries(places)) {
          for (const [claim, words, isTrue] of claims)
            if (words.test(text) && !isTrue(story)) faults.push(about(`${place} says that ${claim}`));
          for (const [words, buttons] of asks)
            if (words.test(text) && !buttons.includes(main ?? ''))
              faults.push(about(`${place} asks for ${words.source}`));
        }
        const moment = (text: string) => /\d{4}-\d\d-\d\d \d\d:\d\d/.exec(text)?.[0];
        if (moment(places.mail) !== moment(places.recipient)) faults.push(about('two arrivals'));
        if (moment(places.mail) && !places.mail.includes(` (${zone})`)) faults.push(about('whose time?'));
        if (!places.mail.includes(en(story.badge.labelKey)))
          faults.push(about('the mail leaves the state out'));
        if (!places.mail.includes(`${main ?? ''}`)) faults.push(about('the mail leaves the action out'));
        if (places.message && !places.message.includes(hintOf(story))) faults.push(about('its own sentence'));
        if (places.receipt && !places.receipt.includes(onPaper))
          faults.push(about('the receipt leaves the state out'));
        expect(faults).toEqual([]);
      }
    },
  );
});
