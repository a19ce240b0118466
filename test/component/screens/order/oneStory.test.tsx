import { byHand } from '../../fakeApp';
import { act, type ReactElement } from 'react';
import { orderActionLabel, orderActions } from '@/domain/statuses/orderActions';
import { orderStatusNames } from '@/domain/statuses/names';
import { orderStory, type StoryFacts } from '@/domain/statuses/orderStory';
import { formatMoment, t, tKey } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { orderRow } from '../../../fixtures/orderRow';
import { drawApp } from '../../drawApp';
import { addEnglish } from '../../english';
import { byId, erase, isThere, nameOf, namesOf, plain, words } from '../../drawn';
import { OrderView } from '@/modules/order/detail/OrderView';
import { OrdersTab } from '@/modules/order/list/OrdersTab';
import { OpenOrder } from '@/modules/remit/home/earlier/OpenOrder';

const { asked } = byHand;
const PAY_BY = Date.UTC(2031, 0, 5, 12);
const ARRIVES = Date.UTC(2031, 1, 12, 12);
const HELD_UNTIL = Date.UTC(2031, 2, 19, 12);
const EXPECTED = Date.UTC(2031, 3, 23, 12);
const money = (amount: string, currencyCode: string) => ({ amount, currencyCode });

const twists: readonly Partial<StoryFacts>[] = [
  {},
  { papersWanted: true, supplementsUntil: HELD_UNTIL },
  { supplementsUntil: HELD_UNTIL },
  { safeUntil: HELD_UNTIL },
  { late: true, expectedAt: EXPECTED },
];
const told = (status: string) =>
  twists.map((twist) => ({
    ...orderRow({ status, payDeadline: PAY_BY, arrivalEstimateAt: ARRIVES }),
    ...twist,
    remitType: twist.safeUntil === undefined ? 'personal' : 'LargeRemit',
    fundingType: 140,
    canRefund: true,
    canCancel: true,
    supplementContent: twist.papersWanted ? 'payeeRemitDocument' : undefined,
    payeeInfo: { id: 'p1', name: 'Li Na', accountType: 'bank', payeeLabel: '**1', country: 'CHN' },
    payerInfo: { userId: 'u1', fullName: 'Mia Chen' },
    history: status.startsWith('REFUND_') ? [{ status: 'REFUND_REQUEST', by: 'payer', at: 1 }] : [],
    vouchers: [],
    businessRate: '4.8000',
    rateBase: 1,
    feeAmount: money('5.00', 'AUD'),
    discountAmount: money('0.00', 'AUD'),
    totalAmount: money('1255.00', 'AUD'),
  }));

type Told = ReturnType<typeof told>[number];

async function show(screen: ReactElement, order: Told): Promise<void> {
  erase();
  asked.length = 0;
  queryClient.clear();
  const answers: Record<string, unknown> = {
    'order.get': { order },
    'order.details': {},
    'order.listRecords': { rows: [order], total: 1 },
  };
  drawApp(screen);
  for (let round = 0; round < 3; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of asked.splice(0)) if (name in answers) await answer(answers[name]);
  }
}
const states = () =>
  Array.from(document.querySelectorAll('[class*="ui-status--"]'), (tag) => [
    /ui-status--(\w+)/.exec(tag.className)?.[1],
    /ui-icon--(\w{2,})/.exec(tag.innerHTML)?.[1],
    tag.textContent,
  ]);
const says = (at: number): boolean => words().includes(plain(formatMoment(at)));

beforeAll(addEnglish);
beforeEach(() => {
  Object.assign(window, { innerWidth: 375 });
  sessionStore.setState({ token: 'T1' } as never);
});
afterAll(() => Object.assign(window, { innerWidth: 1024 }));

it.each(orderStatusNames)(
  '%s is one story at home, in the list and on its page: state, arrival and what to do',
  async (status) => {
    for (const order of told(status)) {
      const { badge, acts, arrival, lead } = orderStory(order);
      const state = [badge.tone, badge.icon, tKey(badge.labelKey)];
      const { main } = orderActions(order);

      await show(<OpenOrder />, order);
      const atHome = acts === 'payer' || lead === 'going';
      expect([acts, ...states()]).toEqual([acts, ...(atHome ? [state] : [])]);
      expect(isThere('home-order')).toBe(atHome);

      await show(<OrdersTab />, order);
      expect(states()).toEqual([state]);
      const turns = [words(), nameOf(byId('order-S1'))].map((said) => said.includes('Your turn'));
      expect([acts, ...turns]).toEqual([acts, acts === 'payer', acts === 'payer']);
      expect(words()).not.toContain(t('statuses.arrivingBy', { time: '' }).trim());

      await show(<OrderView seqNo="S1" />, order);
      expect(states()).toEqual([state]);
      expect([arrival.kind, says(ARRIVES)]).toEqual([
        arrival.kind,
        arrival.kind === 'by' || arrival.kind === 'late',
      ]);
      expect([arrival.kind, says(EXPECTED)]).toEqual([arrival.kind, arrival.kind === 'late']);
      if (main === 'orders') expect(byId('order-list').className).toContain('ui-button--secondary');
      if (main) expect(namesOf('button')).toContain(tKey(orderActionLabel(main, order), { name: 'Li Na' }));
    }
  },
);
