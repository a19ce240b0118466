import { reading } from '../../dispatch/handler';
import type { Domain } from '../../runtime';

export const secure: Domain = {
  name: 'secure',
  handlers: {
    'common.secureInit': reading(async ({ runtime }, { nonce = '' }) => runtime.gate.init(nonce)),
  },
};
