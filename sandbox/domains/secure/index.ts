import type { Domain } from '../../runtime';

export const secure: Domain = {
  name: 'secure',
  handlers: {
    'common.secureInit': async ({ runtime }, { nonce = '' }) => runtime.gate.init(nonce),
  },
};
