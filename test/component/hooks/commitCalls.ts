import { byHand } from '../fakeApp';
import { AppError, type ErrorKind } from '@/core/appError';

// Import this first, as `fakeApp`.
let mockKeys = 0;
jest.mock('@/state/orders/commitKey', () => ({
  newCommitKey: () => Promise.resolve(`key-${(mockKeys += 1)}`),
}));

beforeEach(() => {
  jest.useFakeTimers();
  byHand.asked.length = 0;
  mockKeys = 0;
});

export const { asked, last } = byHand;
export const failure = (kind: ErrorKind, code = '500'): AppError =>
  new AppError({ code, kind, messageKey: 'errors.server' });
