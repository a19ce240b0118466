import { byHand, fake } from '../../fakeApp';
import type { ReactElement } from 'react';
import { act } from 'react';
import countriesEn from '@locales/en/countries.json';
import kycEn from '@locales/en/kyc.json';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { registerNamespace, setLanguage } from '@/i18n';
import { files } from '@/platform/files';
import { localFile } from '@/platform/files/localFile';
import { pixels } from '@/platform/pixels';
import type { OptionState } from '@/forms/formPorts';
import { useNotices } from '@/state/notices/notices';
import { kycMarketOf, sidesOf } from '@/schemas/kyc';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { byId, erase, frames, isThere, plain, press, type, widen, words } from '../../drawn';
import { kycFixture } from '../../../fixtures/kyc';
import { renderHook } from '../../hooks/renderHook';
import { BasicInformation } from '@/modules/kyc/screens/BasicInformation';
import { DocumentUpload } from '@/modules/kyc/screens/DocumentUpload';
import { SelectDocument } from '@/modules/kyc/screens/SelectDocument';
import { ProofForm } from '@/modules/kyc/screens/ProofForm';
import { SgpAuthKycCallback } from '@/modules/kyc/screens/Singapore';
import { useKycSources } from '@/modules/kyc/useEnumOptions';

const at = { market: 'AUS', route: { name: '', params: {} } };
fake.navigation({
  useRoute: () => at.route,
});
fake.session({
  useSession: () => ({ payer: { countryCode: at.market, kycStatus: 'InfoComplete' }, signedIn: true }),
});

const { asked } = byHand;
registerNamespace('kyc', { en: kycEn });
registerNamespace('countries', { en: countriesEn });
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  return setLanguage('en');
});

const documents = { current: [] as unknown[] };
const filled = { current: undefined as object | undefined };

async function show(screen: ReactElement, market: string, params: Record<string, unknown>, name = '') {
  at.market = market;
  at.route = { name, params };
  const list = (kycMarketOf(market)?.documents ?? []).map((row) => ({ ...row, sides: sidesOf(row) }));
  drawApp(screen);
  const answers: Record<string, unknown> = {
    'kyc.idConfig': { list },
    'kyc.singpassUser': { state: 's1', status: 'used' },
    'kyc.info': {
      countryCode: market,
      kycStatus: 'Init',
      documents: documents.current,
      basicInformation: filled.current,
    },
  };
  for (let round = 0; round < 3; round += 1) {
    await act(async () => undefined);
    for (const { name: call, answer } of asked.splice(0)) await answer(answers[call] ?? { list: [] });
  }
}
const step = () => document.querySelector('.ui-steps')?.getAttribute('aria-label');

it.each([
  ['AUS', 'passport', {}, 'Step 2 of 3: Document', 'Submit for review'],
  ['NZL', 'passport', {}, 'Step 2 of 4: Document', 'Next'],
  ['NZL', 'passport', { fix: true }, 'Step 2 of 4: Document', 'Submit for review'],
  ['SGP', 'passport', {}, 'Step 2 of 4: Document', 'Next'],
  ['SGP', 'nric', {}, 'Step 2 of 3: Document', 'Submit for review'],
  ['JPN', 'residenceCard', {}, 'Step 2 of 4: Document', 'Submit for review'],
  ['JPN', 'myNumberCard', {}, 'Step 3 of 4: My Number', 'Submit for review'],
])('%s, %s %j: %s, and the button says %s', async (market, idType, more, said, button) => {
  await show(<DocumentUpload />, market, { market, idType, ...more });
  expect([step(), byId('document-submit').textContent]).toEqual([said, button]);
});

it('the first part of a step fills a share of the line that leads on from it', async () => {
  widen(375);
  filled.current = kycFixture('AUS').values;
  await show(<BasicInformation />, 'AUS', { market: 'AUS' });
  const line = () =>
    document.querySelectorAll<HTMLElement>('.ui-steps__step')[1]?.style.getPropertyValue('--done');
  expect(line()).toBe('0%');
  press('kyc-basic-submit');
  await frames(2);
  expect(words()).toContain('Part 2 of 3');
  expect(line()).toMatch(/^33/);
  filled.current = undefined;
  widen(1024);
});

it.each([
  ['addressProof', 'NZL', 'address', 'Step 3 of 4: Address', 'Submit for review'],
  ['incomeProofVnm', 'VNM', 'income', 'Step 3 of 4: Income', 'Submit for review'],
  ['eVisaAuth', 'GBR', 'eVisa', 'Step 2 of 4: Document', 'Next'],
  ['kycProofJpn', 'JPN', 'address', undefined, 'Submit for review'],
] as const)('%s in %s: %s', async (name, market, kind, said, button) => {
  await show(<ProofForm />, market, {}, name);
  expect([step(), byId(`kyc-${kind}-submit`).textContent]).toEqual([said, button]);
});

it('an address is proved by papers that the country has', async () => {
  await show(<ProofForm />, 'GBR', {}, 'addressProof');
  expect(words()).toContain(kycEn.proof.tenancy);
  expect(words()).not.toContain(kycEn.proof.register);
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

describe('back from Singpass', () => {
  const back = async () => {
    at.market = 'SGP';
    at.route = { name: 'sgpAuthKycCallback', params: { state: 's1', code: 'c1' } };
    drawApp(<SgpAuthKycCallback />);
    await act(async () => undefined);
    return asked.splice(0).find(({ name }) => name === 'kyc.singpassUser');
  };

  it('a failure is told, and one may try again', async () => {
    await (await back())?.answer({ state: 's1', status: 'refused' });
    expect(words()).toContain(kycEn.sgp.failedTitle);
    expect(isThere('sgp-again')).toBe(true);
  });

  it('a pass that opens no accounts is told apart, and leads to the form [F8-58]', async () => {
    const code = errorCodes.singpassUnsupported;
    await (await back())?.fail(new AppError({ code, kind: 'business', messageKey: 'errors.unknown' }));
    expect(words()).toContain("Singpass can't open an account for you");
    expect(isThere('sgp-form')).toBe(true);
  });
});

it.each([
  ['AUS', 'passport', ['front', 'selfie']],
  ['AUS', 'driverLicence', ['front', 'back', 'selfie']],
  ['EU', 'idCard', ['front', 'back', 'selfie']],
] as const)(
  'in %s the %s is asked for by its sides: %s [F5.4-01 F5.4-03 F4.3-11]',
  async (market, idType, sides) => {
    await show(<DocumentUpload />, market, { market, idType });
    const asked = ['front', 'back', 'other', 'selfie', 'sideImage'].filter((side) =>
      isThere(`document-${side}`),
    );
    expect(asked).toEqual(sides);
    press('document-submit');
    await act(async () => undefined);
    for (const side of sides) expect(byId(`document-${side}-note`).textContent).toBe(kycEn.upload.sideNeeded);
  },
);

it('the documents to choose from say which sides each is asked for by [F5.4-01]', async () => {
  await show(<SelectDocument />, 'AUS', { market: 'AUS' });
  expect(['passport', 'driverLicence'].map((type) => plain(byId(`document-${type}`).textContent))).toEqual([
    'PassportPhoto page · Selfie',
    'Driver licenceFront of the licence · Back of the licence · Selfie',
  ]);
});

it('a side that was not accepted says why at its place, and no other does [P4.3-27]', async () => {
  const why = "Your selfie didn't match.";
  const item = { idType: 'passport', side: 'front', documentStatus: 'Passed', returnTexts: [] };
  documents.current = [
    item,
    { ...item, side: 'selfie', documentStatus: 'CheckFailed', returnTexts: [why] },
    { ...item, idType: 'nric', documentStatus: 'CheckFailed', returnTexts: ['Of another document'] },
  ];
  await show(<DocumentUpload />, 'AUS', { market: 'AUS', idType: 'passport', fix: true });
  documents.current = [];
  expect([byId('document-selfie-note'), byId('document-front-note')].map((note) => note.textContent)).toEqual(
    [why, 'All four corners, no glare'],
  );
});

it.each([
  ['a step that is not asked for', <ProofForm />, 'AUS', 'incomeProofVnm', 'kyc-go-on'],
  ['an approval that was used', <SgpAuthKycCallback />, 'SGP', 'sgpAuthKycCallback', 'sgp-go-on'],
])('%s says so where the way on fails', async (_step, screen, market, name, button) => {
  await show(screen, market, { state: 's1' }, name);
  act(() => useNotices.setState({ toast: null }));
  press(button);
  await act(async () => undefined);
  await byHand.last().fail(new AppError({ kind: 'network', code: 'network', messageKey: 'errors.network' }));
  expect(useNotices.getState().toast).toMatchObject({ messageKey: 'errors.network' });
});

it('a form that is sent leads on to the next step [F4.2-02]', async () => {
  const next: unknown[] = [];
  fake.session({ refreshPayer: async () => ({ userId: 'u1', kycStatus: 'WaitIdentitySubmit' }) });
  fake.navigation({ followKyc: async (payer: unknown) => void next.push(payer) });
  filled.current = kycFixture('AUS').values;
  await show(<BasicInformation />, 'AUS', { market: 'AUS' });
  filled.current = undefined;
  press('kyc-basic-submit');
  await act(async () => undefined);
  await asked.find(({ name: call }) => call === 'kyc.update')?.answer({ kycStatus: 'WaitIdentitySubmit' });
  await act(async () => undefined);
  expect(next).toEqual([{ userId: 'u1', kycStatus: 'WaitIdentitySubmit' }]);
});

it('a document that is handed in leads on to the next step [F4.2-02]', async () => {
  const next: unknown[] = [];
  fake.client({ upload: async () => ({ ossFileKey: 'key-1', imgFileNameOriginal: 'front.jpg' }) });
  fake.session({ refreshPayer: async () => ({ userId: 'u1', kycStatus: 'WaitAddressSubmit' }) });
  fake.navigation({ followKyc: async (payer: unknown) => void next.push(payer) });
  jest.spyOn(files, 'choose').mockResolvedValue([localFile('blob:1', 'front.jpg', 9)]);
  jest.spyOn(files, 'head').mockResolvedValue(Uint8Array.from([0xff, 0xd8, 0xff]));
  jest.spyOn(files, 'compress').mockImplementation(async (file) => file);
  jest.spyOn(pixels, 'read').mockRejectedValue(new Error('no canvas'));
  await show(<DocumentUpload />, 'AUS', { market: 'AUS', idType: 'immiCard' });
  press('document-front');
  for (let round = 0; round < 4; round += 1) {
    await act(async () => undefined);
    for (const { name: call, answer } of asked.splice(0))
      await answer(call === 'kyc.ocrReference' ? { reference: 'r1' } : {});
  }
  type('document-number', 'ABC123456');
  press('document-submit');
  await act(async () => undefined);
  expect(asked.map(({ name: call }) => call)).toEqual(['kyc.documentProvide']);
  await asked[0]?.answer({ kycStatus: 'WaitAddressSubmit' });
  await act(async () => undefined);
  expect(next).toEqual([{ userId: 'u1', kycStatus: 'WaitAddressSubmit' }]);
});
