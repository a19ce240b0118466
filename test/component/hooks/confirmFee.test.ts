import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';

jest.mock('@/state/queries/queries', () => ({
  ...jest.requireActual<typeof import('@/state/queries/queries')>('@/state/queries/queries'),
  fetchCall: async () => ({ targetAmount: '2000' }),
}));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  navigate: async () => undefined,
}));

const { confirmFee } = jest.requireActual<typeof import('@/modules/overseas/confirmFee')>(
  '@/modules/overseas/confirmFee',
);

test('a fee for a school leaves it to the sender how long the studies take and whose they are', async () => {
  remitDraftStore.setState({ ...emptyRemitDraft, sourceCountryCode: 'AUS', relation: 'children' }, true);
  const payee = { payeeId: 'p1', country: 'GBR', currency: 'GBP', costType: 'tuition' };
  await confirmFee({ payee } as Parameters<typeof confirmFee>[0], '2000');
  const { payeeId, toSchool, purpose, relation } = remitDraftStore.getState();
  expect({ payeeId, toSchool, purpose, relation }).toEqual({ payeeId: 'p1', toSchool: true });
});
