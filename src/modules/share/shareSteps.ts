import type { PayeeShareView, ShareStep } from '@/contracts/entities/payeeShare';
import { navigate } from '@/state/navigation';

export const stepRoutes = {
  protocol: 'protocolAuthorization',
  phone: 'payeeConfirmPhone',
  account: 'payeeShareAccount',
  exchange: 'payeeShareExchange',
  done: 'payeeShareConnect',
} as const satisfies Record<ShareStep, string>;

export const followShare = (share: PayeeShareView, replace = true): Promise<void> =>
  navigate(stepRoutes[share.step], { shareCode: share.shareCode, countryCode: share.country }, { replace });
