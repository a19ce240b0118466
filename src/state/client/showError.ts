import { toAppError } from '@/core/appError';
import { showToast } from '../notices/notices';

export function showError(thrown: unknown): void {
  const error = toAppError(thrown);
  if (error.handled || error.kind === 'cancelled' || error.kind === 'silent') return;
  error.handled = true;
  showToast(error.serverMessage ? { text: error.serverMessage } : { messageKey: error.messageKey });
}
