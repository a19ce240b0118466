import { callByHand } from './callByHand';
import { fake } from './replaced';

// Import this first: it holds for the modules that are imported after it.
jest.mock('@/state/client/client', () =>
  mockPart('client', { call() {}, upload() {}, releaseExpired() {}, dropKeys() {} }),
);
jest.mock('@/state/client/showError', () =>
  mockPart('client', jest.requireActual('@/state/client/showError')),
);
jest.mock('@/state/navigation/navigate', () =>
  mockPart('navigation', jest.requireActual('@/state/navigation/navigate')),
);
jest.mock('@/state/navigation/useRoute', () =>
  mockPart('navigation', jest.requireActual('@/state/navigation/useRoute')),
);
jest.mock('@/state/accountOpening/kycOpening', () =>
  mockPart('navigation', jest.requireActual('@/state/accountOpening/kycOpening')),
);
jest.mock('@/state/market/support', () =>
  mockPart('navigation', jest.requireActual('@/state/market/support')),
);
jest.mock('@/state/session/session', () =>
  mockPart('session', jest.requireActual('@/state/session/session')),
);
jest.mock('@/state/session/profile', () =>
  mockPart('session', jest.requireActual('@/state/session/profile')),
);
jest.mock('@/state/session/otherAccount', () =>
  mockPart('session', jest.requireActual('@/state/session/otherAccount')),
);

// A function declaration, as the imports above run first.
function mockPart(...given: Parameters<typeof import('./replaced').replaceable>): object {
  return jest.requireActual<typeof import('./replaced')>('./replaced').replaceable(...given);
}

/** Calls wait here for the test to answer, unless it gives a `call` of its own. */
export const byHand = callByHand();
fake.client({ call: byHand.call });

export { fake };
