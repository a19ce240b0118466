import { notifyManager } from '@tanstack/react-query';
import { callByHand } from './callByHand';
import { fake, replaceable } from './replaced';

notifyManager.setScheduler(queueMicrotask);

const client = { call() {}, upload() {}, releaseExpired() {}, dropKeys() {} };

// Import this first: it holds for the modules that are imported after it.
for (const [module, part] of [
  ['@/state/client/showError', 'client'],
  ['@/state/navigation/navigate', 'navigation'],
  ['@/state/navigation/useRoute', 'navigation'],
  ['@/state/accountOpening/kycOpening', 'navigation'],
  ['@/state/market/support', 'navigation'],
  ['@/state/session/session', 'session'],
  ['@/state/session/profile', 'session'],
  ['@/state/session/otherAccount', 'session'],
] as const)
  jest.doMock(module, () => replaceable(part, jest.requireActual(module)));
jest.doMock('@/state/client/client', () => replaceable('client', client));

/** Calls wait here, unless the test gives a `call`. */
export const byHand = callByHand();
fake.client({ call: byHand.call });

export { fake };
