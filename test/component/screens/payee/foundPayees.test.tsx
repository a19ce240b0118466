import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { FoundPayees } from '@/forms/payee/FoundPayees';
import { PayeesTab } from '@/modules/payee/list/PayeesTab';
import { ChangeSelect } from '@/modules/payee-change/ChangeSelect';
import { SelectPayee } from '@/modules/payee/screens/SelectPayee';
import { drawApp } from '../../drawApp';
import { focused, frames, inputOf, isThere, nameOf, byId, namesOf, press, type, words } from '../../drawn';

const names = ['Wei Chen', 'Li Na', 'Min Zhao', 'Fang Wang', 'Jun Sun', 'José Li', 'Hua Gao', 'Yu Lin'];
const payees = names.map((name, at) => ({
  id: `p${at}`,
  name,
  country: 'CHN',
  accountType: 'bank',
  payeeLabel: `${at % 2 ? 'ICBC' : 'Bank of China'} •••• ${1110 + at}`,
}));
const current = { id: 'now', name: 'Old One', country: 'CHN', payeeLabel: 'ICBC •••• 9999' };
const went: unknown[] = [];
const settled = () => act(async () => undefined);

async function show(screen: React.ReactElement, count = payees.length): Promise<void> {
  drawApp(screen);
  await settled();
  for (const asked of byHand.asked.filter(({ name }) => name === 'order.changePayeeInfo'))
    await asked.answer({ allowed: true, current, targetCountry: 'CHN' });
  await settled();
  for (const asked of byHand.asked.filter(({ name }) => name === 'payee.list'))
    await asked.answer({ list: payees.slice(0, count) });
  await settled();
}

const shown = (): string[] =>
  namesOf('button').flatMap((name) => names.filter((one) => name.startsWith(one)));

beforeEach(() => {
  byHand.asked.length = 0;
  went.length = 0;
  queryClient.clear();
  remitDraftStore.setState({ payeeId: undefined });
  Object.assign(window, { innerWidth: 375 });
  sessionStore.setState({ token: 'T1' } as never);
  fake.navigation({
    useRoute: () => ({ params: { country: 'CHN', seqNo: 'S1' } }),
    navigate: async (...way: unknown[]) => void went.push(way),
  });
});
afterAll(() => Object.assign(window, { innerWidth: 1024 }));

describe.each([
  ['the recipients', <PayeesTab />],
  ['the choice of a recipient', <SelectPayee />],
  ['the change of a recipient', <ChangeSelect />],
])('search: %s', (_, screen) => {
  it('is there once there are too many for a look', async () => {
    await show(screen, 5);
    expect(shown()).toHaveLength(5);
    expect(isThere('payees-search')).toBe(false);
  });

  it('finds by name, bank and last digits, and opens who was found', async () => {
    await show(screen);
    expect(inputOf('payees-search')).toMatchObject({ 'aria-label': 'Search recipients' });
    type('payees-search', 'jose');
    expect(shown()).toEqual(['José Li']);
    type('payees-search', '1112');
    expect(shown()).toEqual(['Min Zhao']);
    type('payees-search', 'icbc li');
    expect(shown()).toEqual(['Li Na', 'José Li', 'Yu Lin']);
    press('payee-p1');
    await settled();
    const { payeeId } = remitDraftStore.getState();
    expect(JSON.stringify([payeeId, went, byHand.asked.at(-1)?.params])).toContain('p1');
  });

  it('says where nobody is found, and clears itself', async () => {
    const ids = focused();
    await show(screen);
    while (!byId('payees-search').querySelector('input')) await frames(1);
    type('payees-search', 'nobody');
    expect(shown()).toEqual([]);
    expect(namesOf('status').join()).toContain('No recipient matches');
    expect(words()).toContain('Search by name, bank or the last digits');
    expect(nameOf(byId('payees-search-clear'))).toBe('Clear');
    press('payees-search-clear');
    expect(shown()).toEqual(names);
    expect(ids).toEqual(['payees-search']);
  });
});

it('two thousand recipients: a stretch of them is drawn, more when asked, and the search has them all', async () => {
  const many = Array.from({ length: 2000 }, (_, at) => ({
    ...payees[0]!,
    id: `m${at}`,
    name: `Payee ${at}.`,
  }));
  drawApp(<FoundPayees list={many as never} onPress={() => undefined} />);
  const drawn = () => namesOf('button').filter((name) => name.startsWith('Payee'));
  expect(drawn()).toHaveLength(50);
  press('payees-more');
  expect(drawn()).toHaveLength(100);
  type('payees-search', 'payee 1999.');
  expect(drawn()).toEqual([expect.stringContaining('Payee 1999.')]);
  expect(isThere('payees-more')).toBe(false);
});
