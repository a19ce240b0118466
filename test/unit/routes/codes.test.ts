import { variant } from '@/variants';
import type { Launch } from '@/state/navigation/launch';
import { placeOfCode } from '@/state/navigation/codes';
import { createWorld } from './world';

const HOME = '/pages/tabbar/index';
const host = variant.linkHosts[0] ?? '';

async function scanned(target: 'weapp' | 'alipay', query: Record<string, string>) {
  const launches: Launch[] = [];
  const world = createWorld(
    target,
    { applyLaunch: (launch) => void launches.push(launch) },
    { path: HOME, query },
  );
  const { name, params } = await world.settle();
  return { name, params, channel: launches[0]?.channel };
}

describe('given a code that opens a mini-program', () => {
  test.each([
    ['r=about', 'about', {}],
    ['i=FRIEND12&c=fair', 'shareLandingPage', { shareCode: 'FRIEND12' }],
    ['r=download-app', 'downloadApp', {}],
    ['c=fair', 'tabbar', {}],
    ['r=nowhere&c=fair', 'tabbar', {}],
    ['r=confirmRemit', 'start', {}],
    ['%', 'tabbar', {}],
  ])('the scene %s opens %s', async (scene, name, params) => {
    expect(await scanned('weapp', { scene })).toMatchObject({
      name,
      params,
      channel: scene.includes('c=fair') ? 'fair' : undefined,
    });
  });

  test.each([
    [`https://${host}/shareLandingPage?shareCode=FRIEND12&channel=fair`, 'shareLandingPage', 'fair'],
    [`https://${host}/about`, 'about', undefined],
    [`https://${host}/nowhere?channel=fair`, 'tabbar', 'fair'],
    ['https://evil.example/about?channel=fair', 'tabbar', undefined],
    ['not a link', 'tabbar', undefined],
  ])('the link %s opens its place by the table of H5’s addresses', async (link, name, channel) => {
    expect(await scanned('weapp', { q: link })).toMatchObject({ name, channel });
    expect(await scanned('alipay', { qrCode: link })).toMatchObject({ name, channel });
  });

  test('a browser knows no scene', () => {
    expect(placeOfCode({ path: '/remit', query: { scene: 'r=about' } })).toBeNull();
  });
});
