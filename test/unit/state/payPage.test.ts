import { platform } from '@/platform';
import { openPayPage } from '@/state/market/payPage';

const opened: string[] = [];
Object.assign(platform, {
  ownHost: () => '127.0.0.1:8787',
  openPayLink: async (link: string) => void opened.push(link),
});

beforeEach(() => void opened.splice(0));

test.each(['http://127.0.0.1:8787/pay/abc', 'https://pay.homeward.example/checkout?order=1'])(
  'a payment page of a listed host is opened: %s',
  async (link) => {
    await openPayPage(link);
    expect(opened).toEqual([link]);
  },
);

test.each([
  'https://evil.example/pay',
  'http://pay.homeward.example/checkout',
  'javascript:alert(document.cookie)',
  'https://homeward.example@evil.example/',
  'http://127.0.0.1:9999/pay/abc',
  '',
])('a payment page of any other is not: %s', async (link) => {
  await expect(openPayPage(link)).rejects.toMatchObject({ kind: 'unsupported' });
  expect(opened).toEqual([]);
});

test('served by https, the app follows links to its own host, and to no plain one', async () => {
  platform.ownHost = () => 'app.partner.example';
  await openPayPage('https://app.partner.example/pay/1');
  expect(opened).toHaveLength(1);
  await expect(openPayPage('http://app.partner.example/pay/1')).rejects.toMatchObject({
    kind: 'unsupported',
  });
});
