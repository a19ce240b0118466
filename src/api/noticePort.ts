/** Why the user has to log in (again). */
export type LoginReason = 'expired' | 'changed' | 'exists' | 'country';

export interface ToastSpec {
  messageKey?: string;
  /** Server's own words, shown as they are. */
  text?: string;
  params?: Record<string, string>;
  /** Said while its screen is left: it is read on the next one. Any other ends with its screen. */
  onLeaving?: true;
}

export interface DialogSpec {
  titleKey: string;
  messageKey?: string;
  /** Server's own words, shown as they are. */
  text?: string;
  params?: Record<string, string>;
  confirmKey: string;
  cancelKey?: string;
  thirdKey?: string;
  /** The button is disabled until the seconds have run down. */
  confirmCountdownSeconds?: number;
  cancelCountdownSeconds?: number;
}

export type DialogAnswer = 'confirm' | 'cancel' | 'third';

/** How the layers below the screens speak to the user; src/state/notices/notices.ts implements it and src/ui shows it. */
export interface NoticePort {
  toast: (notice: ToastSpec) => void;
  dialog: (spec: DialogSpec) => Promise<DialogAnswer>;
  loading: (on: boolean) => void;
  /** Leads to the login screen; what was typed and where the user stood is kept. */
  loginRequired: (reason: LoginReason) => void;
}
