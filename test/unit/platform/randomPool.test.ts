import fc from 'fast-check';
import { createHmac } from 'node:crypto';
import { createRandomPool } from '@/platform/shared/randomPool';
import { createSeededRandom } from '@/platform/shared/seededRandom';

/** 4-byte counters: no two positions are equal. */
function counting() {
  let next = 1;
  return jest.fn(async (length: number) => {
    const bytes = new Uint8Array(length);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 <= length; at += 4) view.setUint32(at, next++);
    return bytes;
  });
}

describe('given a pool over a secure source', () => {
  test('then it is filled ahead of the first use', async () => {
    const source = counting();
    const pool = createRandomPool(source);
    expect(source).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    await Promise.resolve();
    expect(pool.bytes(32)).toHaveLength(32);
  });

  test('then no byte is handed out twice and none is left out, however draws come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 40 }),
        async (words) => {
          const pool = createRandomPool(counting());
          const drawn: number[] = [];
          for (const count of words) {
            await pool.ready(count * 4);
            const bytes = pool.bytes(count * 4);
            const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
            for (let at = 0; at < bytes.length; at += 4) drawn.push(view.getUint32(at));
          }
          expect(drawn).toEqual(drawn.map((_, at) => at + 1));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('then calls side by side each find the bytes they waited for', async () => {
    const pool = createRandomPool(counting());
    const draws = await Promise.all(
      Array.from({ length: 400 }, async () => {
        await pool.ready(32);
        return pool.bytes(32).join();
      }),
    );
    expect(new Set(draws).size).toBe(400);
  });

  test('then what was waited for and never drawn does not make it grow without end', async () => {
    const source = counting();
    const pool = createRandomPool(source);
    for (let i = 0; i < 2000; i += 1) await pool.ready(100);
    expect(source.mock.calls.length).toBeLessThanOrEqual(17);
  });

  test('then more than is there throws, and takes nothing', async () => {
    const pool = createRandomPool(counting());
    await pool.ready(16);
    expect(() => pool.bytes(5000)).toThrow('unsupported');
    expect(pool.bytes(4)).toEqual(new Uint8Array([0, 0, 0, 1]));
  });

  test.each([
    ['fails', () => Promise.reject(new Error('fail'))],
    ['gives too little', async () => new Uint8Array(8).fill(7)],
    ['gives zeros', async (length: number) => new Uint8Array(length)],
  ])('when the source %s, then it fails closed, and tries again the next time', async (_, source) => {
    const weak = jest.spyOn(Math, 'random');
    let current: (length: number) => Promise<Uint8Array> = source;
    const pool = createRandomPool((length) => current(length));
    await expect(pool.ready(16)).rejects.toMatchObject({ kind: 'unsupported', detail: 'random' });
    expect(() => pool.bytes(16)).toThrow('unsupported');
    current = counting();
    await pool.ready(16);
    expect(pool.bytes(16)).toHaveLength(16);
    expect(weak).not.toHaveBeenCalled();
    weak.mockRestore();
  });

  test('when there is no source at all, then a seed of the server changes nothing', async () => {
    const pool = createRandomPool(null);
    pool.addServerSeed(new Uint8Array(32).fill(7));
    await expect(pool.ready(1)).rejects.toMatchObject({ kind: 'unsupported', detail: 'random' });
  });
});

describe('given a generator fed by the server', () => {
  const seed = (fill: number) => new Uint8Array(32).fill(fill);
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

  test('then the seed by itself does not tell what is drawn', () => {
    const [one, other] = ['device 1', 'device 2'].map((text) => createSeededRandom(() => text));
    one?.addServerSeed(seed(1));
    other?.addServerSeed(seed(1));
    expect(hex(one?.bytes(32) as Uint8Array)).not.toBe(hex(other?.bytes(32) as Uint8Array));
  });

  test('then a later seed adds to what was there and replaces nothing', () => {
    const [one, other] = [1, 2].map((fill) => {
      const random = createSeededRandom(() => 'device');
      random.addServerSeed(seed(fill));
      random.addServerSeed(seed(9));
      return random.bytes(32);
    });
    expect(hex(one as Uint8Array)).not.toBe(hex(other as Uint8Array));
  });

  test('then no draw repeats', () => {
    const random = createSeededRandom(() => 'device');
    random.addServerSeed(seed(3));
    expect(new Set(Array.from({ length: 3000 }, () => hex(random.bytes(32)))).size).toBe(3000);
  });

  test('then its key moves on, so that a key seen later does not give away what was drawn before', () => {
    const random = createSeededRandom(() => 'device');
    random.addServerSeed(seed(3));
    const mac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest();
    const key = mac(seed(3), 'seed|device');
    expect(hex(random.bytes(32))).toBe(hex(mac(key, 'block|1')));
    expect(hex(random.bytes(20))).toBe(hex(mac(mac(key, 'next'), 'block|2').subarray(0, 20)));
  });
});
