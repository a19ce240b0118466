import type { DialogAnswer, DialogSpec, LoginReason, NoticePort, ToastSpec } from '@/api';

export interface RecordedNotices extends NoticePort {
  readonly toasts: ToastSpec[];
  readonly dialogs: DialogSpec[];
  readonly loadings: boolean[];
  readonly logins: LoginReason[];
  answer: (spec: DialogSpec) => DialogAnswer | Promise<DialogAnswer>;
  isLoading: () => boolean;
  count: () => number;
  reset: () => void;
}

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
