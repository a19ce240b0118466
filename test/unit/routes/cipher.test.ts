import fc from 'fast-check';
import { decodeQuery, encodeQuery } from '@/state/navigation/cipher';

const SECRET = 'a secret of this build';
const params = fc.dictionary(
  fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
  fc.oneof(fc.string({ unit: 'grapheme' }), fc.boolean(), fc.integer()),
);

describe('the encrypted query', () => {
  test('gives back what went in, in signs that need no escaping', () => {
    fc.assert(
      fc.property(fc.nat(1000), params, (step, given) => {
        const q = encodeQuery(SECRET, 'bankOrder', { step, params: given });
        expect(q).toMatch(/^[\w-]+$/);
        expect(decodeQuery(SECRET, 'bankOrder', q)).toEqual({ step, params: { ...given } });
      }),
      { numRuns: 200 },
    );
  });

  test('shows nothing of what it carries', () => {
    const q = encodeQuery(SECRET, 'bankOrder', { step: 0, params: { seqNo: 'HW20261121' } });
    for (const text of [q, Buffer.from(q, 'base64url').toString('latin1')])
      expect(text).not.toMatch(/seqNo|HW20261121/);
  });

  test('is under the secret of the build in the addresses of the app', async () => {
    Object.assign(__BUILD__, { querySecret: SECRET });
    const { addressFor } = jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation');
    const { q = '' } = (await addressFor('bankOrder', { seqNo: 'A1' })).query;
    expect(decodeQuery(SECRET, 'bankOrder', q)).toMatchObject({ params: { seqNo: 'A1' } });
  });

  test('the same route, params and step give the same address', () => {
    const content = { step: 1, params: { seqNo: 'A1' } };
    expect(encodeQuery(SECRET, 'bankOrder', content)).toBe(encodeQuery(SECRET, 'bankOrder', content));
    expect(encodeQuery(SECRET, 'bankOrder', { ...content, step: 2 })).not.toBe(
      encodeQuery(SECRET, 'bankOrder', content),
    );
  });

  test('whatever one changes in it, it is no longer believed', () => {
    const q = encodeQuery(SECRET, 'bankOrder', { step: 3, params: { seqNo: 'ORDER20261121' } });
    fc.assert(
      fc.property(fc.nat(q.length - 1), fc.constantFrom(...'ABCxyz019-_'), (at, sign) => {
        fc.pre(q[at] !== sign);
        expect(decodeQuery(SECRET, 'bankOrder', q.slice(0, at) + sign + q.slice(at + 1))).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('cut, lengthened, foreign and senseless texts are refused [P2-01]', () => {
    const q = encodeQuery(SECRET, 'bankOrder', { step: 0, params: { seqNo: 'A1' } });
    for (let length = 0; length < q.length; length += 1) {
      expect(decodeQuery(SECRET, 'bankOrder', q.slice(0, length))).toBeNull();
    }
    expect(decodeQuery(SECRET, 'bankOrder', `${q}AA`)).toBeNull();
    expect(decodeQuery(SECRET, 'transferVoucher', q)).toBeNull();
    expect(decodeQuery('another secret', 'bankOrder', q)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => decodeQuery(SECRET, 'bankOrder', text) === null));
  });
});
