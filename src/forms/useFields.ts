import { useRef, useState } from 'react';
import { showWrong } from '@/ui/field/wrong';

type Errors<V> = { readonly [K in keyof V]?: string };

interface Options<V> {
  initial: V;
  /** Errors that are known from the start; each goes when its field changes. */
  told?: Errors<V>;
  /** Error of a value, in words; nothing where it is fine. */
  rules?: { readonly [K in keyof V]?: (value: V[K], values: V) => string | undefined };
  /** Gets the values once nothing is wrong. What it throws is the screen's to tell; the values stay. */
  onSubmit?: (values: V) => unknown;
}

/** Props of `Field` for one field. */
export interface FieldState<T> {
  value: T;
  onChange: (value: T) => void;
  error: string | undefined;
}

interface Fields<V> {
  values: V;
  field: <K extends keyof V>(name: K) => FieldState<V[K]>;
  /** Says from now on what is wrong with these fields, and leads to the first; true where nothing is. */
  check: (...names: (keyof V)[]) => boolean;
  /** Says nothing more of these fields until they are checked again. */
  forget: (...names: (keyof V)[]) => void;
  /** An error that only the server could find; it goes when its field changes. */
  tell: (name: keyof V, words: string) => void;
  /** Checks all fields and sends. Rejects with what `onSubmit` rejects with. */
  submit: () => Promise<void>;
  busy: boolean;
}

/**
 * The state of a form that is too small for a schema: a code, a choice, a remark. Errors show from the first try on, and
 * go with what caused them. Forms of a person's data are schemas (`useSchemaForm`).
 */
export function useFields<V extends object>({
  initial,
  told: toldBefore = {},
  rules = {},
  onSubmit,
}: Options<V>): Fields<V> {
  const [values, setValues] = useState(initial);
  // Handlers read it: a code's last digit may send the form in the same moment in which it is typed.
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
