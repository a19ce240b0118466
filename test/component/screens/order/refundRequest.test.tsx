import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { isThere, words } from '../../drawn';
import { RefundRequest } from '@/modules/order/detail/RefundRequest';

fake.navigation({ useRoute: () => ({ name: 'orderRefund', params: { seqNo: 'HW1' } }) });

beforeEach(() => queryClient.clear());

it.each([true, false])(
  'a refund can be asked for (%s): that it cannot be taken back is said before [P4.2-16]',
  async (canRefund) => {
    drawApp(<RefundRequest />);
    await act(async () => undefined);
    const asked = byHand.asked.find(({ name }) => name === 'order.get');
    await asked?.answer({
      order: { seqNo: 'HW1', status: 'PAYMENT_SUCCESS', countryCode: 'AUS', canRefund },
    });
    await act(async () => undefined);
    expect([isThere('refund-submit'), words().includes("you can't take it back")]).toEqual([
      canRefund,
      canRefund,
    ]);
  },
);
