import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { formatMoment, t } from '@/i18n';
import { emptyRemitDraft, type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { AppError } from '@/core/appError';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { drawApp } from '../../drawApp';
import { byId, erase, focused, frames, isThere, plain, press, words } from '../../drawn';
import { addEnglish } from '../../english';
import { quoted } from '../../hooks/quoted';
import { ConfirmRemit } from '@/modules/remit/confirm/ConfirmRemit';
import { PriceCard } from '@/modules/remit/confirm/PriceCard';

const taken = focused();
const route: { params: object } = { params: {} };
const went: string[] = [];
fake.navigation({
  useRoute: () => route,
  navigate: async (name: string) => void went.push(name),
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

const accepted = { next: 'order', kycPassed: true, materialStatus: 'Pass', fileStatus: 'Success' };
let proofs = accepted;
const gift = [{ code: 'GIFT', content: 'Gift' }];
let purposes = gift;
const commits: Record<string, unknown>[] = [];
async function open(change: object = {}, draft: Partial<RemitDraft> = {}) {
  act(() => remitDraftStore.setState({ ...emptyRemitDraft, quote: quoted(), payeeId: 'p1', ...draft }, true));
  drawApp(<ConfirmRemit />);
  for (let round = 0; round < 4; round += 1) {
    await drawn();
    for (const { name, params, answer } of byHand.asked.splice(0)) {
      if (name === 'order.commit') commits.push(params);
      if (name === 'payee.info') await answer({ payee: { ...payee, ...change } });
      if (name === 'rates.fee') await answer(quoted());
      if (name === 'common.getEnum') await answer({ list: purposes });
      if (name === 'largeRemit.status') await answer(proofs);
      if (name === 'largeRemit.behavior') await answer({ steps: [{ step: 'rule', doneAt: 1 }] });
    }
  }
}

beforeAll(addEnglish);
beforeEach(() => {
  byHand.asked.length = 0;
  taken.length = 0;
  scrolled.length = 0;
  commits.length = 0;
  went.length = 0;
  route.params = {};
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

it('fees of studies have the purposes of studies and of journeys for them, and no other [F5.6-12]', async () => {
  const codes = ['STUDY_ABROAD_SHORT', 'STUDY_ABROAD_LONG', 'EDU_TRAVEL_SHORT', 'EDU_TRAVEL_LONG', 'GIFT'];
  purposes = codes.map((code) => ({ code, content: code }));
  await open({}, { remitType: 'studyAbroad' });
  press('confirm-purpose');
  await drawn();
  expect(codes.filter((code) => isThere(`confirm-purpose-option-${code}`))).toEqual(codes.slice(0, 4));
  purposes = gift;
});

it('the review says until when it is to be confirmed in the last five minutes of its price', async () => {
  const { expiresAt } = quoted();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(expiresAt - 4 * 60_000);
  await open();
  expect(words()).toContain(`${t('confirm.confirmBy')}${plain(formatMoment(expiresAt))}`);
  clock.mockRestore();
  erase();
  jest.useFakeTimers({ now: expiresAt - 6 * 60_000 });
  drawApp(<PriceCard quote={quoted()} expiresAt={expiresAt} promisesArrival />);
  expect(words()).not.toContain(t('confirm.confirmBy'));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(words()).toContain(t('confirm.confirmBy'));
  jest.useRealTimers();
});

const inReview = { ...accepted, next: 'incomeProof', fileStatus: 'Authenticating' };
it.each([
  ['a transfer', 'personal', 'parents', inReview, true],
  ['a large one to oneself', 'LargeRemit', 'self', accepted, true],
  ['a large one that is held for its papers', 'LargeRemit', 'parents', accepted, false],
  ['a large one whose sender’s proof is in review', 'LargeRemit', 'self', inReview, false],
] as const)(
  'the review of %s (%s, %s) promises an arrival only where it may be paid and sent on',
  async (_what, remitType, relation, now, promised) => {
    proofs = now;
    sessionStore.setState({ payer: { countryCode: 'AUS' } as Payer });
    await open({}, { remitType, relation });
    expect(words().includes(t('remit.home.arrival'))).toBe(promised);
    expect(isThere('confirm-submit')).toBe(now === accepted || remitType === 'personal');
  },
);

it('given a recipient who cannot be sent to yet, then the button leads to the reason', async () => {
  await open({ needComplete: true });
  act(() => remitDraftStore.setState({ purpose: 'GIFT', relation: 'GIFT' }));
  await drawn();
  press('confirm-submit');
  await drawn();
  expect(scrolled).toEqual(['confirm-payee-lack-item']);
  expect(words()).not.toContain('attention');
});

it('a recipient who has yet to share their details leads to their page [P4.3-11]', async () => {
  await open({ exchangeAuthStatus: 'waitShare' });
  expect(words()).toContain(t('confirm.lack.consent'));
  press('confirm-payee-lack');
  await drawn();
  expect(went).toEqual(['payeeDetail']);
});

it('one paper that an order demands is asked for before it is paid [F5.2-02]', async () => {
  await open();
  act(() => remitDraftStore.setState({ purpose: 'GIFT', relation: 'GIFT' }));
  await drawn();
  press('confirm-submit');
  await drawn();
  const commit = byHand.asked.find(({ name }) => name === 'order.commit');
  const order = { seqNo: 'S1', status: 'WAIT_PAYMENT', countryCode: 'AUS' };
  await commit?.answer({ seqNo: 'S1', order, supplements: [{ kind: 'payeeRemitDocument' }] });
  await drawn();
  expect(went).toEqual([]);
  press('papers-send');
  await drawn();
  expect(went).toEqual(['evidenceListNew']);
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

it('while an order is unanswered, what was sent is shown and sent again, whatever the home says by now', async () => {
  const sent = { ...emptyRemitDraft, quote: quoted(), payeeId: 'p1', purpose: 'GIFT', relation: 'GIFT' };
  await open({}, { quote: quoted({ quoteId: 'q2' }), payeeId: 'p2', commitKey: 'k1', sent });
  expect(commits).toEqual([expect.objectContaining({ quoteId: 'q1', payeeId: 'p1', purpose: 'GIFT' })]);
  expect(words()).toContain('Ada Obi');
  expect(isThere('confirm-payee')).toBe(false);
  act(() => remitDraftStore.setState(emptyRemitDraft, true));
});

it('an order whose payment cannot be opened says why, and is asked for again', async () => {
  route.params = { seqNo: 'S1' };
  drawApp(<ConfirmRemit />);
  await drawn();
  const [first] = byHand.asked.filter(({ name }) => name === 'order.get');
  await first?.fail(new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' }));
  await drawn();
  press('error-retry');
  await drawn();
  expect(went).toEqual([]);
  const order = { seqNo: 'S1', countryCode: 'AUS', totalAmount: { amount: '8.00', currencyCode: 'AUD' } };
  await byHand.last().answer({ order });
  await drawn();
  expect(went).toEqual(['paymentMethod']);
});
