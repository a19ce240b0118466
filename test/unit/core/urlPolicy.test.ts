import fc from 'fast-check';
import { checkUrl, isAllowedUrl, type UrlPolicy } from '@/core/urlPolicy';
import { holdsFor } from './property';

const policy: UrlPolicy = { hosts: ['pay.example.com', '*.homeward.example'] };

const tricks = [
  'http://pay.example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//pay.example.com/',
  'https:pay.example.com',
  'https:/pay.example.com',
  'https:///pay.example.com',
  'https://pay.example.com@evil.test/',
  'https://evil.test@pay.example.com/',
  'https://pay.example.com:80/',
  'https://pay.example.com:443:443/',
  'https://pay.example.com.evil.test/',
  'https://evilpay.example.com/',
  'https://homeward.example/',
  'https://evilhomeward.example/',
  'https://pay.example.com./',
  'https://pay.example.com%2eevil.test/',
  'https://pay.example.com\\@evil.test/',
  'https://evil.test\\.homeward.example/',
  'https://evil.test#.homeward.example',
  'https://evil.test?.homeward.example',
  'https://evil.test/.homeward.example',
  ' https://pay.example.com/',
  'https://pay.example.com/\n',
  'ht\ttps://pay.example.com/',
  'https://pаy.example.com/',
  'https://pay。example。com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://-x.homeward.example/',
  'https://..homeward.example/',
  `https://pay.example.com/${'a'.repeat(2100)}`,
  '',
];

test.each(tricks)('refuses %p', (link) => {
  expect(isAllowedUrl(link, policy)).toBe(false);
});

test.each([
  'https://pay.example.com',
  'HTTPS://PAY.example.com/a/b?x=1&y=%20#z',
  'https://pay.example.com:443/',
  'https://a.b.homeward.example/x',
])('opens %p', (link) => {
  expect(isAllowedUrl(link, policy)).toBe(true);
});

test('takes an allowed link apart', () => {
  expect(checkUrl('https://pay.example.com/a?b=c#d', policy)).toMatchObject({
    host: 'pay.example.com',
    path: '/a',
    query: 'b=c',
    fragment: 'd',
  });
  expect(checkUrl('https://other.example.com', policy)).toEqual({ ok: false, reason: 'notListed' });
});

test('the sandbox opens without TLS only at its exact host and port', () => {
  const withSandbox = { ...policy, plainHosts: ['127.0.0.1:8080'] };
  expect(
    [
      'http://127.0.0.1:8080/pay',
      'http://127.0.0.1:8081/',
      'http://127.0.0.1:8080.evil.test/',
      'http://127.0.0.1:8080@evil.test/',
      'http://pay.example.com/',
    ].map((link) => isAllowedUrl(link, withSandbox)),
  ).toEqual([true, false, false, false, false]);
});

test('whatever is allowed, a browser goes to a listed host by https', () => {
  const piece = fc.constantFrom(
    'https://',
    'http://',
    'pay.example.com',
    '.homeward.example',
    'evil.test',
    '@',
    '\\',
    '/',
    ':',
    '443',
    '#',
    '?',
    '%2e',
    '.',
    'a',
    '\t',
    ' ',
    '[',
    ']',
    '0x7f',
    '。',
  );
  holdsFor(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.boolean(), (pieces, prefixed) => {
      const link = (prefixed ? 'https://' : '') + pieces.join('');
      if (!isAllowedUrl(link, policy)) return;
      const real = new URL(link);
      expect(real.protocol).toBe('https:');
      expect(real.hostname === 'pay.example.com' || real.hostname.endsWith('.homeward.example')).toBe(true);
      expect([real.username, real.password, real.port]).toEqual(['', '', '']);
    }),
    20_000,
  );
});
