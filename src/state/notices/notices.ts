import { create } from 'zustand';
import type { DialogAnswer, DialogSpec, ToastSpec } from '@/api/noticePort';

export interface ShownToast extends ToastSpec {
  id: number;
}

export interface ShownDialog {
  id: number;
  spec: DialogSpec;
}

interface Notices {
  toast: ShownToast | null;
  dialog: ShownDialog | null;
  loading: boolean;
  /** Messages. */
  unread: number;
}

/** From any layer; shown by src/ui. */
export const useNotices = create<Notices>(() => ({ toast: null, dialog: null, loading: false, unread: 0 }));

let lastId = 0;
const waiting: (ShownDialog & { answer: (answer: DialogAnswer) => void })[] = [];

const showFirst = (): void => {
  const first = waiting[0];
  useNotices.setState({ dialog: first ? { id: first.id, spec: first.spec } : null });
};

export function showToast(spec: ToastSpec): void {
  lastId += 1;
  useNotices.setState({ toast: { id: lastId, ...spec } });
}

/** Keeps a newer toast. */
export function dismissToast(id: number): void {
  if (useNotices.getState().toast?.id === id) useNotices.setState({ toast: null });
}

/** Keeps toasts shown on leaving. */
export function endScreenToast(): void {
  const { toast } = useNotices.getState();
  if (toast) useNotices.setState({ toast: toast.onLeaving ? { ...toast, onLeaving: undefined } : null });
}

/** Simultaneous dialogs queue. */
export function showDialog(spec: DialogSpec): Promise<DialogAnswer> {
  return new Promise((answer) => {
    lastId += 1;
    waiting.push({ id: lastId, spec, answer });
    showFirst();
  });
}

export function answerDialog(id: number, answer: DialogAnswer): void {
  const at = waiting.findIndex((dialog) => dialog.id === id);
  const [dialog] = at < 0 ? [] : waiting.splice(at, 1);
  showFirst();
  dialog?.answer(answer);
}

/** Calls and navigation at a time, each of which ends what it began. */
let loadings = 0;

export function setLoading(begins: boolean): void {
  loadings = Math.max(0, loadings + (begins ? 1 : -1));
  const on = loadings > 0;
  if (useNotices.getState().loading !== on) useNotices.setState({ loading: on });
}

/** Callers get no answer. */
export function forgetNotices(): void {
  const asked = waiting.splice(0);
  useNotices.setState({ toast: null, dialog: null, unread: 0 });
  for (const { answer } of asked) answer('cancel');
}
