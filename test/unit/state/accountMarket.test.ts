import { fake } from '../../component/fakeApp';
import type { Payer } from '@/contracts/entities/payer';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { marketStore } from '@/state/market/market';
import { sourceMarket } from '@/state/market/sourceMarket';
import { useNotices } from '@/state/notices/notices';
import { beginSession, resumeSession } from '@/state/session/profile';
import { acceptTokens } from '@/state/session/session';

const grace: Payer = {
  userId: 'grace',
  payerNumber: 'GBR-1',
  countryCode: 'GBR',
  fullName: 'Grace Hill',
  kycStatus: 'Init',
  identityStatus: 'CheckPass',
  images: [],
  shortKyc: false,
  hasPassword: true,
};

fake.client({ call: async () => ({ payer: grace }) });

const looked = {
  remitType: 'personal',
  sourceCountryCode: 'AUS',
  targetCountryCode: 'NGA',
  side: 'target',
  amountText: '900',
  payeeId: 'p1',
} as const;

beforeEach(() => {
  remitDraftStore.setState(looked, true);
  useNotices.setState({ toast: null });
});

test.each([
  ['who signs up', () => Promise.resolve(beginSession(grace))],
  [
    'whose session goes on',
    () => {
      acceptTokens({ token: 'of-grace', gToken: '' });
      return resumeSession();
    },
  ],
])('a payer %s sends from the country of the account, and is told so', async (_name, comes) => {
  await comes();
  expect([marketStore.getState().countryCode, sourceMarket()]).toEqual(['GBR', 'GBR']);
  const { targetCountryCode, side, amountText, payeeId } = remitDraftStore.getState();
  expect({ targetCountryCode, side, amountText, payeeId }).toEqual({
    targetCountryCode: 'NGA',
    side: 'source',
    amountText: undefined,
    payeeId: undefined,
  });
  expect(useNotices.getState().toast?.messageKey).toBe('common.sendsFromAccount');
});

test('a draft from the country of the account stays as it is, and nothing is said', () => {
  const own = { ...looked, sourceCountryCode: 'GBR' };
  remitDraftStore.setState(own, true);
  beginSession(grace);
  expect(remitDraftStore.getState()).toEqual(own);
  expect(useNotices.getState().toast).toBeNull();
});
