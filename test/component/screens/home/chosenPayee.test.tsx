import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import en from '@locales/en/remit.json';
import { registerNamespace, t } from '@/i18n';
import { emptyRemitDraft, remitDraftStore, startOver } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { byId, isThere, nameOf, press } from '../../drawn';
import { RemitHome } from '@/modules/remit/home/RemitHome';
import { openMarket } from '../../../fixtures/openMarket';

fake.navigation({ navigate: async () => undefined });
registerNamespace('remit', { en });

const juan = {
  id: 'p1',
  name: 'Juan Cruz',
  country: 'PHL',
  accountType: 'bank',
  payeeLabel: 'Bank',
  lastRemitAt: 9,
  authStatus: 'Pass',
  needComplete: false,
  createTime: 0,
};
const answers: Record<string, unknown> = {
  'common.supportCountry': { list: [openMarket('AUS', 'AUD')] },
  'common.supportCountryFilter': { list: [openMarket('CHN', 'CNY'), openMarket('PHL', 'PHP')] },
  'payee.list': { list: [juan] },
  'order.listRecords': { rows: [], total: 0 },
};

async function respond(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    for (const { name, answer } of byHand.asked.splice(0)) if (name in answers) await answer(answers[name]);
    for (let turn = 0; turn < 5; turn += 1) await act(async () => undefined);
  }
}

const sendButton = () => nameOf(byId('remit-send'));

beforeEach(() => {
  byHand.asked.length = 0;
  queryClient.clear();
  sessionStore.setState({ token: 't', payer: { userId: 'u1', countryCode: 'AUS' } as never });
  remitDraftStore.setState(emptyRemitDraft, true);
});

it('a recipient chosen at home is let go when a transfer to another one is begun elsewhere', async () => {
  const { redraw } = drawApp(<RemitHome />);
  await respond();
  press('home-payee-p1');
  await respond();
  expect(sendButton()).toBe(t('remit.home.sendTo', { name: 'Juan Cruz' }));
  act(() => startOver({ targetCountryCode: 'PHL', accountType: 'bank' }));
  await respond();
  expect(isThere('home-payee-p1')).toBe(true);
  expect(sendButton()).toBe(t('remit.home.send'));
  act(() => redraw(<></>));
});

it('a recipient chosen at home is let go by a second tap', async () => {
  const { redraw } = drawApp(<RemitHome />);
  await respond();
  press('home-payee-p1');
  await respond();
  press('home-payee-p1');
  await respond();
  expect(sendButton()).toBe(t('remit.home.send'));
  act(() => redraw(<></>));
});
