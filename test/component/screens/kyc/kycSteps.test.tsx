import type { ReactElement } from 'react';
import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import countriesEn from '@locales/en/countries.json';
import kycEn from '@locales/en/kyc.json';
import { registerNamespace, setLanguage } from '@/i18n';
import type { OptionState } from '@/forms/formPorts';
import { kycMarketOf, sidesOf } from '@/schemas/kyc';
import { queryClient } from '@/state/queries/queries';
import { byId, draw, erase, words } from '../../drawn';
import { callByHand, renderHook } from '../../hooks/renderHook';

const mockByHand = callByHand();
const mockAt = { market: 'AUS', route: { name: '', params: {} } };
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  useRoute: () => mockAt.route,
}));
jest.mock('@/state/session/session', () => ({
  ...jest.requireActual<typeof import('@/state/session/session')>('@/state/session/session'),
  useSession: () => ({ payer: { countryCode: mockAt.market, kycStatus: 'InfoComplete' }, signedIn: true }),
}));

const { BasicInformation } = jest.requireActual<typeof import('@/modules/kyc/screens/BasicInformation')>(
  '@/modules/kyc/screens/BasicInformation',
);
const { DocumentUpload } = jest.requireActual<typeof import('@/modules/kyc/screens/DocumentUpload')>(
  '@/modules/kyc/screens/DocumentUpload',
);
const { ProofForm } = jest.requireActual<typeof import('@/modules/kyc/screens/ProofForm')>(
  '@/modules/kyc/screens/ProofForm',
);
const { useKycSources } = jest.requireActual<typeof import('@/modules/kyc/useEnumOptions')>(
  '@/modules/kyc/useEnumOptions',
);

const { asked } = mockByHand;
registerNamespace('kyc', { en: kycEn });
registerNamespace('countries', { en: countriesEn });
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  return setLanguage('en');
});

async function show(screen: ReactElement, market: string, params: Record<string, unknown>, name = '') {
  mockAt.market = market;
  mockAt.route = { name, params };
  const list = (kycMarketOf(market)?.documents ?? []).map((row) => ({ ...row, sides: sidesOf(row) }));
  draw(<QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>);
  const answers: Record<string, unknown> = {
    'kyc.idConfig': { list },
    'kyc.info': { countryCode: market, kycStatus: 'Init' },
  };
  for (let round = 0; round < 3; round += 1) {
    await act(async () => undefined);
    for (const { name: call, answer } of asked.splice(0)) await answer(answers[call] ?? { list: [] });
  }
}
const step = () => document.querySelector('.ui-steps')?.getAttribute('aria-label');

it.each([
  ['AUS', 'passport', {}, 'Step 2 of 3: Document', 'Submit for review'],
  ['NZL', 'passport', {}, 'Step 2 of 4: Document', 'Continue'],
  ['NZL', 'passport', { fix: true }, 'Step 2 of 4: Document', 'Submit for review'],
  ['SGP', 'passport', {}, 'Step 2 of 4: Document', 'Continue'],
  ['SGP', 'nric', {}, 'Step 2 of 3: Document', 'Submit for review'],
  ['JPN', 'residenceCard', {}, 'Step 2 of 4: Document', 'Continue'],
  ['JPN', 'myNumberCard', {}, 'Step 3 of 4: My Number', 'Submit for review'],
])('%s, %s %j: %s, and the button says %s', async (market, idType, more, said, button) => {
  await show(<DocumentUpload />, market, { market, idType, ...more });
  expect([step(), byId('document-submit').textContent]).toEqual([said, button]);
});

it.each([
  ['addressProof', 'NZL', 'address', 'Step 3 of 4: Address', 'Submit for review'],
  ['incomeProofVnm', 'VNM', 'income', 'Step 3 of 4: Income', 'Submit for review'],
  ['eVisaAuth', 'GBR', 'eVisa', 'Step 2 of 4: Document', 'Continue'],
  ['kycProofJpn', 'JPN', 'address', undefined, 'Submit for review'],
] as const)('%s in %s: %s', async (name, market, kind, said, button) => {
  await show(<ProofForm />, market, {}, name);
  expect([step(), byId(`kyc-${kind}-submit`).textContent]).toEqual([said, button]);
});

it.each([
  ['aus', 'AUS', 'Step 1 of 3: Your details'],
  ['eu', 'GBR', 'Step 1 of 4: Your details'],
])('the form of %s counts all steps before the first', async (form, market, said) => {
  await show(<BasicInformation />, market, { market: form });
  expect(step()).toBe(said);
});

describe('the country that the sender lives in', () => {
  it('is the market of the account where that is a country', async () => {
    await show(<BasicInformation />, 'GBR', { market: 'eu' });
    expect(byId('kyc-eu-residence').textContent).toContain('United Kingdom');
    expect(words()).toContain(kycEn.eu.nationalInsurance);
    erase();
    queryClient.clear();
    await show(<BasicInformation />, 'EU', { market: 'eu' });
    expect(byId('kyc-eu-residence').textContent).not.toContain('United Kingdom');
  });

  it.each([
    ['GBR', 'en', ['United Kingdom', 'Austria', 'Belgium']],
    ['EU', 'en', ['Austria', 'Belgium', 'Bulgaria']],
    ['GBR', 'zh', ['英国', '爱尔兰', '爱沙尼亚']],
  ] as const)(
    '%s in %s: it comes first, the others as the reader spells them',
    async (market, language, first) => {
      await setLanguage(language);
      const { result } = await renderHook(() => {
        const { residences } = useKycSources(market);
        return (residences as { useOptions: (values: object) => OptionState }).useOptions({});
      });
      expect(result.current.options.slice(0, 3).map(({ label }) => label)).toEqual(first);
    },
  );
});
