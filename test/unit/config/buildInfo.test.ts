import { readBuildInfo } from '../../../config/buildInfo';

test('a flag of the build chooses the brand, the main one where there is none [P1-30]', () => {
  expect(readBuildInfo('h5', { TARO_APP_VARIANT: 'bankPartner' }).variant).toBe('bankPartner');
  expect(readBuildInfo('weapp', {}).variant).toBe('main');
});
