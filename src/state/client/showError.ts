import { toAppError } from '@/core/appError';
import { showToast } from '../notices/notices';

/** `otherwise`: in place of our words, never of the server's. */
export function showError(thrown: unknown, otherwise?: string): void {
  const error = toAppError(thrown);
  if (error.handled || error.kind === 'cancelled' || error.kind === 'silent') return;
  error.handled = true;
  showToast(
    error.serverMessage ? { text: error.serverMessage } : { messageKey: otherwise ?? error.messageKey },
  );
}
