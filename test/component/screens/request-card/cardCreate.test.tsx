import { byHand } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { t } from '@/i18n';
import { formDrafts } from '@/state/drafts/drafts';
import { useNotices } from '@/state/notices/notices';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { erase, isThere, press, words } from '../../drawn';
import { CardCreate } from '@/modules/request-card/CardCreate';

async function show(allowed: boolean): Promise<void> {
  byHand.asked.length = 0;
  queryClient.clear();
  erase();
  drawApp(<CardCreate />);
  await act(async () => undefined);
  const answers: Record<string, unknown> = {
    'payeeCard.queryTargetCountry': { list: [{ countryCode: 'PHL', currency: 'PHP', currencies: ['PHP'] }] },
    'user.whiteList': { list: [{ feature: 'payeeCards', allowed }] },
  };
  for (const { name, answer } of byHand.asked.splice(0)) await answer(answers[name]);
}

test.each([true, false])('a card is asked for of whoever may make one: %s', async (allowed) => {
  await show(allowed);
  expect(isThere('card-create-back')).toBe(!allowed);
  expect(words().includes(t('requestCard.create.notYet'))).toBe(!allowed);
});

test('a card is added with what was typed of its person; one that could not be is told by the screen [F7-17]', async () => {
  const person = { firstName: 'Maria', lastName: 'Santos', areaCode: '63', phoneNumber: '9171234567' };
  formDrafts.write('card-person-phl', { ...person, street: '1 Rizal Avenue', city: 'Manila' });
  await show(true);
  press('card-create-submit');
  await act(async () => undefined);
  const [create] = byHand.asked;
  expect(create).toMatchObject({ name: 'payeeCard.create', params: person });
  await create?.fail(new AppError({ code: 'CardNotAdded', kind: 'business', messageKey: 'errors.unknown' }));
  expect(useNotices.getState().toast).toMatchObject({ messageKey: 'errors.unknown' });
});
