import fc from 'fast-check';
import { constants, privateDecrypt, randomBytes } from 'node:crypto';
import {
  createKeySet,
  EnvelopeError,
  KEY_ALPHABET,
  openAnswer,
  sealRequest,
  type KeySet,
} from '@/api/crypto';
import { headerNames } from '@/api/headers';
import { boundHeaders } from '@/contracts/envelope';
import { bytesOf, fromBase64Url, sameBytes, toBase64Url, wordsOf } from '@/api/crypto/bytes';
import {
  createKeyRing,
  createMemoryNonceStore,
  createPrivateKeyPem,
  openRequest,
  sealAnswer,
  type NonceStore,
} from '../../../sandbox/envelope';

const random = (n: number) => new Uint8Array(randomBytes(n));
const ring = createKeyRing(createPrivateKeyPem(2048));
const keysOf = (by = ring) => createKeySet({ keyId: by.keyId, publicKey: by.publicKeyPem }, random);
let keys: KeySet;
beforeAll(async () => {
  keys = await keysOf();
});
const bound = {
  method: 'POST',
  path: '/web/order/v2/commit',
  headers: Object.fromEntries(boundHeaders.map((name) => [name, `${name}-1`])),
};
const now = 1_800_000_000_000;
const freshNonces = () => createMemoryNonceStore(() => now);
const open = (data: string, more: object = {}, nonces: NonceStore = freshNonces(), at = now) =>
  openRequest({ ...bound, rs: keys.rs, data, ...more }, { ring, nonces, now: () => at });

async function exchange(text: string, set: KeySet = keys) {
  const { data, sent } = sealRequest(set, bound, text, now, random);
  const opened = await open(data, { rs: set.rs });
  if (!opened.ok) throw new Error(opened.refusal);
  return { data, sent, request: opened.request };
}

const unicode = fc.string({ unit: 'grapheme', maxLength: 300 });

describe('given a request and its answer', () => {
  test('whatever their texts are, both sides read what the other wrote [C7.1-26]', async () => {
    await fc.assert(
      fc.asyncProperty(unicode, unicode, async (question, reply) => {
        const { sent, request } = await exchange(question);
        expect(request.text).toBe(question);
        expect(openAnswer(sent, sealAnswer(request, reply, now))).toBe(reply);
      }),
      { numRuns: 150 },
    );
  });

  test('equal texts never look equal on the wire', () => {
    const seals = new Set(
      Array.from({ length: 200 }, () => sealRequest(keys, bound, 'same', now, random).data),
    );
    expect(seals.size).toBe(200);
  });
});

const alter = (text: string, at: number, by: number): string => {
  const i = at % text.length;
  const code = text.charCodeAt(i);
  const next = 33 + ((code - 33 + 1 + (by % 93)) % 94);
  return text.slice(0, i) + String.fromCharCode(next) + text.slice(i + 1);
};

describe('given 10,000 messages that someone has touched', () => {
  test('the server accepts none of the requests', async () => {
    const { data } = sealRequest(keys, bound, JSON.stringify({ amount: '100.00' }), now, random);
    const other = sealRequest(keys, bound, JSON.stringify({ amount: '900.00' }), now, random).data;
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 5 }), async (a, b, kind) => {
        const parts = data.split('.');
        const mixed = [...parts];
        const at = a % parts.length;
        mixed[at] = other.split('.')[at] as string;
        const message = [
          alter(data, a, b),
          data.slice(0, a % data.length),
          `${data}${String.fromCharCode(33 + (b % 94))}`,
          mixed.join('.'),
          alter(alter(data, a, b), b, a),
          parts.reverse().join('.'),
        ][kind] as string;
        // Swapping an equal part changes nothing.
        if (message === data) return;
        if ((await open(message)).ok) accepted += 1;
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBe(0);
  });

  test('the client accepts none of the answers', async () => {
    const one = await exchange('{"seqNo":"1"}');
    const two = await exchange('{"seqNo":"2"}');
    const answer = sealAnswer(one.request, '{"code":"0"}', now);
    const other = sealAnswer(two.request, '{"code":"0"}', now);
    let accepted = 0;
    const refuses = (message: string) => {
      try {
        openAnswer(one.sent, message);
        accepted += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(EnvelopeError);
      }
    };
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 4 }), (a, b, kind) => {
        const parts = answer.split('.');
        const mixed = [...parts];
        mixed[a % 6] = other.split('.')[a % 6] as string;
        const message = [
          alter(answer, a, b),
          answer.slice(0, a % answer.length),
          mixed.join('.'),
          alter(alter(answer, a, b), b, a),
          other,
        ][kind] as string;
        if (message !== answer) refuses(message);
      }),
      { numRuns: 5000 },
    );
    refuses(other);
    refuses(one.data);
    expect(accepted).toBe(0);
  });
});

test('language, market and idempotency key are among the bound headers, and the app has a name for each of them', () => {
  expect(boundHeaders).toEqual(expect.arrayContaining(['token', 'idempotency-key', 'market', 'lang']));
  expect(Object.values(headerNames)).toEqual(expect.arrayContaining([...boundHeaders]));
});

describe('given a true message in the wrong place', () => {
  const message = () => sealRequest(keys, bound, '{}', now, random).data;

  test.each<[string, () => object | Promise<object>]>([
    ['another path', () => ({ path: '/web/order/v2/pay' })],
    ['another method', () => ({ method: 'GET' })],
    ...boundHeaders.flatMap((name): [string, () => object][] => [
      [`another ${name}`, () => ({ headers: { ...bound.headers, [name]: 'another' } })],
      [`no ${name}`, () => ({ headers: { ...bound.headers, [name]: undefined } })],
    ]),
    ['keys of someone else', async () => ({ rs: (await keysOf()).rs })],
    ['keys cut short', () => ({ rs: keys.rs.slice(0, -8) })],
    ['keys spelt another way', () => ({ rs: `${keys.rs}=` })],
    ['keys with a symbol nobody reads', () => ({ rs: `${keys.rs.slice(0, 60)}~${keys.rs.slice(60)}` })],
    [
      'keys of another server',
      async () => ({ rs: (await keysOf(createKeyRing(createPrivateKeyPem(2048)))).rs }),
    ],
  ])('the server refuses it: %s', async (_, change) => {
    expect((await open(message(), await change())).ok).toBe(false);
  });

  test('the server refuses a repeat, also at the same moment', async () => {
    const nonces = freshNonces();
    const data = message();
    const results = await Promise.all(Array.from({ length: 20 }, () => open(data, {}, nonces)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
  });

  test('the server refuses stamps more than 300 s off and takes those within', async () => {
    expect((await open(message(), {}, freshNonces(), now + 300_001)).ok).toBe(false);
    expect((await open(message(), {}, freshNonces(), now - 300_001)).ok).toBe(false);
    expect((await open(message(), {}, freshNonces(), now + 300_000)).ok).toBe(true);
    expect((await open(message(), {}, freshNonces(), now - 300_000)).ok).toBe(true);
  });

  test('a nonce whose time is over is let go', () => {
    let time = now;
    const nonces = createMemoryNonceStore(() => time);
    expect(nonces.take('a', now + 10_000)).toBe(true);
    time = now + 10_000;
    expect(nonces.take('a', now + 20_000)).toBe(false);
    time = now + 20_000;
    expect(nonces.take('b', now + 30_000)).toBe(true);
    expect(nonces.size()).toBe(1);
  });

  test('a nonce is remembered for as long as its stamp would pass', async () => {
    let time = now;
    const nonces = createMemoryNonceStore(() => time);
    const data = sealRequest(keys, bound, '{}', now + 290_000, random).data;
    const at = () => openRequest({ ...bound, rs: keys.rs, data }, { ring, nonces, now: () => time });
    expect((await at()).ok).toBe(true);
    time = now + 589_000;
    expect(await at()).toEqual({ ok: false, refusal: 'nonce' });
    time = now + 590_000;
    expect(await at()).toEqual({ ok: false, refusal: 'nonce' });
    time += 1;
    expect(await at()).toEqual({ ok: false, refusal: 'stamp' });
  });

  test('the client refuses an answer stamped long before or after its request', async () => {
    const { sent, request } = await exchange('{}');
    expect(() => openAnswer(sent, sealAnswer(request, 'late', now + 300_001))).toThrow(EnvelopeError);
    expect(() => openAnswer(sent, sealAnswer(request, 'old', now - 300_001))).toThrow(EnvelopeError);
    expect(openAnswer(sent, sealAnswer(request, 'just not late', now + 300_000))).toBe('just not late');
    expect(openAnswer(sent, sealAnswer(request, 'just not old', now - 300_000))).toBe('just not old');
  });

  test('messages under the key before the last rotation are read, older ones are not', async () => {
    const turning = createKeyRing(createPrivateKeyPem(2048));
    const set = await keysOf(turning);
    const read = async () =>
      (
        await openRequest(
          { ...bound, rs: set.rs, data: sealRequest(set, bound, '{}', now, random).data },
          { ring: turning, nonces: freshNonces(), now: () => now },
        )
      ).ok;
    expect(await read()).toBe(true);
    turning.rotate(createPrivateKeyPem(2048));
    expect(await read()).toBe(true);
    turning.rotate(createPrivateKeyPem(2048));
    expect(await read()).toBe(false);
  });
});

describe('keys', () => {
  test('are drawn evenly from 64 symbols', () => {
    expect(new Set(KEY_ALPHABET).size).toBe(64);
    expect(KEY_ALPHABET).toHaveLength(64);
  });

  test('are two, of 24 and of 16 characters [P7-21]', async () => {
    const pem = createPrivateKeyPem(2048);
    const { keyId, publicKeyPem } = createKeyRing(pem);
    const drawn: number[] = [];
    const { rs } = await createKeySet({ keyId, publicKey: publicKeyPem }, (n) => {
      drawn.push(n);
      return random(n);
    });
    expect(drawn.slice(0, 2)).toEqual([24, 16]);
    const wrapped = Buffer.from(rs.split('.')[1] ?? '', 'base64url');
    const opened = privateDecrypt(
      { key: pem, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      wrapped,
    );
    expect(opened.toString('latin1')).toHaveLength(24 + 16);
  });

  test('come only from the given source', async () => {
    const spy = jest.spyOn(Math, 'random');
    await keysOf();
    sealRequest(keys, bound, '{}', now, random);
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  test('are not made when the source fails', async () => {
    const broken = () => {
      throw new Error('no source');
    };
    await expect(createKeySet({ keyId: ring.keyId, publicKey: ring.publicKeyPem }, broken)).rejects.toThrow(
      'no source',
    );
  });
});

describe('bytes', () => {
  const some = fc.uint8Array({ maxLength: 80 });
  test('base64url and words hold every byte', () => {
    fc.assert(
      fc.property(some, (bytes) => {
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
        expect(bytesOf(wordsOf(bytes))).toEqual(bytes);
        expect(sameBytes(bytes, bytes.slice())).toBe(true);
      }),
    );
  });
  test('text outside the alphabet is no base64', () => {
    for (const text of ['*', 'ab*d', 'a', 'äbcd']) expect(fromBase64Url(text)).toBeNull();
  });
});
