import type { ErrorRow } from './types';

/** Failures without a readable envelope (specification, product, 8), and those the client itself reports. */
export const transportErrors = {
  http401: {
    behaviour: 'loginExpired',
    messageKey: 'errors.loginExpired',
    loginReason: 'expired',
    source: 'specification',
  },
  http406: { behaviour: 'forbidden', messageKey: 'errors.forbidden', source: 'specification' },
  httpOther: { behaviour: 'serverError', messageKey: 'errors.server', source: 'specification' },
  timeout: { behaviour: 'logOnly', messageKey: 'errors.timeout', source: 'specification' },
  network: { behaviour: 'networkFailure', messageKey: 'errors.network', source: 'specification' },
  /** The app went to the background and the host dropped the request. */
  interrupted: { behaviour: 'networkFailure', messageKey: 'errors.interrupted', source: 'ours' },
  cancelled: { behaviour: 'silent', messageKey: 'errors.cancelled', source: 'ours' },
  contract: { behaviour: 'contract', messageKey: 'errors.contract', source: 'ours' },
  /** White-label build without a merchant code. */
  missingChannelCode: {
    behaviour: 'toast',
    messageKey: 'errors.missingChannelCode',
    source: 'specification',
  },
  noSecureRandom: { behaviour: 'toast', messageKey: 'errors.noSecureRandom', source: 'ours' },
  unsupported: { behaviour: 'toast', messageKey: 'errors.unsupported', source: 'ours' },
  /** Any envelope code without a row. */
  otherCode: { behaviour: 'toast', messageKey: 'errors.unknown', source: 'specification' },
} as const satisfies Record<string, ErrorRow>;
