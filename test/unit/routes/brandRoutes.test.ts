import { guardOf, routeNames } from '@/routes';
import { brandRouteOf } from '@/state/navigation/rules';

test('where the login begins elsewhere, nothing leads to the start screen', () => {
  const changed = changedRoutes({ loginRoute: 'login', partnerLogin: 'none' });
  expect(changed).toEqual([['start', 'login']]);
});

test('where only a partner’s token lets people in, every way of our own leads to the screen that says so', () => {
  const changed = changedRoutes({ loginRoute: 'start', partnerLogin: 'thirdPartyToken' });
  const visitors = routeNames.filter((name) => guardOf(name) === 'visitor' && name !== 'start');
  expect(visitors).toEqual(expect.arrayContaining(['login', 'register', 'emailSignup']));
  expect(changed).toEqual(visitors.map((name) => [name, 'start']));
});

test('the main brand’s routes lead where they say', () => {
  expect(changedRoutes({ loginRoute: 'start', partnerLogin: 'none' })).toEqual([]);
});

const changedRoutes = (deps: Parameters<typeof brandRouteOf>[1]) =>
  routeNames
    .map((name) => [name, brandRouteOf(name, deps)] as const)
    .filter(([name, instead]) => name !== instead);
