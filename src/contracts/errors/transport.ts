import type { ErrorRow } from './types';

/** Failures without a readable envelope (specification, product, 8), and those the client itself reports. */
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
  /** The app went to the background and the host dropped the request. */
  interrupted: { behaviour: 'networkFailure', messageKey: 'errors.interrupted' },
  cancelled: { behaviour: 'silent', messageKey: 'errors.cancelled' },
  contract: { behaviour: 'contract', messageKey: 'errors.contract' },
  /** White-label build without a merchant code. */
  missingChannelCode: {
    behaviour: 'toast',
    messageKey: 'errors.missingChannelCode',
  },
  /** Who answered holds no key that this build trusts. Nothing is sent, and nothing is tried again by itself. */
  serverNotProven: { behaviour: 'toast', messageKey: 'errors.serverNotProven' },
  noSecureRandom: { behaviour: 'toast', messageKey: 'errors.noSecureRandom' },
  unsupported: { behaviour: 'toast', messageKey: 'errors.unsupported' },
  /** Any envelope code without a row. */
  otherCode: { behaviour: 'toast', messageKey: 'errors.unknown' },
} as const satisfies Record<string, ErrorRow>;
