import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { SelectMethod } from '@/modules/payee/screens/SelectMethod';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { drawApp } from '../../drawApp';
import { byId } from '../../drawn';

it('a way says when the money arrives, unless the account is added later', async () => {
  fake.navigation({ useRoute: () => ({ params: { country: 'CHN', forRemit: true } }) });
  remitDraftStore.setState({ remitType: 'personal', sourceCountryCode: 'AUS' });
  drawApp(<SelectMethod />);
  await act(async () => undefined);
  const answers: Record<string, object> = {
    'common.supportCountryFilter': { list: [] },
    'payee.methods': {
      list: ['bank', 'payeeInfo'].map((accountType) => ({
        accountType,
        payMinutesTo: 1,
        arrivalMinutesTo: 60,
      })),
    },
  };
  for (const { name, answer } of byHand.asked.splice(0)) await answer(answers[name]);
  await act(async () => undefined);
  const told = ['bank', 'payeeInfo'].map((way) => byId(`method-${way}`).textContent?.includes('Arriving by'));
  expect(told).toEqual([true, false]);
});
