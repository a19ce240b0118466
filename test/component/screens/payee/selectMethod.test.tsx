import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { SelectMethod } from '@/modules/payee/screens/SelectMethod';
import { queryClient } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { t } from '@/i18n';
import { drawApp } from '../../drawApp';
import { byId, words } from '../../drawn';

const open = async (ways: readonly object[]) => {
  queryClient.clear();
  fake.navigation({ useRoute: () => ({ params: { country: 'CHN', forRemit: true } }) });
  remitDraftStore.setState({ remitType: 'personal', sourceCountryCode: 'AUS' });
  drawApp(<SelectMethod />);
  await act(async () => undefined);
  const answers: Record<string, object> = {
    'common.supportCountryFilter': { list: [] },
    'payee.methods': { list: ways.map((way) => ({ payMinutesTo: 1, arrivalMinutesTo: 60, ...way })) },
  };
  for (const { name, answer } of byHand.asked.splice(0)) await answer(answers[name]);
  await act(async () => undefined);
};

it('a way says when the money arrives, unless the account is added later', async () => {
  await open([{ accountType: 'bank' }, { accountType: 'payeeInfo' }]);
  const told = ['bank', 'payeeInfo'].map((way) => byId(`method-${way}`).textContent?.includes('Arriving by'));
  expect(told).toEqual([true, false]);
  expect(words()).toContain(t('statuses.ifNow'));
});

it('where no way says it, nothing is said about what it depends on', async () => {
  await open([{ accountType: 'bank', maintenance: true }, { accountType: 'payeeInfo' }]);
  expect(byId('method-payeeInfo')).toBeDefined();
  expect(words()).not.toContain(t('statuses.ifNow'));
});
