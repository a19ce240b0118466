import { byHand } from '../fakeApp';
import { AppError, type ErrorKind } from '@/core/appError';
import { platform } from '@/platform';

// Import this first, as `fakeApp`.
let drawn = 0;
platform.random = {
  ...platform.random,
  ready: async () => undefined,
  bytes: (n) => new Uint8Array(n).fill(drawn++),
};
export const keys = ['A'.repeat(24), 'B'.repeat(24)] as const;

beforeEach(() => {
  jest.useFakeTimers();
  byHand.asked.length = 0;
  drawn = 0;
});

export const { asked, last } = byHand;
export const failure = (kind: ErrorKind, code = '500'): AppError =>
  new AppError({ code, kind, messageKey: 'errors.server' });
