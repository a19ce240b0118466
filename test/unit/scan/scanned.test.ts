import fc from 'fast-check';
import { matchPath, routeNames } from '@/routes';
import { scannable } from '@/routes/flows/scannable';
import { MAX_CODE_LENGTH } from '@/core/scanned';
import { targetOf } from '@/state/scan/openScanned';

const policy = { hosts: ['www.homeward.example', '*.homeward.example'], plainHosts: ['127.0.0.1:4000'] };
const card = (rest: string) => `https://www.homeward.example/personalCollection/cardDetail${rest}`;

test.each([
  [card('?shareCode=abc123'), 'collectionCardDetail', { shareCode: 'abc123' }],
  [
    'https://app.homeward.example/PERSONALCOLLECTION/carddetail?shareCode=a',
    'collectionCardDetail',
    { shareCode: 'a' },
  ],
  [
    'http://127.0.0.1:4000/payeeShareConnect?shareCode=abc&countryCode=CHN',
    'payeeShareConnect',
    { shareCode: 'abc', countryCode: 'CHN' },
  ],
  // Unlisted params are dropped and must not open anything.
  [
    card('?shareCode=abc&cardId=card_1&q=forged&__proto__=x&token=stolen'),
    'collectionCardDetail',
    { shareCode: 'abc' },
  ],
])('%s opens %s', (text, name, params) => {
  expect(targetOf(text, policy)).toEqual({ kind: 'route', name, params });
});

test.each([
  ['another host', 'https://homeward.example.evil.example/personalCollection/cardDetail?shareCode=a'],
  [
    'a host before an @',
    'https://www.homeward.example@evil.example/personalCollection/cardDetail?shareCode=a',
  ],
  [
    'a host behind a backslash',
    'https://evil.example\\@www.homeward.example/personalCollection/cardDetail?shareCode=a',
  ],
  ['a look-alike letter', 'https://www.homewаrd.example/personalCollection/cardDetail?shareCode=a'],
  [
    'a script',
    'javascript:location="https://www.homeward.example/personalCollection/cardDetail?shareCode=a"',
  ],
  ['a page within', 'data:text/html,<script>1</script>'],
  ['a file', 'file:///etc/passwd'],
  ['another app', 'weixin://dl/business?x=1'],
  ['no scheme', '//www.homeward.example/personalCollection/cardDetail?shareCode=a'],
  ['no TLS', 'http://www.homeward.example/personalCollection/cardDetail?shareCode=a'],
  ['another port', 'https://www.homeward.example:8443/personalCollection/cardDetail?shareCode=a'],
  ['a blank inside', card(' ?shareCode=a')],
  ['a line break', card('?shareCode=a\nb')],
  ['a name twice', card('?shareCode=a&shareCode=b')],
  ['bad escapes', card('?shareCode=%E0%A4%A')],
  ['too long a text', card(`?shareCode=${'a'.repeat(MAX_CODE_LENGTH)}`)],
])('%s is foreign', (_what, text) => {
  expect(targetOf(text, policy)).toEqual({ kind: 'foreign' });
});

test.each([
  ['the web view with a link', 'https://www.homeward.example/webview?link=https://evil.example'],
  ['the login with a token', 'https://www.homeward.example/login?token=x'],
  ['a path upwards', card('/../../confirmRemit?seqNo=1')],
  ['a card without a code', card('')],
  ['a card by its id', card('?cardId=card_1')],
  ['a code no screen could read', card(`?shareCode=${'%3Cscript%3E'}`)],
  ['plain words', 'hello'],
  ['nothing', '   '],
  ['a payment code', '00020126330014BR.GOV.BCB.PIX0111123456789095204000053039865802BR6304ABCD'],
])('%s opens nothing', (_what, text) => {
  expect(targetOf(text, policy)).toEqual({ kind: 'unknown' });
});

test('no route that is not on the list is ever opened, whatever the query', () => {
  for (const name of routeNames.filter((route) => !scannable[route])) {
    const query = 'shareCode=a&seqNo=1&link=https%3A%2F%2Fevil.example&token=t&countryCode=AUS';
    const match = matchPath(`/${name}`);
    const target = targetOf(`https://www.homeward.example/${match?.path ?? name}?${query}`, policy);
    expect(target.kind).not.toBe('route');
  }
});

test('any text at all is answered, and opens at most a listed route', () => {
  const parts = fc.constantFrom(
    'https://',
    'www.homeward.example',
    '/payeeShareConnect',
    '?shareCode=',
    '&',
    '%',
    '@',
    '\\',
    '#',
    'a',
    '\u202e',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts, { maxLength: 12 }).map((list) => list.join('')),
      ),
      (text) => {
        const target = targetOf(text, policy);
        if (target.kind === 'route') expect(Object.keys(scannable)).toContain(target.name);
      },
    ),
    { numRuns: 2000, seed: Number(process.env.FC_SEED) || undefined, verbose: 1 },
  );
});
