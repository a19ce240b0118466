import { QueryClientProvider } from '@tanstack/react-query';
import type { OrderSummary } from '@/contracts/entities/order';
import { messageIcon } from '@/modules/general/messageIcon';
import { MessageRow } from '@/modules/general/MessageRow';
import { queryClient } from '@/state/queries/queries';
import { byId, draw, nameOf, words } from '../drawn';

const message = {
  id: 'm1',
  titleKey: 'message.order.BANK_REMITTED.title',
  contentKey: 'message.order.BANK_REMITTED.content',
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
const show = (of?: OrderSummary) =>
  draw(
    <QueryClientProvider client={queryClient}>
      <MessageRow message={message} order={of} />
    </QueryClientProvider>,
  );

describe('a message', () => {
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
