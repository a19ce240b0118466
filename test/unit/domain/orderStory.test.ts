import {
  orderActions,
  orderStatusNames,
  orderStory,
  type OrderStatusName,
  orderTimeline,
  type StoryFacts,
} from '@/domain/statuses';
import words from '@locales/en/statuses.json';

const NOW = Date.UTC(2026, 10, 25, 9);
const HOUR = 3_600_000;

/** '' for a missing key. */
function en(key: string): string {
  const [, ...path] = key.split('.');
  const found = path.reduce<unknown>(
    (at, part) => (at as Record<string, unknown> | undefined)?.[part],
    words,
  );
  return typeof found === 'string' ? found : '';
}

const allOf = (status: OrderStatusName) =>
  [false, true].flatMap((papersWanted) =>
    [undefined, NOW + 48 * HOUR].flatMap((supplementsUntil) =>
      [undefined, NOW + 20 * HOUR].flatMap((safeUntil) =>
        [undefined, NOW + HOUR, NOW - HOUR].flatMap((arrivalEstimateAt) =>
          ['payer', 'us'].map((by) => ({
            status,
            papersWanted,
            supplementsUntil,
            safeUntil,
            arrivalEstimateAt,
            late: (arrivalEstimateAt ?? NOW) < NOW,
            payDeadline: NOW + 2 * HOUR,
            mendUntil: NOW + 300 * HOUR,
            history: status.startsWith('REFUND_') ? [{ status: 'REFUND_REQUEST', by, at: NOW }] : [],
          })),
        ),
      ),
    ),
  );

const acted = (facts: StoryFacts) => ({
  ...facts,
  remitType: facts.safeUntil === undefined ? 'personal' : 'LargeRemit',
  fundingType: 140,
  canRefund: true,
  canCancel: true,
});

describe('the story of an order, in every state', () => {
  it.each(orderStatusNames)('%s: state, arrival, actor and main action are of one mind', (status) => {
    for (const facts of allOf(status)) {
      const story = orderStory(facts);
      const { main, others } = orderActions(acted(facts));
      const told = JSON.stringify({ facts, story, main });
      const check = (good: boolean, what: string) =>
        expect(`${what} ${good ? 'holds' : told}`).toBe(`${what} holds`);
      const { arrival, twist, lead, holder, acts } = story;

      check(
        arrival.kind === 'none' || lead === 'going' || (arrival.kind === 'afterPayment' && lead === 'unpaid'),
        'nothing promised of money that goes back or is there',
      );
      check(
        arrival.kind === 'none' || (twist !== 'papers' && twist !== 'review'),
        'nothing promised while held',
      );
      check(
        (arrival.kind === 'late') === (twist === 'late' && arrival.kind !== 'none'),
        'late is called late',
      );
      check(
        !facts.supplementsUntil || lead !== 'going' || twist !== 'review' || holder === 'us',
        'held by us',
      );
      check(
        twist !== 'papers' || (acts === 'payer' && (main === 'papers' || main === 'securityHold')),
        'papers are handed in',
      );
      check(
        twist !== 'late' || (acts === 'us' && (main === 'urge' || main === 'securityHold')),
        'a late one is urged',
      );
      check(
        twist === undefined || story.badge.labelKey === `statuses.story.${twist}`,
        'the badge says the twist',
      );
      check(main !== undefined || status === 'PAYMENT_TO_BE_VERIFIED', 'a way on');
      check(main === undefined || !others.includes(main), 'nothing offered twice');
      check(en(story.hintKey) !== '' && en(story.badge.labelKey) !== '', 'words');

      const steps = orderTimeline(status, facts.history).map(({ labelKey }) => en(labelKey));
      const unasked = facts.history.some(({ by }) => by === 'us');
      const said = [en(story.hintKey), ...steps].join(' ');
      check(!unasked || !/you asked|your refund request/i.test(said), 'no request that nobody made');

      const { history: _history, ...summary } = facts;
      expect({ ...orderStory(summary), hintKey: '' }).toEqual({ ...story, hintKey: '' });
    }
  });

  it('an arrival is told before the payment, unless papers are wanted first', () => {
    const facts = { status: 'PAYMENT_ING', arrivalEstimateAt: NOW };
    expect(orderStory(facts).arrival.kind).toBe('afterPayment');
    for (const status of ['PAYMENT_ING', 'WAIT_PAYMENT'])
      expect(orderStory({ ...facts, status, papersWanted: true }).arrival.kind).toBe('none');
  });

  it('what a bank sent back is to be mended by its own moment', () => {
    const { acts, until } = orderStory({ status: 'BANK_REMIT_FAILED', mendUntil: NOW, payDeadline: NOW - 1 });
    expect([acts, until]).toEqual(['payer', NOW]);
  });

  it.each(['PAYMENT_CANCELED', 'REFUND_SUCCESS'] as const)(
    '%s while it is drawn: it goes back later',
    (status) => {
      const facts = { status, drawn: true };
      const { hintKey, lead, holder, acts, arrival } = orderStory(facts);
      expect(en(hintKey)).toContain('once your bank has paid us');
      expect([lead, holder, acts, arrival.kind]).toEqual(['returning', 'payerBank', 'bank', 'none']);
      const { main, others } = orderActions({ ...acted(facts), canRefund: false, canCancel: false });
      expect([main, ...others]).not.toContain('sendAgain');
      expect(en(orderStory({ status }).hintKey)).not.toContain('paid us');
    },
  );

  it('a refused refund was never approved, and is not tried again', () => {
    const history = [
      { status: 'REFUND_REQUEST', by: 'payer', at: 1 },
      { status: 'REFUND_ACCEPTING', by: 'us', at: 2 },
      { status: 'REFUND_FAILED', by: 'us', at: 3 },
    ];
    expect(en(orderStory({ status: 'REFUND_FAILED', history }).hintKey)).toContain("couldn't approve");
    const bounced = [...history.slice(0, 2), { status: 'REFUND_ING', by: 'us', at: 3 }, history[2]!];
    expect(en(orderStory({ status: 'REFUND_FAILED', history: bounced }).hintKey)).toContain('trying again');
    const steps = orderTimeline('REFUND_FAILED', history);
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'created done',
      'refundRequested done',
      'refundApproved failed',
      'refundOnTheWay later',
      'refunded later',
    ]);
  });
});
