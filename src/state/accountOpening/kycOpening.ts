import type { Payer } from '@/contracts/entities/payer';
import { kycDestinationOf, renewalOf } from '@/routes/flows/kycRouting';
import { navigate, openRoute, type NavigateOptions } from '../navigation';
import { showError } from '../client/showError';
import { refreshPayer } from '../session/profile';
import { showToast } from '../notices/notices';
import { contactService } from '../market/support';

/** Only customer service can go on with this account opening. */
export const kycNeedsService = (payer: Payer): boolean => kycDestinationOf(payer).kind === 'support';

/** Our turn: also where a failed review has found another account, and people compare the two. */
export function kycWaits(payer: Payer): boolean {
  const destination = kycDestinationOf(payer);
  return destination.kind === 'route' && destination.route === 'waitActivation';
}

async function go(
  payer: Payer,
  options: NavigateOptions,
  destination = kycDestinationOf(payer),
): Promise<void> {
  if (destination.kind === 'support') return contactService('kyc', { reason: destination.messageKey });
  if (destination.noticeKey) showToast({ messageKey: destination.noticeKey, onLeaving: true });
  await openRoute(destination.route, destination.params, options);
}

/** Opens the account opening at its current step, from outside of it. */
export const openKyc = (payer: Payer): Promise<void> => go(payer, {});

/** The next step of the account opening, from within it: replaces, so that back does not lead through done steps. */
export async function followKyc(payer: Payer): Promise<void> {
  // The forms are over: back from the review leads home, not into what has been sent.
  if (kycWaits(payer)) await navigate('tabbar', { tab: 'remit' });
  await go(payer, { replace: !kycWaits(payer) });
}

/** A new document for an open account, in place of the one that runs out. */
export const renewDocument = (payer: Payer): Promise<void> => go(payer, {}, renewalOf(payer));

/** The way on by what the server says of the payer now. */
export async function withPayerNow(open: (payer: Payer) => Promise<void>): Promise<void> {
  try {
    await open(await refreshPayer());
  } catch (error) {
    showError(error);
  }
}
