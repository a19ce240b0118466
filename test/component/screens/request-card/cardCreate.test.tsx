import { byHand } from '../../fakeApp';
import { act } from 'react';
import { t } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { erase, isThere, words } from '../../drawn';
import { CardCreate } from '@/modules/request-card/CardCreate';

test.each([true, false])('a card is asked for of whoever may make one: %s', async (allowed) => {
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
  expect(isThere('card-create-back')).toBe(!allowed);
  expect(words().includes(t('requestCard.create.notYet'))).toBe(!allowed);
});
