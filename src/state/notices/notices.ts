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
  /** The newest toast; an older one gives way to it. */
  toast: ShownToast | null;
  /** The first of those that wait; each is answered before the next one shows. */
  dialog: ShownDialog | null;
  loading: boolean;
}

/** Notices for the user, from any layer. The hosts of src/ui show them. */
export const useNotices = create<Notices>(() => ({ toast: null, dialog: null, loading: false }));

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

/** Takes the toast away, unless a newer one is there by now. */
export function dismissToast(id: number): void {
  if (useNotices.getState().toast?.id === id) useNotices.setState({ toast: null });
}

/** Another screen shows: what was told on the one before ends with it, what was said on leaving it is read here. */
export function endScreenToast(): void {
  const { toast } = useNotices.getState();
  if (toast) useNotices.setState({ toast: toast.onLeaving ? { ...toast, onLeaving: undefined } : null });
}

/** Resolves with the button that was pressed. Dialogs asked for at the same time come one after the other. */
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

export function setLoading(on: boolean): void {
  if (useNotices.getState().loading !== on) useNotices.setState({ loading: on });
}

/** Takes everything away that was told or asked; whoever waits for an answer has none, as if they had said no. */
export function forgetNotices(): void {
  const asked = waiting.splice(0);
  useNotices.setState({ toast: null, dialog: null });
  for (const { answer } of asked) answer('cancel');
}
