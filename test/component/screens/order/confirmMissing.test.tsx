import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { byId, draw, frames, press, words } from '../../drawn';
import { addEnglish } from '../../english';
import { callByHand } from '../../hooks/renderHook';
import { quoted } from '../../hooks/quoted';

const mockByHand = callByHand();
const mockFocused: string[] = [];
jest.mock('@/ui/field/focusField', () => ({ focusField: (id: string) => mockFocused.push(id) }));
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  useRoute: () => ({ params: {} }),
  navigate: async () => undefined,
}));

const { ConfirmRemit } = jest.requireActual<typeof import('@/modules/remit/confirm/ConfirmRemit')>(
  '@/modules/remit/confirm/ConfirmRemit',
);

const payee = {
  id: 'p1',
  payeeId: 'p1',
  country: 'NGA',
  accountType: 'bank',
  name: 'Ada Obi',
  payeeLabel: 'First Bank •••• 4579',
  authStatus: 'Pass',
  needComplete: false,
  createTime: 0,
};
const scrolled: string[] = [];
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolled.push(this.id);
};
const drawn = () => frames(2);

async function open(change: object = {}) {
  act(() => remitDraftStore.setState({ ...emptyRemitDraft, quote: quoted(), payeeId: 'p1' }));
  draw(
    <QueryClientProvider client={queryClient}>
      <ConfirmRemit />
    </QueryClientProvider>,
  );
  for (let round = 0; round < 4; round += 1) {
    await drawn();
    for (const { name, answer } of mockByHand.asked.splice(0)) {
      if (name === 'payee.info') await answer({ payee: { ...payee, ...change } });
      if (name === 'rates.fee') await answer(quoted());
      if (name === 'common.getEnum') await answer({ list: [{ code: 'GIFT', content: 'Gift' }] });
    }
  }
}

beforeAll(addEnglish);
beforeEach(() => {
  mockByHand.asked.length = 0;
  mockFocused.length = 0;
  scrolled.length = 0;
  queryClient.clear();
});

it('a transfer confirmed without its purpose leads there and says how much more is missing', async () => {
  await open();
  press('confirm-submit');
  await drawn();
  expect(scrolled).toEqual(['confirm-purpose-item']);
  expect(mockFocused).toEqual(['confirm-purpose']);
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe(
    'Check Reason for transfer.1 more field needs attention',
  );
  expect(byId('confirm-submit').getAttribute('aria-disabled')).not.toBe('true');
  expect(mockByHand.asked.filter(({ name }) => name === 'order.commit')).toEqual([]);
});

it('given a recipient who cannot be sent to yet, then the button leads to the reason', async () => {
  await open({ needComplete: true });
  act(() => remitDraftStore.setState({ purpose: 'GIFT', relation: 'GIFT' }));
  await drawn();
  press('confirm-submit');
  await drawn();
  expect(scrolled).toEqual(['confirm-payee-lack-item']);
  expect(words()).not.toContain('attention');
});

it.each([
  [{ type: 'checkDigit' }, true],
  [undefined, false],
])(
  'given a recipient with the warning %j, then the note on the check digit shows: %s',
  async (payeeWarn, shows) => {
    await open({ payeeWarn });
    const note = "This account number's check digit doesn't match. Compare it with your recipient's.";
    expect(words().includes(note)).toBe(shows);
  },
);
