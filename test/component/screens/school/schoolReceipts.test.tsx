import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '@/state/queries/queries';
import { byId, draw } from '../../drawn';
import { callByHand } from '../../hooks/renderHook';

const mockByHand = callByHand();
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/session/session', () => ({
  ...jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session'),
  useSession: () => ({ signedIn: true, payer: { userId: 'u1', countryCode: 'AUS' } }),
  sessionStore: { getState: () => ({ payer: null }) },
}));

const { SelectReceipt } = jest.requireActual<typeof import('@/modules/overseas/screens/SelectReceipt')>(
  '@/modules/overseas/screens/SelectReceipt',
);

const payee = { payeeId: 'p1', payeeName: 'Thames University', country: 'GBR', currency: 'GBP', postscript: '', schoolId: 'gbr-thames', studentName: '', costType: 'tuition', registered: false, createdAt: 1 }; // prettier-ignore

it.each([
  { more: { studentName: 'Lin Chen', studentId: 'S1', accountNumber: '•••• 9911' }, lines: ['Lin Chen\u00a0· S1', '•••• 9911'] },
  { more: { studentName: 'Lin Chen', accountNumber: '•••• 9911' }, lines: ['Lin Chen', '•••• 9911'] },
  { more: { studentId: 'S1', accountNumber: '' }, lines: ['S1'] },
])('of a school paid before, no line begins or ends with a separator: $lines', async ({ more, lines }) => {
  queryClient.clear();
  draw(
    <QueryClientProvider client={queryClient}>
      <SelectReceipt />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
  for (const { answer } of mockByHand.asked.splice(0))
    await answer({ list: [{ ...payee, ...more }] });
  const notes = byId('school-receipt-p1').querySelectorAll('.ui-list-row__note');
  expect([...notes].map(({ textContent }) => textContent)).toEqual(lines);
}); // prettier-ignore
