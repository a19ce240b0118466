import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { drawApp } from '../../drawApp';
import { words } from '../../drawn';
import { CardWaitPay } from '@/modules/request-card/CardWaitPay';

fake.navigation({ useRoute: () => ({ params: { seqNo: 'HW1' } }) });

const money = (amount: string, currencyCode: string) => ({ amount, currencyCode });
const record = {
  seqNo: 'HW1', countryCode: 'AUS', name: 'Maria Santos', payeeLabel: 'Bank', status: 'WAIT_PAYMENT', canPay: true, canAbandon: true,
  totalAmount: money('105.00', 'AUD'), targetAmount: money('3800.00', 'PHP'), abandonUntil: Date.now() + 60_000,
}; // prettier-ignore

it('whoever pays for a card is told how long that is possible [F9-18]', async () => {
  drawApp(<CardWaitPay />);
  await act(async () => undefined);
  await byHand.last().answer({ record });
  await act(async () => undefined);
  expect(words()).toContain('3 hours');
});
