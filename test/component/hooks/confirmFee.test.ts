import { fake } from '../fakeApp';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { confirmFee } from '@/modules/overseas/confirmFee';

fake.client({ call: async () => ({ targetAmount: '2000' }) });
fake.navigation({
  navigate: async () => undefined,
});

test('a fee for a school leaves it to the sender how long the studies take and whose they are', async () => {
  remitDraftStore.setState({ ...emptyRemitDraft, sourceCountryCode: 'AUS', relation: 'children' }, true);
  const payee = { payeeId: 'p1', country: 'GBR', currency: 'GBP', costType: 'tuition' };
  await confirmFee({ payee } as Parameters<typeof confirmFee>[0], '2000');
  const { payeeId, toSchool, purpose, relation } = remitDraftStore.getState();
  expect({ payeeId, toSchool, purpose, relation }).toEqual({ payeeId: 'p1', toSchool: true });
});
