import { useRef, useState } from 'react';
import { showWrong } from '@/ui/field/wrong';

type Errors<V> = { readonly [K in keyof V]?: string };

interface Options<V> {
  initial: V;
  /** Initial errors, each until its field changes. */
  told?: Errors<V>;
  /** Error text, if the value is wrong. */
  rules?: { readonly [K in keyof V]?: (value: V[K], values: V) => string | undefined };
  /** Gets valid values, which stay. The screen handles errors. */
  onSubmit?: (values: V) => unknown;
}

export interface FieldState<T> {
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
}

interface Fields<V> {
  values: V;
  field: <K extends keyof V>(name: K) => FieldState<V[K]>;
  /** Shows their errors and leads to the first; true if none. */
  check: (...names: (keyof V)[]) => boolean;
  /** Hides their errors until checked again. */
  forget: (...names: (keyof V)[]) => void;
  /** A server's error, until its field changes. */
  tell: (name: keyof V, words: string) => void;
  /** Rejects with what `onSubmit` rejects with. */
  submit: () => Promise<void>;
  busy: boolean;
}

/** For small forms. Personal data needs `useSchemaForm`. */
export function useFields<V extends object>({
  initial,
  told: toldBefore = {},
  rules = {},
  onSubmit,
}: Options<V>): Fields<V> {
  const [values, setValues] = useState(initial);
  // A code's last digit may submit before rendering.
  const latest = useRef(initial);
  const [tried, setTried] = useState<ReadonlySet<keyof V>>(new Set());
  const [told, setTold] = useState<Errors<V>>(toldBefore);
  const [busy, setBusy] = useState(false);

  const set = <K extends keyof V>(name: K, value: V[K]): void => {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setTold((before) => ({ ...before, [name]: undefined }));
  };
  const wrong = <K extends keyof V>(of: V, name: K): string | undefined => rules[name]?.(of[name], of);
  const check: Fields<V>['check'] = (...names) => {
    setTried((before) => new Set([...before, ...names]));
    const fine = names.every((name) => wrong(latest.current, name) === undefined);
    if (!fine) showWrong();
    return fine;
  };
  const submit = async (): Promise<void> => {
    if (!check(...(Object.keys(initial) as (keyof V)[]))) return;
    setBusy(true);
    try {
      await onSubmit?.(latest.current);
    } finally {
      setBusy(false);
    }
  };
  return {
    values,
    field: (name) => ({
      value: values[name],
      onChange: (value) => set(name, value),
      error: told[name] ?? (tried.has(name) ? wrong(values, name) : undefined),
    }),
    check,
    forget: (...names) => {
      setTried((before) => new Set([...before].filter((name) => !names.includes(name))));
      setTold((before) => {
        const after: { [K in keyof V]?: string } = { ...before };
        for (const name of names) delete after[name];
        return after;
      });
    },
    tell(name, words) {
      setTold((before) => ({ ...before, [name]: words }));
      showWrong();
    },
    submit,
    busy,
  };
}
