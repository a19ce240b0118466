import fc from 'fast-check';
import { type ErrorCase, type ErrorRow, errorTable, kindOf } from '@/contracts/errors';
import * as server from '@/contracts/errors/server';
import { AppError, type ErrorKind } from '@/core/appError';
import { commitEndOf, commitPauseMs } from '@/state/orders/commitRule';

const errorOf = (code: string, kind: ErrorKind): AppError =>
  new AppError({ code, kind, messageKey: 'errors.unknown' });

test('every code of the table has its end: only what leaves the order unknown keeps the key', () => {
  const ends: Record<string, string[]> = { ends: [], again: [], waits: [] };
  for (const [name, row] of Object.entries(errorTable) as [ErrorCase, ErrorRow][]) {
    const kind = kindOf(name);
    if (kind) ends[commitEndOf(errorOf(row.code ?? name, kind))]?.push(name);
  }
  expect(ends.again?.sort()).toEqual([
    'contract', 'decryptFailed', 'httpOther', 'interrupted', 'network', 'serverFault', 'signatureFailed', 'timeout', 'tooOften', 'unavailable',
  ]); // prettier-ignore
  expect(ends.waits?.sort()).toEqual([
    'cancelled', 'emailChanged', 'http401', 'loginExpired', 'missingChannelCode', 'noSecureRandom', 'passwordChanged', 'phoneChanged', 'serverNotProven', 'unauthorized', 'unsupported', 'userExists',
  ]); // prettier-ignore
  expect(ends.ends?.length).toBeGreaterThan(100);
});

test('codes that only the server knows, and unknown codes, end a commit', () => {
  const codes = Object.values(server).flatMap((group) => Object.values<string>(group));
  expect(codes).toEqual(expect.arrayContaining(['WalletLimitUnconfirmed', 'WalletAmountAboveMax']));
  for (const code of [...codes, 'SomethingNew']) expect(commitEndOf(errorOf(code, 'business'))).toBe('ends');
});

test('pauses grow to half a minute, and keys spread over at least the half of each', () => {
  const key = fc.string({
    minLength: 24,
    maxLength: 24,
    unit: fc.constantFrom(...'abcdefghijKLMN0123456789'),
  });
  fc.assert(
    fc.property(key, fc.nat(40), (text, attempt) => {
      const whole = Math.min(1000 * 2 ** Math.min(attempt, 10), 30_000);
      const pause = commitPauseMs(text, attempt);
      return pause >= whole / 2 && pause <= whole;
    }),
  );
  const pauses = fc.sample(key, 200).map((text) => commitPauseMs(text, 5));
  expect(new Set(pauses).size).toBeGreaterThan(20);
});
