import { boundHeaders } from '@/contracts/envelope';
import { createHash, randomBytes } from 'node:crypto';
import { createKeySet, EnvelopeError, openAnswer, sealRequest, type SentRequest } from '@/api/crypto';
import { loginPhoneBind } from '@/contracts/calls/account/login';
import { toAppError } from '@/core/appError';
import {
  createKeyRing,
  createMemoryNonceStore,
  createPrivateKeyPem,
  openRequest,
  sealAnswer,
  type OpenedRequest,
} from '../../../sandbox/envelope';
import { clientWith, turns } from '../../fakes/client';

const SEED = process.env.FC_SEED ?? '20260101';
const EACH_SIDE = 5000;
const now = 1_800_000_000_000;
const bound = {
  method: 'POST',
  path: '/web/order/v2/commit',
  headers: { token: 'token-1', 'idempotency-key': 'key-00000001', market: 'AUS', lang: 'en' },
};
const random = (n: number) => new Uint8Array(randomBytes(n));
const ring = createKeyRing(createPrivateKeyPem(2048));
const keysOf = () => createKeySet({ keyId: ring.keyId, publicKey: ring.publicKeyPem }, random);

/** Deterministic, so changes are repeatable. */
function numbers(seed: string) {
  let counter = 0;
  return (below: number): number => {
    counter += 1;
    return createHash('sha256').update(`${seed}:${counter}`).digest().readUInt32BE(0) % below;
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ é';

const changes: Record<string, (text: string, other: string, pick: (below: number) => number) => string> = {
  'one symbol changed': (text, _, pick) => {
    const at = pick(text.length);
    const symbol = ALPHABET.replace(text.charAt(at), '').charAt(pick(ALPHABET.length - 1));
    return text.slice(0, at) + symbol + text.slice(at + 1);
  },
  'one bit of a part flipped': (text, _, pick) => {
    const parts = text.split('.');
    const at = 2 + pick(4);
    const bytes = Buffer.from(parts[at] as string, 'base64url');
    const byte = pick(bytes.length);
    bytes[byte] = (bytes[byte] as number) ^ (1 << pick(8));
    parts[at] = bytes.toString('base64url');
    return parts.join('.');
  },
  'cut short': (text, _, pick) => text.slice(0, pick(text.length)),
  'added to': (text, _, pick) => `${text}${ALPHABET.charAt(pick(ALPHABET.length))}`,
  'a part of another message': (text, other, pick) => {
    const parts = text.split('.');
    const at = 2 + pick(4);
    parts[at] = other.split('.')[at] as string;
    return parts.join('.');
  },
  'stamp moved': (text, _, pick) => {
    const parts = text.split('.');
    parts[1] = String(Number(parts[1]) + 1 + pick(600_000));
    return parts.join('.');
  },
  'two parts exchanged': (text, _, pick) => {
    const parts = text.split('.');
    const [a, b] = [pick(6), pick(5)];
    const c = b >= a ? b + 1 : b;
    [parts[a], parts[c]] = [parts[c] as string, parts[a] as string];
    return parts.join('.');
  },
};
const oneSymbol = changes['one symbol changed'] as (typeof changes)[string];
const kinds = Object.keys(changes);
const counted = (accepted: Record<string, number>, refused: Record<string, number>) => {
  const sum = (of: Record<string, number>) => Object.values(of).reduce((all, one) => all + one, 0);
  return { accepted: sum(accepted), tried: sum(accepted) + sum(refused), kinds: Object.keys(refused).length };
};
const add = (to: Record<string, number>, kind: string) => {
  to[kind] = (to[kind] ?? 0) + 1;
};

test(`the server accepts none of ${EACH_SIDE} changed, repeated, swapped or stale requests`, async () => {
  const pick = numbers(`${SEED}:server`);
  const mine = await keysOf();
  const theirs = await keysOf();
  const nonces = createMemoryNonceStore(() => now);
  const accepted: Record<string, number> = {};
  const refused: Record<string, number> = {};
  const seal = (stamp = now, keys = mine) =>
    sealRequest(keys, bound, JSON.stringify({ amount: String(pick(9999)) }), stamp, random).data;
  const pool = Array.from({ length: 40 }, () => seal());
  const used = await Promise.all(
    pool.slice(0, 10).map(async (data) => ({
      data,
      result: await openRequest({ ...bound, rs: mine.rs, data }, { ring, nonces, now: () => now }),
    })),
  );
  expect(used.every(({ result }) => result.ok)).toBe(true);

  const attack = async (kind: string, input: object) => {
    const result = await openRequest(
      { ...bound, rs: mine.rs, data: '', ...input },
      { ring, nonces, now: () => now },
    );
    add(result.ok ? accepted : refused, kind);
  };
  for (let i = 0; i < EACH_SIDE; i += 1) {
    const data = pool[10 + pick(30)] as string;
    const kind = [
      ...kinds,
      'repeated',
      'stale',
      'another path',
      'another method',
      'another header',
      'keys of another session',
      'key header changed',
    ][i % (kinds.length + 7)] as string;
    const change = changes[kind];
    if (change) {
      let other = data;
      while (other === data) other = pool[pick(pool.length)] as string;
      await attack(kind, { data: change(data, other, pick) });
    } else if (kind === 'repeated') await attack(kind, { data: used[pick(10)]?.data });
    else if (kind === 'stale')
      await attack(kind, { data: seal(now + (pick(2) ? 1 : -1) * (300_001 + pick(9_000_000))) });
    else if (kind === 'another path')
      await attack(kind, { data, path: `/web/order/v2/commit${ALPHABET.charAt(pick(64))}` });
    else if (kind === 'another method')
      await attack(kind, { data, method: ['GET', 'PUT', 'post', ''][pick(4)] });
    else if (kind === 'another header') {
      const name = boundHeaders[pick(boundHeaders.length)] as string;
      const was = String((bound.headers as Record<string, string>)[name] ?? '');
      const value = [`${was}2`, `${was} `, was === '' ? 'x' : '', 'other'][pick(4)];
      await attack(kind, { data, headers: { ...bound.headers, [name]: value } });
    } else if (kind === 'keys of another session') await attack(kind, { data, rs: theirs.rs });
    else
      await attack(kind, {
        data,
        rs: oneSymbol(mine.rs, '', pick),
      });
  }
  const { accepted: count, tried, kinds: ways } = counted(accepted, refused);
  process.stdout.write(
    `server: ${tried} hostile requests of ${ways} kinds, ${count} accepted (seed ${SEED})\n`,
  );
  expect(accepted).toEqual({});
  expect(tried).toBe(EACH_SIDE);
  for (const data of pool.slice(10))
    expect((await openRequest({ ...bound, rs: mine.rs, data }, { ring, nonces, now: () => now })).ok).toBe(
      true,
    );
});

test(`the client accepts none of ${EACH_SIDE} changed, repeated, swapped or stale answers`, async () => {
  const pick = numbers(`${SEED}:client`);
  const nonces = createMemoryNonceStore(() => now);
  const keys = await keysOf();
  const accepted: Record<string, number> = {};
  const refused: Record<string, number> = {};
  async function exchange(
    set = keys,
    to = bound,
  ): Promise<{ sent: SentRequest; request: OpenedRequest; data: string }> {
    const { data, sent } = sealRequest(set, to, '{}', now, random);
    const opened = await openRequest({ ...to, rs: set.rs, data }, { ring, nonces, now: () => now });
    if (!opened.ok) throw new Error(opened.refusal);
    return { sent, request: opened.request, data };
  }
  const one = await exchange();
  const others = await Promise.all([
    exchange(),
    exchange(await keysOf()),
    exchange(keys, { ...bound, path: '/web/order/v2/pay' }),
    exchange(keys, { ...bound, headers: { ...bound.headers, token: 'token-2' } }),
  ]);
  const answers = Array.from({ length: 30 }, (_, i) =>
    sealAnswer(one.request, JSON.stringify({ code: '0', msg: '', model: { seqNo: i } }), now),
  );
  const foreign = others.map(({ request }) => sealAnswer(request, '{"code":"0"}', now));

  const attack = (kind: string, data: string) => {
    try {
      openAnswer(one.sent, data);
      add(accepted, kind);
    } catch (error) {
      expect(error).toBeInstanceOf(EnvelopeError);
      add(refused, kind);
    }
  };
  const more = [
    'of another request',
    'of another session',
    'of another path',
    'of another token',
    'the request itself',
    'stale',
    'sealed with request keys',
  ];
  for (let i = 0; i < EACH_SIDE; i += 1) {
    const kind = [...kinds, ...more][i % (kinds.length + more.length)] as string;
    const change = changes[kind];
    const data = answers[pick(30)] as string;
    if (change) {
      let other = data;
      while (other === data) other = answers[pick(30)] as string;
      attack(kind, change(data, other, pick));
    } else if (kind === 'the request itself') attack(kind, one.data);
    else if (kind === 'stale')
      attack(kind, sealAnswer(one.request, '{}', now + (pick(2) ? 1 : -1) * (300_001 + pick(9_000_000))));
    else if (kind === 'sealed with request keys')
      attack(
        kind,
        sealAnswer(
          { ...one.request, keys: { ...one.request.keys, answer: one.request.keys.request } },
          '{}',
          now,
        ),
      );
    else attack(kind, foreign[more.indexOf(kind)] as string);
  }
  const { accepted: count, tried, kinds: ways } = counted(accepted, refused);
  process.stdout.write(
    `client: ${tried} hostile answers of ${ways} kinds, ${count} accepted (seed ${SEED})\n`,
  );
  expect(accepted).toEqual({});
  expect(tried).toBe(EACH_SIDE);
  for (const data of answers) expect(openAnswer(one.sent, data)).toContain('"code":"0"');
});

describe('given a whole client, when someone answers in the server’s place', () => {
  const ask = (setup: ReturnType<typeof clientWith>, options = {}) =>
    setup.client
      .call(
        loginPhoneBind,
        { areaCode: '61', phoneNumber: '412345678', ticket: 'ticket-1234567890' },
        { softError: true, ...options },
      )
      .catch(toAppError);

  test('then the answer of a call before is refused', async () => {
    let first: unknown = null;
    const setup = clientWith(() => ({ code: '51002' }), { tamper: (body) => (first ??= body) });
    expect(await ask(setup)).toMatchObject({ code: '51002' });
    expect(await ask(setup)).toMatchObject({ kind: 'crypto' });
  });

  test('then two answers that were exchanged are both refused', async () => {
    const waiting: ((body: unknown) => void)[] = [];
    const bodies: unknown[] = [];
    const setup = clientWith(() => ({ code: '51002' }), {
      tamper: (body) => {
        bodies.push(body);
        return new Promise((resolve) => waiting.push(resolve));
      },
    });
    const calls = [ask(setup), ask(setup)];
    await turns(60);
    expect(waiting).toHaveLength(2);
    waiting[0]?.(bodies[1]);
    waiting[1]?.(bodies[0]);
    expect(await Promise.all(calls)).toMatchObject([{ kind: 'crypto' }, { kind: 'crypto' }]);
  });

  test('then an answer under another token’s binding is refused', async () => {
    const setup = clientWith(() => ({ code: '51002' }), {
      tamper: (_, opened) => ({
        data: sealAnswer(
          { ...opened, headers: { ...opened.headers, token: '' } },
          '{"code":"0","model":{"done":true}}',
        ),
      }),
    });
    expect(await ask(setup)).toMatchObject({ kind: 'crypto' });
  });

  test('then an answer in clear is none [C7.1-29]', async () => {
    const setup = clientWith(() => ({ raw: { code: '0', msg: '', model: { done: true } } }));
    expect(await ask(setup)).toMatchObject({ code: '198', kind: 'crypto' });
  });

  test('then a forged refusal in clear brings neither words nor tokens', async () => {
    const setup = clientWith(() => ({
      raw: {
        code: '198',
        msg: 'Call +1 900',
        model: null,
        responseHeader: { token: 'evil', gToken: 'evil' },
      },
    }));
    expect(await ask(setup, { softError: false })).toMatchObject({ code: '198', kind: 'crypto' });
    expect([setup.session.token, setup.session.gToken]).toEqual(['T0', '']);
    expect(setup.told.toasts).toEqual([{ messageKey: 'errors.secureRetry' }]);
  });
});
