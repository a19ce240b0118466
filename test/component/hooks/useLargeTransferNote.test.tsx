import { byHand, fake } from '../fakeApp';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import type { Payer } from '@/contracts/entities/payer';
import { errorCodes } from '@/contracts/errors';
import { payCodes, schoolCodes } from '@/contracts/errors/server';
import { AppError } from '@/core/appError';
import '@/modules/remit/confirm/texts';
import type { LargeStatus } from '@/routes/flows/largeTransferProgress';
import type { RemitDraft } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { sessionStore } from '@/state/session/session';
import { draw, words } from '../drawn';
import { quoted } from './quoted';
import { useLargeTransferNote } from '@/modules/remit/confirm/useLargeTransferNote';

const opened: unknown[] = [];
fake.navigation({
  openKyc: (payer: unknown) => opened.push(payer),
  withPayerNow: async (open: (payer: unknown) => void) => open({ userId: 'u1' }),
});

const { asked, last } = byHand;
type Note = ReturnType<typeof useLargeTransferNote>;

beforeEach(() => {
  asked.length = 0;
  opened.length = 0;
  sessionStore.setState({ payer: { countryCode: 'AUS' } as Payer });
  queryClient.clear();
});

function confirmed(relation: string, remitType: RemitDraft['remitType'] = 'personal') {
  const seen = {} as { current: Note };
  function Probe({ relation: given }: { relation: string }) {
    seen.current = useLargeTransferNote(quoted(), {
      remitType,
      relation: given,
      payeeId: 'p1',
      commitKey: undefined,
    });
    return <>{seen.current.note}</>;
  }
  const page = (given: string) => (
    <QueryClientProvider client={queryClient}>
      <Probe relation={given} />
    </QueryClientProvider>
  );
  const { redraw } = draw(page(relation));
  return { seen, says: (next: string) => redraw(page(next)) };
}

test('a payee whom an account without a document may not send to is told before the confirmation, with the way out', async () => {
  const { seen, says } = confirmed('parents');
  expect(last()).toMatchObject({
    name: 'remit.largeLimitCheck',
    params: { payeeId: 'p1', relation: 'parents' },
  });
  await last().fail(
    new AppError({
      code: errorCodes.FreeKycInfo,
      kind: 'business',
      messageKey: 'errors.server',
      serverMessage: 'Only to an account of your own.',
    }),
  );
  await act(async () => undefined);
  expect(words()).toContain('Only to an account of your own.');
  expect(seen.current.main?.id).toBe('confirm-document-go');
  await act(async () => void (await seen.current.main?.onPress()));
  expect(opened).toEqual([{ userId: 'u1' }]);

  await act(async () => says('self'));
  await last().answer({ allowed: true });
  await act(async () => undefined);
  expect(words()).toBe('');
  expect(seen.current.main).toBeUndefined();
});

test.each([
  ['a sum that the payee cannot take', 'another one', payCodes.walletAboveMax, 'confirm-amount'],
  [
    'a fee that another transfer pays',
    'to register it again',
    schoolCodes.registrationUsed,
    'confirm-register',
  ],
])('%s is told before the confirmation, and %s is offered', async (_what, _way, code, main) => {
  const { seen } = confirmed('parents');
  expect(last().params).toMatchObject({ targetAmount: quoted().targetAmount });
  await last().fail(
    new AppError({ code, kind: 'business', messageKey: 'errors.server', serverMessage: 'Not this one.' }),
  );
  await act(async () => undefined);
  expect(words()).toContain('Not this one.');
  expect(seen.current.main?.id).toBe(main);
});

type Status = Pick<LargeStatus, 'next' | 'fileStatus'>;
const review: Status = { next: 'incomeProof', fileStatus: 'Authenticating' };
const barred: Status = { next: 'none', fileStatus: 'Init' };
const ready: Status = { next: 'order', fileStatus: 'Success' };
/** null: not known yet. */
async function hasComeTo(status: Status | null): Promise<void> {
  await settled();
  if (status) {
    await asCall('largeRemit.status')?.answer({ kycPassed: true, materialStatus: 'Init', ...status });
    await asCall('largeRemit.behavior')?.answer({ steps: [{ step: 'rule', doneAt: 1 }] });
  }
  await settled();
}
const overLimit = (link: string) =>
  new AppError({
    code: errorCodes.ApplyOrderLargeRemitLimit,
    kind: 'business',
    messageKey: 'errors.server',
    data: { residualAmount: '300', link },
  });
const settled = () => act(async () => undefined);
const asCall = (name: string) => asked.find((call) => call.name === name);

describe('an amount beyond the limit', () => {
  it.each([
    ['goes on as a large transfer', 'personal', '/large', review, 'send the full amount', 'confirm-large'],
    ['is changed while the progress loads', 'personal', '/large', null, 'the full amount', 'confirm-amount'],
    ['is changed where none is offered', 'personal', '', review, 'more for now.', 'confirm-amount'],
    ['is changed by a barred account', 'personal', '/large', barred, 'more for now.', 'confirm-amount'],
    ['is changed in a large transfer', 'LargeRemit', '/large', ready, 'more for now.', 'confirm-amount'],
  ] as const)('%s [C3-17 F7-02 P8-34]', async (_title, remitType, link, status, says, way) => {
    const { seen } = confirmed('parents', remitType);
    await asCall('remit.largeLimitCheck')?.fail(overLimit(link));
    await hasComeTo(status);
    expect(words()).toContain('300 AUD');
    expect(words()).toContain(says);
    expect(seen.current.main?.id).toBe(way);
  });
});

describe('a large transfer within its limit', () => {
  it.each([
    ['says its next step', review, 'confirmed', 'proof of income', 'confirm-large'],
    ['says that the account is barred', barred, 'confirmed', "aren't available", 'confirm-amount'],
    ['waits for the recipient', ready, 'inProgress', "hasn't confirmed yet", 'confirm-share'],
    ['is held after the payment', ready, 'confirmed', 'hold your money', undefined],
  ] as const)('%s', async (_title, status, word, says, way) => {
    const { seen } = confirmed('parents', 'LargeRemit');
    await asCall('remit.largeLimitCheck')?.answer({ allowed: true });
    await asCall('payee.largeTransferAuth')?.answer({ status: word });
    await hasComeTo(status);
    expect(words()).toContain(says);
    expect(seen.current.main?.id).toBe(way);
  });
});
