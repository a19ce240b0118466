import { byHand, fake } from '../fakeApp';
import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RemitTypeName } from '@/domain/constants';
import { tKey } from '@/i18n';
import '@/modules/remit/texts';
import { SelectInstitution } from '@/modules/overseas/screens/SelectInstitution';
import { LargeWay } from '@/modules/remit/home/LargeWay';
import { TypeLine } from '@/modules/remit/home/price/TypeLine';
import type { Corridor } from '@/modules/remit/home/useCorridor';
import type { QuoteView } from '@/modules/remit/home/useQuote';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { variant } from '@/variants';
import { variants } from '@/variants/table';
import { drawApp } from '../drawApp';
import { draw, erase, isThere, press, words } from '../drawn';

const shownPayer: { userLabel?: string } = {};
fake.session({
  useSession: () => ({ signedIn: true, payer: shownPayer }),
});

const { asked } = byHand;
const brand = variant as { remitTypes: 'server' | RemitTypeName[] };
const shown = async (target = 'PHL') => {
  const line = (to: string) => (
    <QueryClientProvider client={queryClient}>
      <TypeLine target={to} before="PHL" onChosen={() => undefined} />
    </QueryClientProvider>
  );
  const { redraw } = draw(line(target));
  await act(async () => undefined);
  return (to: string) => redraw(line(to));
};
beforeEach(() => {
  asked.length = 0;
  delete shownPayer.userLabel;
  queryClient.clear();
  act(() => remitDraftStore.setState({ ...emptyRemitDraft, accountType: 'cash', payeeId: 'p1' }, true));
});

it('another kind of transfer begins its price again, and says where it cannot go where the last one went', async () => {
  brand.remitTypes = ['personal', 'studyAbroad', 'LargeRemit'];
  const redraw = await shown();
  expect(words()).toContain('Personal');
  press('remit-type');
  press('remit-type-option-LargeRemit');
  expect(remitDraftStore.getState()).toEqual({ ...emptyRemitDraft, remitType: 'LargeRemit' });
  expect(words()).not.toContain("Large transfers don't go");
  redraw('CHN');
  expect(words()).toContain("Large transfers don't go to the country you chose before");
});

it.each([
  { holds: 'P6-19', name: 'linkPartner' },
  { holds: 'P6-20', name: 'touchGo' },
  { holds: 'P6-21', name: 'eWallet' },
] as const)('$name sends only personal transfers and asks nothing [$holds]', async ({ name }) => {
  brand.remitTypes = [...variants[name].remitTypes];
  act(() => remitDraftStore.setState({ remitType: 'LargeRemit' }));
  await shown();
  expect(isThere('remit-type')).toBe(false);
  expect(remitDraftStore.getState().remitType).toBe('personal');
  erase();
  drawApp(<SelectInstitution />);
  expect(isThere('institution-search')).toBe(false);
  expect(words()).toContain(tKey('overseas.notOffered.title'));
});

it('where the brand leaves it to the server, its list of kinds counts [P6-22]', async () => {
  brand.remitTypes = 'server';
  await shown();
  expect(isThere('remit-type')).toBe(false);
  await asked
    .find(({ name }) => name === 'common.baseConfig')
    ?.answer({ remitType: ['personal', 'studyAbroad'] });
  press('remit-type');
  expect(isThere('remit-type-option-studyAbroad')).toBe(true);
  expect(isThere('remit-type-option-LargeRemit')).toBe(false);
});

it.each([
  [['personal', 'LargeRemit'], true],
  [['personal', 'studyAbroad'], false],
] as const)(
  'where the server says %p, an amount above the limit leads to a large transfer: %p',
  async (remitType, led) => {
    brand.remitTypes = 'server';
    const quote = { verdict: { kind: 'aboveMax' } } as QuoteView;
    const corridor = { source: { countryCode: 'AUS' }, target: { countryCode: 'CHN' } } as Corridor;
    draw(
      <QueryClientProvider client={queryClient}>
        <LargeWay quote={quote} corridor={corridor} />
      </QueryClientProvider>,
    );
    await act(async () => undefined);
    expect(isThere('remit-large')).toBe(false);
    await asked.find(({ name }) => name === 'common.baseConfig')?.answer({ remitType });
    expect(isThere('remit-large')).toBe(led);
  },
);

it('an account without large transfers is not offered one [P6-25]', async () => {
  brand.remitTypes = ['personal', 'studyAbroad', 'LargeRemit'];
  shownPayer.userLabel = 'LARGE_BLACK';
  act(() => remitDraftStore.setState({ remitType: 'LargeRemit' }));
  await shown();
  expect(remitDraftStore.getState().remitType).toBe('personal');
  press('remit-type');
  expect(isThere('remit-type-option-LargeRemit')).toBe(false);
});
