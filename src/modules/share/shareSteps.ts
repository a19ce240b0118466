import type { PayeeShareView, ShareStep } from '@/contracts/entities/payeeShare';
import { navigate } from '@/state/navigation';

/** The screen of each step of a link. */
export const stepRoutes = {
  protocol: 'protocolAuthorization',
  phone: 'payeeConfirmPhone',
  account: 'payeeShareAccount',
  exchange: 'payeeShareExchange',
  done: 'payeeShareConnect',
} as const satisfies Record<ShareStep, string>;

/** To what the payee does next; the step done gives way to it. */
export const followShare = (share: PayeeShareView, replace = true): Promise<void> =>
  navigate(stepRoutes[share.step], { shareCode: share.shareCode, countryCode: share.country }, { replace });
