import fc from 'fast-check';
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { MacKey, OpeningKey, SealingKey } from '../../../sandbox/envelope/workingKeys';

const key = randomBytes(32);
const anyText = fc.string({ unit: 'grapheme', maxLength: 400 });

describe("the sandbox's working keys do what node:crypto does", () => {
  const sealing = new SealingKey(key);
  const opening = new OpeningKey(key);
  const sealed = (text: string, iv = randomBytes(16)) => {
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    return { iv, bytes: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]) };
  };

  test('what one seals the other opens, message after message', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const whole = sealing.seal(text);
        const plain = createDecipheriv('aes-256-cbc', key, whole.subarray(0, 16));
        expect(Buffer.concat([plain.update(whole.subarray(16)), plain.final()]).toString()).toBe(text);
        expect(sealing.seal(Buffer.from(text))).toHaveLength(whole.length);
        const { iv, bytes } = sealed(text);
        expect(opening.open(bytes.toString('base64url'), iv.toString('base64url'))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('every IV is another one, for equal texts too', () => {
    const ivs = new Set(Array.from({ length: 2000 }, () => sealing.seal('same').toString('hex', 0, 16)));
    expect(ivs.size).toBe(2000);
  });

  test('broken lengths and paddings are refused, and the next message is read', () => {
    const { iv, bytes } = sealed('x'.repeat(40));
    const raw = createCipheriv('aes-256-cbc', key, iv).setAutoPadding(false);
    const padded = (last: number[]) =>
      raw.update(Buffer.from([...Array<number>(16 - last.length).fill(7), ...last]));
    const wrong = padded([0]);
    for (const cipher of [bytes.subarray(1), Buffer.alloc(0), bytes.subarray(0, 16)])
      expect(opening.open(cipher.toString('base64url'), iv.toString('base64url'))).toBeNull();
    expect(opening.open(wrong.toString('base64url'), iv.toString('base64url'))).toBeNull();
    expect(opening.open(bytes.toString('base64url'), iv.toString('base64url'))).toBe('x'.repeat(40));
  });

  test('MACs are the same, of any text and length', () => {
    const mac = new MacKey(key);
    const check = (text: string) => {
      const expected = createHmac('sha256', key).update(text).digest();
      expect(mac.sign(text)).toBe(expected.toString('base64url'));
      expect(mac.verify(text, expected.toString('base64url'))).toBe(true);
      expected[5] = (expected[5] as number) ^ 1;
      expect(mac.verify(text, expected.toString('base64url'))).toBe(false);
    };
    expect(mac.verify('x', mac.sign('x').slice(1))).toBe(false);
    expect(mac.verify('x', `${mac.sign('x')}A`)).toBe(false);
    fc.assert(fc.property(anyText, check), { numRuns: 200 });
    for (const length of [0, 1, 16_384, 16_385, 100_000]) check('ä'.repeat(length));
  });
});
