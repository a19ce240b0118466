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

/** After an error a commit `ends` without order, is sent `again` as its fate is unknown, or `waits` for the sender. */
export type CommitEnd = 'ends' | 'again' | 'waits';

export interface ErrorDialog {
  readonly titleKey: string;
  readonly messageKey: string;
  readonly confirmKey: string;
  readonly cancelKey?: string;
}

export interface ErrorRow {
  readonly code?: string;
  readonly behaviour: Behaviour;
  /** If the server sent none. */
  readonly messageKey?: `errors.${string}`;
  readonly dialog?: ErrorDialog;
  /** If the error's kind does not decide (`state/orders/commitRule`). */
  readonly commit?: CommitEnd;
  readonly loginReason?: 'expired' | 'changed' | 'exists' | 'country';
}

/** Every byte is in a first load. Text names equal to the code are not repeated. */
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
