import { showError } from '@/state/client/showError';

/** A code that was asked for was not sent: the server's reason, else to try later. */
export function tellUnsent(thrown: unknown): void {
  showError(thrown, 'errors.captchaLater');
}
