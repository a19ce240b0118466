import { t } from '@/i18n';
import { byId, draw, isThere, press, words } from '../drawn';

const mockWay: string[] = [];
const mockParams: { current: object } = { current: {} };
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  useRoute: () => ({ params: mockParams.current }),
  navigate: async (route: string) => void mockWay.push(route),
}));

const { Agreement } = jest.requireActual<typeof import('@/modules/general/screens/Agreement')>(
  '@/modules/general/screens/Agreement',
);

it.each([{ type: 'moon' }, { type: 'pds', countryCode: 'HKG' }])(
  'an agreement that there is not (%j) is no other terms, and there is a way on',
  (params) => {
    mockParams.current = params;
    draw(<Agreement />);
    expect(words()).toContain(t('general.agreementMissing.title'));
    expect(words()).not.toContain(t('general.agreement.terms.title'));
    expect(byId('agreement-all').textContent).toBe(t('general.agreementMissing.go'));
    press('agreement-all');
    expect(mockWay.splice(0)).toEqual(['about']);
  },
);

it.each([
  [{}, 'general.agreement.terms.title'],
  [{ type: 'privacy' }, 'general.agreement.privacy.title'],
  [{ type: 'pds', countryCode: 'AUS' }, 'general.agreement.pdsAUS.title'],
] as const)('%j is shown as it is called', (params, title) => {
  mockParams.current = params;
  draw(<Agreement />);
  expect(words()).toContain(t(title));
  expect(isThere('agreement-all')).toBe(false);
});
