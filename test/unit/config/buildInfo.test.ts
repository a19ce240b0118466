import { readBrand, readBuildInfo } from '../../../config/buildInfo';

test('a flag of the build chooses the brand, the main one where there is none [P1-30]', () => {
  expect(readBuildInfo('h5', { TARO_APP_VARIANT: 'bankPartner' }).variant).toBe('bankPartner');
  expect(readBuildInfo('weapp', {}).variant).toBe('main');
});

test('a build carries its own brand whole; a name that no brand has stops it', () => {
  expect(readBrand({ variant: 'japanPartner' })).toMatchObject({ forcedMarket: 'JPN' });
  expect(() => readBrand({ variant: 'toString' })).toThrow('TARO_APP_VARIANT=toString: no such brand');
});
