import { AppError, type ErrorKind } from '@/core/appError';
import { callByHand } from './renderHook';

// Import this first: it mocks imports of the order hooks, which need jest.requireActual.
const mockByHand = callByHand();
let mockKeys = 0;
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));
jest.mock('@/state/orders/commitKey', () => ({
  newCommitKey: () => Promise.resolve(`key-${(mockKeys += 1)}`),
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockByHand.asked.length = 0;
  mockKeys = 0;
});

export const { asked, last } = mockByHand;
export const failure = (kind: ErrorKind, code = '500'): AppError =>
  new AppError({ code, kind, messageKey: 'errors.server' });
