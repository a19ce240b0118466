import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { byId, focused, frames, press, words } from '../../drawn';
import { addEnglish } from '../../english';
import { quoted } from '../../hooks/quoted';
import { ConfirmRemit } from '@/modules/remit/confirm/ConfirmRemit';

const taken = focused();
fake.navigation({
  useRoute: () => ({ params: {} }),
  navigate: async () => undefined,
});

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
  drawApp(<ConfirmRemit />);
  for (let round = 0; round < 4; round += 1) {
    await drawn();
    for (const { name, answer } of byHand.asked.splice(0)) {
      if (name === 'payee.info') await answer({ payee: { ...payee, ...change } });
      if (name === 'rates.fee') await answer(quoted());
      if (name === 'common.getEnum') await answer({ list: [{ code: 'GIFT', content: 'Gift' }] });
    }
  }
}

beforeAll(addEnglish);
beforeEach(() => {
  byHand.asked.length = 0;
  taken.length = 0;
  scrolled.length = 0;
  queryClient.clear();
});

it('a transfer confirmed without its purpose leads there and says how much is missing', async () => {
  await open();
  press('confirm-submit');
  await drawn();
  expect(scrolled).toEqual(['confirm-purpose-item']);
  expect(taken).toEqual(['confirm-purpose']);
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe(
    'Check Reason for transfer.2 fields need attention',
  );
  expect(byId('confirm-submit').getAttribute('aria-disabled')).not.toBe('true');
  expect(byHand.asked.filter(({ name }) => name === 'order.commit')).toEqual([]);
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
