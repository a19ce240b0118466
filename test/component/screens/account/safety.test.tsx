import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { t, tKey } from '@/i18n';
import { Safety } from '@/modules/account/manage/Safety';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { words } from '../../drawn';

const payer = { phoneNumber: '412345678', email: 'a@b.example', hasPassword: true };
fake.session({ useSession: () => ({ payer, signedIn: true }) });

const told = () => [
  words().includes(tKey('manage.safety.whole')),
  words().includes(t('manage.safety.missing', { count: 1 })),
];

beforeEach(async () => {
  queryClient.clear();
  drawApp(<Safety />);
  await act(async () => undefined);
});

it.each([
  [true, [true, false]],
  [false, [false, true]],
])('with a payment password (%s) it says whether all is set, not before', async (payPassword, then) => {
  expect(told()).toEqual([false, false]);
  await byHand.last().answer({ loginPassword: true, payPassword });
  expect(told()).toEqual(then);
  expect(document.querySelectorAll('.ui-status--amber')).toHaveLength(payPassword ? 0 : 1);
});

it('nothing is called set where the settings do not load', async () => {
  await byHand.last().fail(new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' }));
  expect(told()).toEqual([false, false]);
});
