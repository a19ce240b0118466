export type LoginReason = 'expired' | 'changed' | 'exists' | 'country';

export interface ToastSpec {
  messageKey?: string;
  /** The server's, as it is. */
  text?: string;
  params?: Record<string, string>;
  /** On the next screen; other toasts end with theirs. */
  onLeaving?: true;
}

export interface DialogSpec {
  titleKey: string;
  messageKey?: string;
  /** The server's, as it is. */
  text?: string;
  params?: Record<string, string>;
  confirmKey: string;
  cancelKey?: string;
  thirdKey?: string;
  /** Disabled until then. */
  confirmCountdownSeconds?: number;
  cancelCountdownSeconds?: number;
}

export type DialogAnswer = 'confirm' | 'cancel' | 'third';

/** By src/state/notices/notices.ts. */
export interface NoticePort {
  toast: (notice: ToastSpec) => void;
  dialog: (spec: DialogSpec) => Promise<DialogAnswer>;
  loading: (on: boolean) => void;
  /** Keeps the page and its input. */
  loginRequired: (reason: LoginReason) => void;
}
