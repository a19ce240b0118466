import { fake } from '../../../component/fakeApp';
import type { Payer } from '@/contracts/entities/payer';
import { followKyc, openKyc } from '@/state/accountOpening/kycOpening';
import { brandIs } from '../../../fakes/brand';

const opened: unknown[] = [];
fake.navigation({
  navigate: async (route: string) => void opened.push([route, 'push']),
  openRoute: async (route: string, _params: unknown, options: { replace?: boolean }) =>
    void opened.push([route, options.replace ? 'replace' : 'push']),
});

test.each([
  { id: 'main', to: 'accountOpenSelectSgp' },
  { id: 'whiteLabel', to: 'basicInformation' },
] as const)(
  'in the brand $id Singapore’s account opening begins at $to, with a way back [F4.2-10 F4.3-10]',
  async ({ id, to }) => {
    opened.length = 0;
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
  'the step after one of account opening takes its place, and a review opens above the home: $kycStatus',
  async ({ kycStatus, to }) => {
    opened.length = 0;
    brandIs('main');
    await followKyc({ countryCode: 'AUS', kycStatus, identityStatus: 'Init' } as Payer);
    expect(opened).toEqual(to);
  },
);
