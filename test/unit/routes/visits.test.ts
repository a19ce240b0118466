import * as v from 'valibot';
import { pageOf, routeIsBuilt, routeNames, routeRow } from '@/routes';
import { ofMainBrand, visits } from '../../journeys/steps/everyScreen';

const things = { payeeId: 'p1', seqNo: 's1', cardId: 'c1', shareCode: 'code', popInfoId: 'pop_demo' };

test('every screen is visited once, with params that its route takes: pictures and the accessibility sweep follow', () => {
  const all = visits(things);
  for (const { route, params } of all) {
    expect([route, v.safeParse(routeRow(route).params, params).success]).toEqual([route, true]);
    expect([route, routeIsBuilt(route, params)]).toEqual([route, true]);
  }
  const visited = all.map(({ route }) => route).sort();
  expect(visited).toEqual(routeNames.filter((name) => pageOf(name) && ofMainBrand(name)).sort());
  expect(all.find(({ route }) => route === 'payeeDetail')?.params).toEqual({ payeeId: 'p1' });
  expect(all.find(({ route }) => route === 'payeeBank')?.params).toMatchObject({ country: 'chn' });
});

test('those of visitors come before any that asks for a session', () => {
  const signedIn = visits(things).map((visit) => visit.signedIn);
  expect(signedIn.indexOf(true)).toBe(signedIn.filter((inside) => !inside).length);
});
