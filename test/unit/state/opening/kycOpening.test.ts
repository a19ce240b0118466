import { fake } from '../../../component/fakeApp';
import type { Payer } from '@/contracts/entities/payer';
import { followKyc, openKyc } from '@/state/accountOpening/kycOpening';
import { useNotices } from '@/state/notices/notices';
import { brandIs } from '../../../fakes/brand';

const opened: unknown[] = [];
const helped: unknown[] = [];
const given: unknown[] = [];
fake.navigation({
  navigate: async (route: string) => void opened.push([route, 'push']),
  contactService: async (...about: unknown[]) => void helped.push(about),
  openRoute: async (route: string, params: unknown, options: { replace?: boolean }) => {
    opened.push([route, options.replace ? 'replace' : 'push']);
    given.push(params);
  },
});

beforeEach(() => {
  opened.length = 0;
  helped.length = 0;
  given.length = 0;
  brandIs('main');
});

test.each([
  { id: 'main', to: 'accountOpenSelectSgp' },
  { id: 'whiteLabel', to: 'basicInformation' },
] as const)(
  'in the brand $id Singapore’s account opening begins at $to, with a way back [F4.2-10 F4.3-10 P4.1-09]',
  async ({ id, to }) => {
    brandIs(id);
    await openKyc({ countryCode: 'SGP', kycStatus: 'Init', identityStatus: 'Init' } as Payer);
    expect(opened).toEqual([[to, 'push']]);
  },
);

test.each([
  { kycStatus: 'InfoComplete', to: [['selectDocument', 'replace']] },
  {
    kycStatus: 'WaitResult',
    to: [
      ['tabbar', 'push'],
      ['waitActivation', 'push'],
    ],
  },
] as const)(
  'the step after one of account opening takes its place, and a review opens above the home: $kycStatus [F4.2-09]',
  async ({ kycStatus, to }) => {
    opened.length = 0;
    brandIs('main');
    await followKyc({ countryCode: 'AUS', kycStatus, identityStatus: 'Init' } as Payer);
    expect(opened).toEqual(to);
  },
);

test('an account that is open in China shows, and a toast says that it is open already [F4.3-01]', async () => {
  await openKyc({ countryCode: 'CHN', kycStatus: 'Pass', identityStatus: 'CheckPass' } as Payer);
  expect(opened).toEqual([['accountPreview', 'push']]);
  expect(useNotices.getState().toast).toMatchObject({ messageKey: 'statuses.kycAlreadyOpen' });
});

test('what no code of the failure explains opens customer service, with the reason [F4.2-16]', async () => {
  const payer = { countryCode: 'AUS', kycStatus: 'Fail', identityStatus: 'CheckPass' } as Payer;
  await openKyc({ ...payer, kycAudit: { kycErrorCode: 'SomethingNew', auditV2s: [] } });
  expect([opened, helped]).toEqual([[], [['kyc', { reason: 'errors.kycContactSupport' }]]]);
});

test('a document that was turned down is asked for again as a correction [F4.2-12 P4.1-09]', async () => {
  const payer = { countryCode: 'AUS', kycStatus: 'Fail', identityStatus: 'Init' } as Payer;
  await openKyc({ ...payer, kycAudit: { kycErrorCode: 'DocumentInfoError', auditV2s: [] } });
  expect([opened, given]).toEqual([[['selectDocument', 'push']], [{ fix: '1' }]]);
});
