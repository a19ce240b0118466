import { variants } from '@/variants/table';
import { readBrand, readBuildInfo } from '../../../config/buildInfo';

test('a flag of the build chooses the brand, the main one where there is none [P1-30]', () => {
  expect(readBuildInfo('h5', { TARO_APP_VARIANT: 'bankPartner' }).variant).toBe('bankPartner');
  expect(readBuildInfo('weapp', {}).variant).toBe('main');
});

test('a build carries its own brand whole; a name that no brand has stops it, and a target that it is not made for [P1-30]', () => {
  const { builds, ...japan } = variants.japanPartner;
  expect(builds).toEqual(['h5']);
  expect(readBrand('h5', { variant: 'japanPartner' })).toEqual(japan);
  expect(() => readBrand('h5', { variant: 'toString' })).toThrow('TARO_APP_VARIANT=toString: no such brand');
  expect(() => readBrand('weapp', { variant: 'japanPartner' })).toThrow(
    'TARO_APP_VARIANT=japanPartner: not made for weapp, only for h5',
  );
});

test('a build of which nothing else is said is version 5.4.9', () => {
  expect(readBuildInfo('h5', {}).appVersion).toBe('5.4.9');
  expect(readBuildInfo('h5', { TARO_APP_VERSION: '6.0.0' }).appVersion).toBe('6.0.0');
});
