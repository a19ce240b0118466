import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import type { Order } from '@/contracts/entities/order';
import { t } from '@/i18n';
import '@/modules/order/texts';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { byId, byRole, isThere, nameOf, press, words } from '../../drawn';
import { OrderPopUp } from '@/modules/order/detail/OrderPopUp';
import { Declined } from '@/modules/order/detail/Declined';

const way: { route: string; params: unknown }[] = [];
fake.navigation({
  openRoute: async (route: string, params: unknown = {}) => void way.push({ route, params }),
});

const { asked } = byHand;
const settled = () => act(async () => undefined);
const show = async (screen: React.ReactElement) => {
  const drawn = drawApp(screen);
  await settled();
  return drawn;
};
const popUp = {
  id: 'order-invite',
  kind: 'invite',
  status: 'BANK_REMITTED',
  title: 'Your money has arrived',
  content: 'Invite a friend.',
  link: '/invitation',
};

beforeEach(() => {
  asked.length = 0;
  way.length = 0;
  queryClient.clear();
});

describe('what the server says about an order', () => {
  it('given something, then it is below the news and over nothing, it leads to its screen, and it has been seen', async () => {
    await show(<OrderPopUp status="BANK_REMITTED" seqNo="HW1" />);
    expect(asked.map(({ params }) => params)).toEqual([{ seqNo: 'HW1' }]);
    await asked[0]?.answer({ popUp });
    expect(byRole('alertdialog')).toEqual([]);
    expect(words()).toContain('Your money has arrived');
    expect(words()).toContain('Invite a friend.');
    expect(asked.map(({ params }) => params)[1]).toEqual({ seqNo: 'HW1', seenId: 'order-invite' });
    expect(nameOf(byId('pop-up-follow'))).toBe(t('order.popUp.invite'));
    press('pop-up-follow');
    await settled();
    expect(isThere('order-pop-up')).toBe(false);
    expect(way).toEqual([{ route: 'invitation', params: {} }]);
  });

  it('given another one behind it, then that waits for the next visit', async () => {
    await show(<OrderPopUp status="BANK_REMITTED" seqNo="HW1" />);
    await asked[0]?.answer({ popUp });
    press('pop-up-close');
    await asked[1]?.answer({ popUp: { ...popUp, id: 'order-refund-1' } });
    expect(isThere('order-pop-up')).toBe(false);
    expect(way).toEqual([]);
  });

  it('given an order that has moved since the page opened, then nothing is said', async () => {
    await show(<OrderPopUp status="PAYMENT_SUCCESS" seqNo="HW1" />);
    await asked[0]?.answer({ popUp });
    expect(words()).toBe('');
  });

  it('given a link that leads nowhere, then there is nothing to follow', async () => {
    await show(<OrderPopUp status="BANK_REMITTED" seqNo="HW1" />);
    await asked[0]?.answer({ popUp: { ...popUp, link: '/no/such/page' } });
    expect(isThere('pop-up-follow')).toBe(false);
    expect(nameOf(byId('pop-up-close'))).toBe(t('order.popUp.ok'));
  });

  it('given none, or no answer, or one for an order that was left, then there is nothing', async () => {
    await show(<OrderPopUp status="BANK_REMITTED" seqNo="HW1" />);
    await asked[0]?.answer({});
    expect(words()).toBe('');
    const { redraw } = await show(<OrderPopUp status="BANK_REMITTED" seqNo="HW2" />);
    act(() => redraw(<></>));
    await asked[1]?.answer({ popUp });
    expect(words()).toBe('');
    await show(<OrderPopUp status="BANK_REMITTED" seqNo="HW3" />);
    await asked[2]?.fail(new Error('offline'));
    expect(words()).toBe('');
  });
});

describe('an order that compliance turned down', () => {
  const order = (status: string) => ({ seqNo: 'HW1', status }) as Order;

  it('says why; one that is over is not asked about', async () => {
    await show(<Declined order={order('BANK_REMITTED')} />);
    expect(asked).toEqual([]);
    await show(<Declined order={order('PAYMENT_SUCCESS')} />);
    await asked[0]?.answer({
      rejected: true,
      canSubmit: true,
      reasons: [{ code: 'FUNDS_UNCLEAR', content: "The source of the money isn't clear." }],
    });
    expect(byRole('alert').map((one) => one.textContent)).toEqual([
      `${t('order.declined')}The source of the money isn't clear.`,
    ]);
  });
});
