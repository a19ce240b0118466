import { guardOf, routeNames } from '@/routes';
import { doorOf } from '@/state/navigation/rules';

test('where the login begins elsewhere, nothing leads to the start screen', () => {
  const { doors } = doorsOf({ loginRoute: 'login', partnerLogin: 'none' });
  expect(doors).toEqual([['start', 'login']]);
});

test('where a partner’s token alone lets people in, every way of our own leads to the screen that says so', () => {
  const { doors } = doorsOf({ loginRoute: 'start', partnerLogin: 'thirdPartyToken' });
  const visitors = routeNames.filter((name) => guardOf(name) === 'visitor' && name !== 'start');
  expect(visitors).toEqual(expect.arrayContaining(['login', 'register', 'emailSignup']));
  expect(doors).toEqual(visitors.map((name) => [name, 'start']));
});

test('the main brand’s routes lead where they say', () => {
  expect(doorsOf({ loginRoute: 'start', partnerLogin: 'none' }).doors).toEqual([]);
});

function doorsOf(deps: Parameters<typeof doorOf>[1]) {
  return {
    doors: routeNames.map((name) => [name, doorOf(name, deps)]).filter(([name, door]) => name !== door),
  };
}
