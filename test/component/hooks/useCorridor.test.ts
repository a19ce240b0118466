import { byHand } from '../fakeApp';
import { queryClient } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { brandIs } from '../../fakes/brand';
import { renderHook } from './renderHook';
import { useCorridor } from '@/modules/remit/home/useCorridor';

const { asked } = byHand;
const source = (status: string) => ({ countryCode: 'AUS', currency: 'AUD', currencyPrecision: 2, status });
const target = (status: string) => ({ targetCountry: 'CHN', currency: 'CNY', status });

beforeEach(() => {
  brandIs('main');
  asked.length = 0;
  queryClient.clear();
  localStorage.clear();
  remitDraftStore.setState({ remitType: 'personal', side: 'source' }, true);
});

test.each([
  { market: 'opened', targets: null, closed: false },
  { market: 'opened', targets: [], closed: false },
  { market: 'opened', targets: [target('opened')], closed: false },
  { market: 'opened', targets: [target('soonOpen')], closed: true },
  { market: 'maintenance', targets: null, closed: true },
  { market: 'maintenance', targets: [target('opened')], closed: true },
])('from a market that is $market to $targets: closed is $closed [P5-22]', async (row) => {
  const { result } = await renderHook(() => useCorridor());
  await asked.find(({ name }) => name === 'common.supportCountry')?.answer({ list: [source(row.market)] });
  if (row.targets)
    await asked.find(({ name }) => name === 'common.supportCountryFilter')?.answer({ list: row.targets });
  expect(result.current.closed).toBe(row.closed);
});

test.each(['eWallet', 'touchGo'] as const)(
  'the home of %s offers no country that the channel leaves out, though the server lists it',
  async (id) => {
    brandIs(id);
    const { result } = await renderHook(() => useCorridor());
    await asked.find(({ name }) => name === 'common.supportCountry')?.answer({ list: [source('opened')] });
    const list = [{ ...target('opened'), targetCountry: 'USA', currency: 'USD' }, target('opened')];
    await asked.find(({ name }) => name === 'common.supportCountryFilter')?.answer({ list });
    expect(result.current.targets.map(({ targetCountry }) => targetCountry)).toEqual(['CHN']);
  },
);
