/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://app.example/remit"}
 */
import { randomFillSync } from 'node:crypto';
import { cookie, random } from '@/platform/h5/store';

test('given a page over TLS, then its cookies never travel in clear, and a wrong spelling reads as none [P3-78]', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  cookie.set('token', 'a', { days: 365 });
  expect(written).toHaveBeenLastCalledWith('token=a; max-age=31536000; path=/; SameSite=Lax; Secure');
  expect([cookie.get('token'), cookie.get('toke')]).toEqual(['a', null]);
  cookie.remove('token');
  expect(written).toHaveBeenLastCalledWith('token=; max-age=0; path=/; SameSite=Lax; Secure');
  expect(cookie.get('token')).toBeNull();
  document.cookie = 'broken=%E4%A';
  expect(cookie.get('broken')).toBeNull();
});

test('given more bytes than the browser gives at once, then that is refused by name', () => {
  Object.defineProperty(window, 'crypto', {
    configurable: true,
    value: { getRandomValues: (bytes: Uint8Array) => randomFillSync(bytes) },
  });
  expect(random.bytes(65_536)).toHaveLength(65_536);
  expect(() => random.bytes(65_537)).toThrow(
    expect.objectContaining({ name: 'PlatformError', kind: 'unsupported' }) as Error,
  );
});
