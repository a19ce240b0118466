/** How the client reacts to an answer; each behaviour is described here and nowhere else. */
export const behaviours = {
  success: 'The call succeeded.',
  successClearKeys: 'The call succeeded; the stored encryption keys are dropped afterwards.',
  loginExpired: 'Session cleared, one notice, login after 1500 ms; the call stays unsettled for its screen.',
  clearKeysRetryToast:
    'Keys dropped and fetched again; what is idempotent is sent once more, else a toast asks to try again.',
  silent: 'Nothing is shown by anyone; the call rejects.',
  countryDialog: 'Dialog, then login required.',
  userExistsDialog: 'Dialog with a log-in-again button, then login.',
  credentialChangedDialog: 'Dialog, then login.',
  screenHandles: 'The shared layer stays quiet; the calling screen decides.',
  toast: 'The server’s sentence as a toast, or the row’s own where the server sent none.',
  logOnly: 'Logged; nothing is shown.',
  forbidden: 'Toast that this is not allowed.',
  networkFailure: 'Toast that the network failed.',
  serverError: 'Toast with the server’s sentence, or the general one.',
  contract: 'The answer is not what the catalogue says: general toast, logged without personal data.',
} as const;
export type Behaviour = keyof typeof behaviours;

/**
 * How a commit goes on after an error: it `ends`, since the server has decided and made no order; is sent `again`, since
 * nobody knows; or `waits` with its key until its sender acts.
 */
export type CommitEnd = 'ends' | 'again' | 'waits';

/** A question the shared layer asks before it leads to the login screen. */
export interface ErrorDialog {
  readonly titleKey: string;
  readonly messageKey: string;
  readonly confirmKey: string;
  readonly cancelKey?: string;
}

export interface ErrorRow {
  /** Envelope code; rows for HTTP and transport cases have none. */
  readonly code?: string;
  readonly behaviour: Behaviour;
  /** Text for the user where the server sent none. */
  readonly messageKey?: `errors.${string}`;
  readonly dialog?: ErrorDialog;
  /** Set where a commit's next move does not follow from the kind of the error (`state/orders/commitRule`). */
  readonly commit?: CommitEnd;
  /** Why the login screen opens, for its notice. */
  readonly loginReason?: 'expired' | 'changed' | 'exists' | 'country';
}

/**
 * Rows of the two commonest behaviours, in the form that takes the fewest bytes of a first load: `errors.` occurs here
 * once, and a text that bears the name of its code is not named again.
 */
const rowOf =
  <const Does extends Behaviour>(behaviour: Does) =>
  <const Code extends string, const Key extends string = Uncapitalize<Code>>(code: Code, key?: Key) =>
    ({
      code,
      behaviour,
      messageKey: `errors.${key ?? code.charAt(0).toLowerCase() + code.slice(1)}` as `errors.${Key}`,
    }) as const;
export const toast = rowOf('toast');
export const onScreen = rowOf('screenHandles');
