import { errorKinds } from '@/core/appError';
import {
  behaviours,
  type ErrorCase,
  errorCaseOf,
  errorCodes,
  type ErrorRow,
  errorRowOf,
  errorTable,
  httpCaseOf,
  kindOf,
} from '@/contracts/errors';

const rows = Object.entries(errorTable) as [ErrorCase, ErrorRow][];
const behaviourOf = (code: string | number) => errorRowOf(code).behaviour;

test('each code is there once', () => {
  const codes = rows.flatMap(([, row]) => (row.code === undefined ? [] : [row.code]));
  expect(new Set(codes).size).toBe(codes.length);
});

test('the envelope codes behave as the specification says', () => {
  const expected: [string, string][] = [
    ['0', 'success'],
    ['11013', 'successClearKeys'],
    ['401', 'loginExpired'],
    ['10001', 'loginExpired'],
    ['198', 'clearKeysRetryToast'],
    ['199', 'clearKeysRetryToast'],
    ['21030', 'silent'],
    ['11100', 'countryDialog'],
    ['21084', 'userExistsDialog'],
    ['21095', 'credentialChangedDialog'],
    ['21096', 'credentialChangedDialog'],
    ['21097', 'credentialChangedDialog'],
  ];
  expect(expected.map(([code]) => [code, behaviourOf(code)])).toEqual(expected);
  expect(behaviourOf(10001)).toBe('loginExpired');
});

test('the listed codes are left to their screens', () => {
  const numbers = [
    20051, 20052, 20053, 20054, 20055, 20061, 20080, 21001, 21028, 21042, 30055, 30060, 30061, 30109, 30110,
    30500, 51002,
  ];
  expect(numbers.map(behaviourOf).every((behaviour) => behaviour === 'screenHandles')).toBe(true);
  const named = [
    'SendCaptchaTestError',
    'FreezeLogin',
    'PayeeCardNameDisagree',
    'kcbDuplicateAccountError',
    'ApplyOrderLargeRemitLimit',
    'JpnNeedNumberCard',
  ] as const;
  expect(named.map((name) => [errorCodes[name], behaviourOf(errorCodes[name])])).toEqual(
    named.map((name) => [name, 'screenHandles']),
  );
});

test('any other code shows the server’s words', () => {
  for (const code of ['', '99999', 'toString', '__proto__', 'null'])
    expect([code, errorCaseOf(code)]).toEqual([code, 'otherCode']);
  expect(behaviourOf('99999')).toBe('toast');
});

test('HTTP: 2xx and 3xx succeed; 401, 406 and the rest have their case', () => {
  expect([200, 204, 304, 401, 406, 400, 404, 500, 503, 0].map(httpCaseOf)).toEqual([
    null,
    null,
    null,
    'http401',
    'http406',
    'httpOther',
    'httpOther',
    'httpOther',
    'httpOther',
    'httpOther',
  ]);
  expect([errorTable.timeout.behaviour, errorTable.network.behaviour]).toEqual(['logOnly', 'networkFailure']);
});

test('every row has a known behaviour, a kind unless it is a success, and words for what is shown', () => {
  for (const [name, row] of rows) {
    expect(Object.keys(behaviours)).toContain(row.behaviour);
    const success = row.behaviour === 'success' || row.behaviour === 'successClearKeys';
    const kind = kindOf(name);
    expect([name, kind === null]).toEqual([name, success]);
    if (kind) expect(errorKinds).toContain(kind);
    if (!success && row.behaviour !== 'silent')
      expect([name, typeof row.messageKey]).toEqual([name, 'string']);
    if (row.behaviour.endsWith('Dialog'))
      expect([name, Boolean(row.dialog && row.loginReason)]).toEqual([name, true]);
  }
});
