import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { byId } from '../../drawn';
import { SelectReceipt } from '@/modules/overseas/screens/SelectReceipt';

fake.session({
  useSession: () => ({ signedIn: true, payer: { userId: 'u1', countryCode: 'AUS' } }),
});

const payee = { payeeId: 'p1', payeeName: 'Thames University', country: 'GBR', currency: 'GBP', postscript: '', schoolId: 'gbr-thames', studentName: '', costType: 'tuition', registered: false, createdAt: 1 }; // prettier-ignore

it.each([
  { more: { studentName: 'Lin Chen', studentId: 'S1', accountNumber: '•••• 9911' }, lines: ['Lin Chen\u00a0· S1', '•••• 9911'] },
  { more: { studentName: 'Lin Chen', accountNumber: '•••• 9911' }, lines: ['Lin Chen', '•••• 9911'] },
  { more: { studentId: 'S1', accountNumber: '' }, lines: ['S1'] },
])('of a school paid before, no line begins or ends with a separator: $lines', async ({ more, lines }) => {
  queryClient.clear();
  drawApp(<SelectReceipt />);
  await act(async () => undefined);
  for (const { answer } of byHand.asked.splice(0))
    await answer({ list: [{ ...payee, ...more }] });
  const notes = byId('school-receipt-p1').querySelectorAll('.ui-list-row__note');
  expect([...notes].map(({ textContent }) => textContent)).toEqual(lines);
}); // prettier-ignore
