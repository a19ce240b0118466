import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import '@/modules/remit/confirm/texts';
import { queryClient } from '@/state/queries/queries';
import { draw, words } from '../drawn';
import { quoted } from './quoted';
import { callByHand } from './renderHook';

const mockByHand = callByHand();
const mockOpened: unknown[] = [];
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/accountOpening/kycOpening', () => ({
  openKyc: (payer: unknown) => mockOpened.push(payer),
  withPayerNow: async (open: (payer: unknown) => void) => open({ userId: 'u1' }),
}));

const { useLargeTransferNote } = jest.requireActual<
  typeof import('@/modules/remit/confirm/useLargeTransferNote')
>('@/modules/remit/confirm/useLargeTransferNote');

const { asked, last } = mockByHand;
type Note = ReturnType<typeof useLargeTransferNote>;

beforeEach(() => {
  asked.length = 0;
  mockOpened.length = 0;
  queryClient.clear();
});

function confirmed(relation: string) {
  const seen = {} as { current: Note };
  function Probe({ relation: given }: { relation: string }) {
    seen.current = useLargeTransferNote(quoted(), {
      remitType: 'personal',
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
  expect(mockOpened).toEqual([{ userId: 'u1' }]);

  await act(async () => says('self'));
  await last().answer({ allowed: true });
  await act(async () => undefined);
  expect(words()).toBe('');
  expect(seen.current.main).toBeUndefined();
});
