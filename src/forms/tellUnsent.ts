import { toAppError } from '@/core/appError';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';

/** A code that was asked for was not sent: the server's reason, else to try later. */
export function tellUnsent(thrown: unknown): void {
  const error = toAppError(thrown);
  const told = error.serverMessage || error.handled || error.kind === 'cancelled' || error.kind === 'silent';
  if (told) showError(error);
  else showToast({ messageKey: 'errors.captchaLater' });
}
