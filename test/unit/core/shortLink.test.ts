import { shortLink } from '@/core/shortLink';

test.each([
  ['https://pay.test/track?code=c0de', 'pay.test/track'],
  ['http://127.0.0.1:8080/share/p#top', '127.0.0.1:8080/share/p'],
  ['pay.test', 'pay.test'],
])('of %s a person sees host and path', (link, shown) => {
  expect(shortLink(link)).toBe(shown);
});
