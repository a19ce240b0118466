import { fake } from '../fakeApp';
import { t } from '@/i18n';
import { byId, draw, isThere, press, words } from '../drawn';
import { Consents } from '@/forms/Consents';
import { Agreement } from '@/modules/general/screens/Agreement';
import { setMarket } from '@/state/market/market';

const went: string[] = [];
const opened: unknown[] = [];
const routeParams: { current: object } = { current: {} };
fake.navigation({
  useRoute: () => ({ params: routeParams.current }),
  navigate: async (route: string, params: unknown) => {
    went.push(route);
    opened.push(params);
  },
});

it.each([{ type: 'moon' }, { type: 'pds', countryCode: 'HKG' }])(
  'an agreement that there is not (%j) is no other terms, and there is a way on',
  (params) => {
    routeParams.current = params;
    draw(<Agreement />);
    expect(words()).toContain(t('general.agreementMissing.title'));
    expect(words()).not.toContain(t('general.agreement.terms.title'));
    expect(byId('agreement-all').textContent).toBe(t('general.agreementMissing.go'));
    press('agreement-all');
    expect(went.splice(0)).toEqual(['about']);
  },
);

it.each([
  [{}, 'general.agreement.terms.title'],
  [{ type: 'privacy' }, 'general.agreement.privacy.title'],
  [{ name: 'privacy' }, 'general.agreement.privacy.title'],
  [{ type: 'pds', countryCode: 'AUS' }, 'general.agreement.pdsAUS.title'],
] as const)('%j is shown as it is called [P2.4-16]', (params, title) => {
  routeParams.current = params;
  draw(<Agreement />);
  expect(words()).toContain(t(title));
  expect(isThere('agreement-all')).toBe(false);
});

it('a link’s country decides, wherever one sends from [P2.4-16]', () => {
  setMarket('HKG');
  routeParams.current = { type: 'pds', countryCode: 'AUS' };
  draw(<Agreement />);
  expect(words()).toContain(t('general.agreement.pdsAUS.title'));
});

it('what one agrees to opens by its kind, for the market that one agrees in [P2.4-16]', () => {
  setMarket('HKG');
  opened.length = 0;
  const pds = { clauseId: 'c1', code: 'pds', content: 'Product Disclosure', link: '', required: true };
  const consents = { list: [pds], agreed: [], missing: true, toggle: () => undefined };
  draw(<Consents id="own" market="AUS" consents={consents} tried={false} />);
  press('own-pds-read');
  expect(opened).toEqual([{ type: 'pds', countryCode: 'AUS' }]);
});
