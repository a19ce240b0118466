import type { Payer } from '@/contracts/entities/payer';
import { kycDestinationOf } from '@/routes/flows/kycRouting';
import { isConsumerBrand } from '@/variants';
import { navigate, openRoute, type NavigateOptions } from '../navigation';
import { showError } from '../client/showError';
import { refreshPayer } from '../session/profile';
import { showToast } from '../notices/notices';
import { contactService } from '../market/support';

const destinationOf = (payer: Payer) => kycDestinationOf(payer, isConsumerBrand());

export const kycNeedsService = (payer: Payer): boolean => destinationOf(payer).kind === 'support';

/** Also while a failed review is compared by hand. */
export function kycWaits(payer: Payer): boolean {
  const destination = destinationOf(payer);
  return destination.kind === 'route' && destination.route === 'waitActivation';
}

async function go(payer: Payer, options: NavigateOptions): Promise<void> {
  const destination = destinationOf(payer);
  if (destination.kind === 'support') return contactService('kyc', { reason: destination.messageKey });
  if (destination.noticeKey) showToast({ messageKey: destination.noticeKey, onLeaving: true });
  await openRoute(destination.route, destination.params, options);
}

/** With `replace` from payees' and KYC's own screens (specification, flows, 4.2). */
export const openKyc = (payer: Payer, options: NavigateOptions = {}): Promise<void> => go(payer, options);

/** Replaces, so that back skips done steps. */
export async function followKyc(payer: Payer): Promise<void> {
  if (kycWaits(payer)) await navigate('tabbar', { tab: 'remit' });
  await go(payer, { replace: !kycWaits(payer) });
}

export const renewDocument = (payer: Payer, options: NavigateOptions = {}): Promise<void> =>
  go({ ...payer, kycStatus: 'Pass', identityStatus: 'Expired' }, options);

export async function withPayerNow(open: (payer: Payer) => Promise<void>): Promise<void> {
  try {
    await open(await refreshPayer());
  } catch (error) {
    showError(error);
  }
}
