import { byHand, fake } from '../fakeApp';
import { act } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { t } from '@/i18n';
import { Reminders } from '@/modules/general/Reminders';
import '@/modules/general/texts';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../drawApp';
import { byId, press, words } from '../drawn';

const way: { route: string; params: unknown }[] = [];
fake.navigation({
  navigate: async (route: string, params: unknown) => void way.push({ route, params }),
  openKyc: async () => void way.push({ route: 'kyc', params: {} }),
});

const show = async (list: unknown[]) => {
  queryClient.clear();
  byHand.asked.length = 0;
  act(() => sessionStore.setState({ token: 't', payer: { userId: '1' } as Payer }));
  drawApp(<Reminders />);
  await act(async () => undefined);
  await byHand.asked[0]?.answer({ list });
};

it('what waits for the payer leads to where it is done: one transfer to itself, several to their list [P4.1-09]', async () => {
  await show([
    { kind: 'order', count: 1, seqNo: 'HW1', deadline: Date.UTC(2026, 10, 24) },
    { kind: 'collect', count: 2, seqNo: 'HW2' },
    { kind: 'kyc', count: 1 },
    { kind: 'coupon', count: 3 },
  ]);
  expect(byId('remind-order').textContent).toContain(t('general.messages.waiting.order', { count: 1 }));
  for (const kind of ['order', 'collect', 'kyc', 'coupon']) {
    press(`remind-${kind}`);
    await act(async () => undefined);
  }
  expect(way).toEqual([
    { route: 'bankOrder', params: { seqNo: 'HW1' } },
    { route: 'tabbar', params: { tab: 'order' } },
    { route: 'kyc', params: {} },
    { route: 'myCoupon', params: {} },
  ]);
});

it('where nothing waits there is nothing', async () => {
  await show([]);
  expect(words()).toBe('');
});
