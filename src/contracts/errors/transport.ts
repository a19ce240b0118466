import type { ErrorRow } from './types';

/** Without a readable envelope (specification, product, 8), or by the client. */
export const transportErrors = {
  http401: {
    behaviour: 'loginExpired',
    messageKey: 'errors.loginExpired',
    loginReason: 'expired',
  },
  http406: { behaviour: 'forbidden', messageKey: 'errors.forbidden' },
  httpOther: { behaviour: 'serverError', messageKey: 'errors.server' },
  timeout: { behaviour: 'logOnly', messageKey: 'errors.timeout' },
  network: { behaviour: 'networkFailure', messageKey: 'errors.network' },
  /** Dropped by the host in the background. */
  interrupted: { behaviour: 'networkFailure', messageKey: 'errors.interrupted' },
  cancelled: { behaviour: 'silent', messageKey: 'errors.cancelled' },
  contract: { behaviour: 'contract', messageKey: 'errors.contract' },
  missingChannelCode: {
    behaviour: 'toast',
    messageKey: 'errors.missingChannelCode',
  },
  /** No key this build trusts: nothing is sent or retried. */
  serverNotProven: { behaviour: 'toast', messageKey: 'errors.serverNotProven' },
  noSecureRandom: { behaviour: 'toast', messageKey: 'errors.noSecureRandom' },
  unsupported: { behaviour: 'toast', messageKey: 'errors.unsupported' },
  otherCode: { behaviour: 'toast', messageKey: 'errors.unknown' },
} as const satisfies Record<string, ErrorRow>;
