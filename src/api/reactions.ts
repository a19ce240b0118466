import type { AppError } from '@/core/appError';
import type { CallFault } from './callFault';
import type { LoginGate } from './loginGate';
import type { ToastSpec } from './noticePort';
import type { ClientDeps, Exchange } from './types';

/** For the flag `ignoreHttpError`. */
const httpCases: readonly string[] = ['http406', 'httpOther', 'timeout', 'network', 'interrupted'];

/** The server's text is untrusted here or about the protocol. */
const ownWords: readonly string[] = ['http406', 'decryptFailed', 'signatureFailed'];

function toastOf({ case: name, init, row }: CallFault): ToastSpec {
  const text = ownWords.includes(name) ? '' : init.serverMessage;
  return text ? { text } : { messageKey: row.messageKey ?? 'errors.unknown' };
}

/** By the error table. Returns the error, or 'hold' when the login opens. */
export function createReactions(
  { notices, session, report }: Pick<ClientDeps, 'notices' | 'session' | 'report'>,
  gate: LoginGate,
) {
  return (fault: CallFault, exchange: Exchange): AppError | 'hold' => {
    const { flags } = exchange;
    const { row } = fault;
    if (row.behaviour === 'contract')
      report?.(
        fault.init.cause ? 'unhandled' : 'contract',
        exchange.row.name,
        fault.init.detail ?? fault.case,
      );
    const ignored = flags.ignoreHttpError && (fault.init.http === true || httpCases.includes(fault.case));
    const quiet = flags.softError || flags.suppressToast || ignored;
    // A newer session stays.
    const late = exchange.generation !== session.generation();

    switch (row.behaviour) {
      case 'loginExpired':
        if (flags.ignoreAuthError) return fault.toAppError(false);
        if (late && session.token()) return fault.toAppError(true);
        if (!late) gate.expired({ messageKey: row.messageKey });
        return 'hold';

      case 'countryDialog':
      case 'userExistsDialog':
      case 'credentialChangedDialog': {
        const { dialog, loginReason = 'changed' } = row;
        if (flags.ignoreAuthError || !dialog) return fault.toAppError(false);
        if (!late) gate.ask(loginReason, () => notices.dialog(dialog));
        return fault.toAppError(true);
      }

      case 'silent':
        return fault.toAppError(true);

      case 'screenHandles':
      case 'logOnly':
        return fault.toAppError(ignored);

      default:
        if (quiet) return fault.toAppError(ignored);
        notices.toast(toastOf(fault));
        return fault.toAppError(true);
    }
  };
}
