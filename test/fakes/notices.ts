import type { DialogAnswer, DialogSpec, LoginReason, NoticePort, ToastSpec } from '@/api';

export interface RecordedNotices extends NoticePort {
  readonly toasts: ToastSpec[];
  readonly dialogs: DialogSpec[];
  /** Each change of the loading indicator. */
  readonly loadings: boolean[];
  readonly logins: LoginReason[];
  /** How the user answers the dialogs that come. */
  answer: (spec: DialogSpec) => DialogAnswer | Promise<DialogAnswer>;
  /** Whether the indicator shows now. */
  isLoading: () => boolean;
  /** Toasts, dialogs and logins so far. */
  count: () => number;
  reset: () => void;
}

/** Writes down what the user would have seen. */
export function createRecordingNotices(): RecordedNotices {
  const notices: RecordedNotices = {
    toasts: [],
    dialogs: [],
    loadings: [],
    logins: [],
    answer: () => 'confirm',
    toast: (toast) => void notices.toasts.push(toast),
    async dialog(spec) {
      notices.dialogs.push(spec);
      return notices.answer(spec);
    },
    loading: (on) => void notices.loadings.push(on),
    loginRequired: (reason) => void notices.logins.push(reason),
    isLoading: () => notices.loadings[notices.loadings.length - 1] ?? false,
    count: () => notices.toasts.length + notices.dialogs.length + notices.logins.length,
    reset() {
      for (const list of [notices.toasts, notices.dialogs, notices.loadings, notices.logins]) list.length = 0;
    },
  };
  return notices;
}
