import { toAppError } from '@/core/appError';
import { showToast } from '../notices/notices';

/**
 * Tells the user of a failed call what happened, once: nothing when the request client has told it already or when
 * they cancelled it themselves.
 */
export function showError(thrown: unknown): void {
  const error = toAppError(thrown);
  if (error.handled || error.kind === 'cancelled' || error.kind === 'silent') return;
  error.handled = true;
  showToast(error.serverMessage ? { text: error.serverMessage } : { messageKey: error.messageKey });
}
