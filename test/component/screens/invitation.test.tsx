import { fake } from '../fakeApp';
import { act, type ComponentType } from 'react';
import { AppError } from '@/core/appError';
import { t, tKey } from '@/i18n';
import { matchPath, type RouteName } from '@/routes';
import { guardVerdict } from '@/state/navigation/rules';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../drawApp';
import { byId, erase, isThere, nameOf, plain, press, type, words } from '../drawn';
import { canvas } from '@/platform/canvas';
import { place } from '@/platform/place';
import { openMarket } from '../../fixtures/openMarket';

const answers: Record<string, unknown> = {};
const sent: { name: string; params: unknown }[] = [];
const shownRoute: { name: string; params: Record<string, unknown> } = { name: '', params: {} };
const opened: { route: RouteName; params: unknown }[] = [];
const session: { payer: unknown; signedIn: boolean } = { payer: null, signedIn: false };
const foundPlace = jest.fn<Promise<unknown>, []>();
fake.client({
  call: async ({ name }: { name: string }, params: unknown) => {
    sent.push({ name, params });
    return answers[name];
  },
});
fake.navigation({
  useRoute: () => shownRoute,
  navigate: async (route: RouteName, params: unknown) => {
    opened.push({ route, params });
  },
});
fake.session({
  useSession: () => session,
});
// jsdom has no canvas.
Object.assign(canvas, { open: () => Promise.reject(new Error('unsupported')) });
Object.assign(place, { find: () => foundPlace() });

// Outside the first test's timeout.
const screenOf = (name: string): ComponentType =>
  jest.requireActual<Record<string, ComponentType>>(`@/modules/invitation/${name}`)[name] as ComponentType;
const Invitation = screenOf('Invitation');
const InvitationResult = screenOf('InvitationResult');
const InvitedSuccess = screenOf('InvitedSuccess');
const ShareLanding = screenOf('ShareLanding');
const settings = jest.requireActual<typeof import('@/modules/general/screens/MessageSettings')>(
  '@/modules/general/screens/MessageSettings',
);

const payer = { userId: 'p1', countryCode: 'AUS', fullName: 'Mia Chen' };
const records = {
  inviteCode: 'AB12CD34',
  link: 'https://pay.example.test/shareLandingPage?shareCode=AB12CD34',
  reward: { amount: '15', currencyCode: 'AUD', minAmount: '150' },
  friends: [
    { name: 'M•• C••', joinedAt: 1, rewardedAt: 2 },
    { name: '••明', joinedAt: 1 },
  ],
  sourceUntil: 3,
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
};
async function show(Screen: ComponentType, params: Record<string, unknown> = {}): Promise<void> {
  shownRoute.params = params;
  drawApp(<Screen />);
  await settled();
}

beforeEach(() => {
  queryClient.clear();
  sent.length = 0;
  opened.length = 0;
  Object.assign(session, { payer, signedIn: true });
  Object.assign(answers, {
    'invite.records': records,
    'invite.count': { count: 2, rewardAmount: '15', rewardCurrency: 'AUD' },
    'invite.shareRecord': { count: 1 },
    'common.supportCountry': { list: [openMarket('AUS', 'AUD'), openMarket('SGP', 'SGD')] },
    'message.settings': { hasMail: false, list: [{ topic: 'rates', mail: false, push: true }] },
    'message.settingsSave': { hasMail: false, list: [] },
  });
});

test('the invitation shows code, link and share button, and leads to the record and to who invited one [P2.6-66]', async () => {
  await show(Invitation);
  expect(words()).toContain('AB12CD34');
  expect(words()).toContain('150.00 AUD');
  expect(words()).toContain('Get 15.00 AUD for each friend');
  expect(words()).toContain('up to 70.00 AUD off their fees');
  expect(words()).toContain('pay.example.test/shareLandingPage');
  expect(words()).not.toContain(records.link);
  expect(isThere('invitation-share')).toBe(true);
  expect(isThere('invitation-poster')).toBe(true);
  press('invitation-results');
  press('invitation-source');
  expect(opened).toEqual([
    { route: 'invitationResult', params: {} },
    { route: 'invitationResult', params: { source: true } },
  ]);
});

test('the reward is told as the server has it, in the money of its country [F9-52]', async () => {
  answers['invite.records'] = {
    ...records,
    reward: { amount: '1200', currencyCode: 'JPY', minAmount: '12000' },
  };
  Object.assign(session, { payer: { ...payer, countryCode: 'JPN' } });
  await show(Invitation);
  expect(plain(words())).toContain('Get 1,200 JPY for each friend');
});

test('the record names friends and what came of it; without any it leads to inviting [P2.6-67]', async () => {
  await show(InvitationResult);
  expect(words()).toContain('M•• C••');
  expect(byId('invitation-joined').textContent).toBe('2');
  expect(nameOf(byId('invitation-earned'))).toBe('15.00 AUD');
  queryClient.clear();
  erase();
  answers['invite.records'] = { ...records, friends: [] };
  await show(InvitationResult);
  press('invitation-result-invite');
  expect(opened).toEqual([{ route: 'invitation', params: {} }]);
});

test('who invited one is told once it is known, can be said while there is time, and not afterwards [P2.4-21]', async () => {
  answers['invite.bindSource'] = { invitedBy: 'M••' };
  await show(InvitationResult, { source: true });
  type('invite-source-code', 'ab');
  press('invite-source-save');
  await settled();
  expect(sent.some(({ name }) => name === 'invite.bindSource')).toBe(false);
  type('invite-source-code', 'FRIEND12');
  press('invite-source-save');
  await settled();
  expect(sent.find(({ name }) => name === 'invite.bindSource')?.params).toEqual({
    inviteCode: 'FRIEND12',
  });
  queryClient.clear();
  erase();
  answers['invite.records'] = { ...records, sourceUntil: undefined };
  await show(InvitationResult, { source: true });
  expect(isThere('invite-source-code')).toBe(false);
});

test('the page of an accepted invitation leads to its coupon, a visitor to the login [P2.4-15]', async () => {
  await show(InvitedSuccess);
  press('invited-coupons');
  press('invited-send');
  expect(opened.map(({ route }) => route)).toEqual(['myCoupon', 'tabbar']);
  erase();
  Object.assign(session, { payer: null, signedIn: false });
  await show(InvitedSuccess);
  expect(isThere('invited-coupons')).toBe(false);
  press('invited-login');
  expect(opened.at(-1)?.route).toBe('start');
  expect(matchPath('/invited-success')?.name).toBe('invitedSuccess');
  const visitor = { variantId: 'main', signedIn: false, loginOnly: false };
  expect(guardVerdict('invitedSuccess', visitor)).toBe('pass');
});

describe('the landing page of a shared link', () => {
  beforeEach(() => void Object.assign(session, { payer: null, signedIn: false }));

  test('hands the code on to the registration', async () => {
    await show(ShareLanding, { shareCode: 'ab12cd34', countryCode: 'AUS' });
    expect(sent.find(({ name }) => name === 'invite.shareRecord')?.params).toMatchObject({
      action: 'opened',
    });
    expect(foundPlace).not.toHaveBeenCalled();
    press('landing-join');
    expect(opened).toEqual([{ route: 'register', params: { inviteCode: 'AB12CD34' } }]);
  });

  test('says that nobody has the code, and hands none on', async () => {
    const refusal = Promise.reject(
      new AppError({ code: 'ShareCodeInvalid', kind: 'business', messageKey: 'errors.shareCodeInvalid' }),
    );
    refusal.catch(() => undefined);
    answers['invite.shareRecord'] = refusal;
    await show(ShareLanding, { shareCode: 'NOBODY99', countryCode: 'AUS' });
    expect(words()).toContain('This invitation no longer works');
    press('landing-join');
    expect(opened).toEqual([{ route: 'register', params: {} }]);
  });

  test('takes the country of the place that is found, and stays where there is none [F9-70 F9-71]', async () => {
    answers['common.supportCountry'] = { list: [openMarket('SGP', 'SGD'), openMarket('AUS', 'AUD')] };
    await show(ShareLanding, { shareCode: 'AB12CD34', countryCode: 'AUS' });
    foundPlace.mockRejectedValueOnce(new Error('no'));
    press('landing-place');
    await settled();
    expect(words()).toContain(t('coupon.invitation.landing.failed'));
    expect(nameOf(byId('landing-market'))).toContain('AUD');
    foundPlace.mockResolvedValueOnce({ latitude: -33.87, longitude: 151.21 });
    press('landing-place');
    await settled();
    expect(words()).toContain(t('coupon.invitation.landing.elsewhere'));
    foundPlace.mockResolvedValueOnce({ latitude: 1.3, longitude: 103.85 });
    press('landing-place');
    await settled();
    expect(words()).toContain(t('coupon.invitation.landing.found', { country: tKey('countries.names.SGP') }));
  });
});

test('a place in Singapore, Thailand, Malaysia or Nepal is told apart from its neighbours [F9-69]', async () => {
  Object.assign(session, { payer: null, signedIn: false });
  const places = {
    SGP: { latitude: 1.29, longitude: 103.85 },
    THA: { latitude: 18.79, longitude: 98.98 },
    MYS: { latitude: 5.41, longitude: 100.34 },
    NPL: { latitude: 28.21, longitude: 83.99 },
  };
  const list = ['AUS', ...Object.keys(places)].map((code) => openMarket(code, 'AUD'));
  answers['common.supportCountry'] = { list };
  await show(ShareLanding, { shareCode: 'AB12CD34', countryCode: 'AUS' });
  for (const [code, found] of Object.entries(places)) {
    foundPlace.mockResolvedValueOnce(found);
    press('landing-place');
    await settled();
    expect(words()).toContain(
      t('coupon.invitation.landing.found', { country: tKey(`countries.names.${code}`) }),
    );
  }
});

test('a way by which messages come is switched at once, mails only with an address', async () => {
  await show(settings.MessageSettings);
  press('setting-rates-mail');
  press('setting-rates-push');
  await settled();
  expect(sent.filter(({ name }) => name === 'message.settingsSave').map(({ params }) => params)).toEqual([
    { topic: 'rates', channel: 'push', enabled: false },
  ]);
});
