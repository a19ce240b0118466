import { today } from '@/state/client/today';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { FormValues } from '@/core/validation';
import type { FormSchema } from '@/schemas/types';
import { allFields, blockingBreachOf, shownFields } from '@/schemas/fieldRules';
import { keptValues, sentValues, startValues } from './fieldValues';
import { useLatest } from '@/state/useLatest';
import { showWrong } from '@/ui/field/wrong';
import type { DraftPort, FormEnv } from './formPorts';
import { type Doubts, useDoubts } from './useDoubts';

type Values = Record<string, unknown>;

export interface SchemaFormOptions extends Partial<FormEnv> {
  schema: FormSchema;
  /** Known values, read once. */
  initial?: FormValues;
  /** Gets visible values, which stay. The screen handles errors. */
  onSubmit: (values: Record<string, unknown>) => unknown;
  draft?: DraftPort;
}

export interface SchemaFormHandle {
  schema: FormSchema;
  methods: UseFormReturn<Values>;
  env: FormEnv;
  /** Validates, confirms doubts and sends; rejects as `onSubmit` does. */
  submit: () => Promise<void>;
  /** Checks a part of the form, shows its errors and asks its doubts; true if it is right. */
  check: (part: FormSchema) => Promise<boolean>;
  /** Has an error or doubt that was told. */
  isWrong: (part: FormSchema) => boolean;
  busy: boolean;
  /** The form began with a saved draft. */
  restored: boolean;
  startOver: () => void;
  /** Shown at the field, and leads to it, until it or one of `because` changes. */
  showError: (name: string, text: string, because?: readonly string[]) => void;
  setValue: (name: string, value: unknown) => void;
  doubts: Doubts;
}

/** Pause after which a draft is saved, ms. */
const DRAFT_MS = 400;

export function useSchemaForm(options: SchemaFormOptions): SchemaFormHandle {
  const { schema, initial, draft } = options;
  const [start] = useState(() => startOf(schema, initial, draft));
  const [restored, setRestored] = useState(start.restored);
  const [busy, setBusy] = useState(false);
  const told = useRef<Record<string, Told>>({});
  const resolver = useResolver(schema, told);
  const methods = useForm<Values>({
    defaultValues: start.values,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const drafts = useDraft(schema, methods, start.known, draft);
  const onSubmit = useLatest(options.onSubmit);
  const doubts = useDoubts(schema);
  const ask = useLatest(doubts.ask);

  const submit = useCallback(async () => {
    setBusy(true);
    told.current = {};
    let refused = false;
    try {
      await methods.handleSubmit(
        async (values) => {
          refused = !ask.current(values);
          if (refused) return;
          await onSubmit.current(sentValues(schema, values));
          drafts.clear();
        },
        () => {
          refused = true;
        },
      )();
      // The errors are rendered only now.
      if (refused) showWrong();
    } finally {
      setBusy(false);
    }
  }, [methods, schema, drafts, onSubmit, ask]);

  useToldAgain(methods, told);

  const env = useMemo<FormEnv>(
    () => ({
      sources: options.sources ?? {},
      actions: options.actions ?? {},
      uploads: options.uploads,
      places: options.places,
      onLink: options.onLink,
    }),
    [options.sources, options.actions, options.uploads, options.places, options.onLink],
  );

  return {
    schema,
    methods,
    env,
    submit,
    ...useParts(methods, told, doubts),
    busy,
    doubts,
    restored,
    startOver: () => {
      drafts.clear();
      setRestored(false);
      methods.reset(start.known);
    },
    showError: (name, text, because) => {
      told.current[name] = { text, because, about: snapshot(methods.getValues(), because) };
      methods.setError(name, { type: 'server', message: text });
      showWrong();
    },
    setValue: (name, value) =>
      methods.setValue(name, value, { shouldDirty: true, shouldValidate: methods.formState.isSubmitted }),
  };
}

function startOf(schema: FormSchema, initial?: FormValues, draft?: DraftPort) {
  const kept = draft?.read(schema.id) ?? null;
  return {
    known: startValues(schema, initial),
    values: startValues(schema, initial, kept),
    restored: kept !== null,
  };
}

function useParts(
  methods: UseFormReturn<Values>,
  told: { readonly current: Record<string, Told> },
  doubts: ReturnType<typeof useDoubts>,
): Pick<SchemaFormHandle, 'check' | 'isWrong'> {
  return {
    async check(part) {
      const values = methods.getValues();
      for (const { name } of allFields(part)) {
        delete told.current[name];
        // Touched: checked again at each change, as soon as it is shown.
        methods.setValue(name, values[name], { shouldTouch: true });
      }
      const names = shownFields(part, values).map(({ name }) => name);
      const right = (await methods.trigger(names)) && doubts.ask(values, part);
      if (!right) showWrong();
      return right;
    },
    isWrong(part) {
      const values = methods.getValues();
      return (
        doubts.isOpen(part, values) ||
        shownFields(part, values).some(({ name }) => methods.getFieldState(name).error !== undefined)
      );
    },
  };
}

interface Told {
  text: string;
  /** Absent: any change removes the error. */
  because?: readonly string[];
  about: string;
}

const snapshot = (values: FormValues, names?: readonly string[]): string =>
  JSON.stringify(names ? names.map((name) => values[name]) : values);

/** Only what blocks; texts are made where shown. */
function resolverOf(
  schema: FormSchema,
  told: { readonly current: Readonly<Record<string, Told>> },
): Resolver<Values> {
  return (values) => {
    const errors: Record<string, { type: string; message?: string }> = {};
    for (const [name, { text, because, about }] of Object.entries(told.current))
      if (about === snapshot(values, because)) errors[name] = { type: 'server', message: text };
    const day = today();
    for (const field of shownFields(schema, values)) {
      const breach = blockingBreachOf(field, values, day);
      if (breach) errors[field.name] = { type: breach.rule };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

const useResolver = (schema: FormSchema, told: Parameters<typeof resolverOf>[1]): Resolver<Values> =>
  useMemo(() => resolverOf(schema, told), [schema, told]);

/** Checks again when a field in its `because` changes. */
function useToldAgain(
  methods: UseFormReturn<Values>,
  told: { readonly current: Readonly<Record<string, Told>> },
): void {
  useEffect(() => {
    const { unsubscribe } = methods.watch((_values, { name: changed }) => {
      for (const [name, { because }] of Object.entries(told.current))
        if (changed !== undefined && changed !== name && because?.includes(changed))
          void methods.trigger(name);
    });
    return unsubscribe;
  }, [methods, told]);
}

function useDraft(
  schema: FormSchema,
  methods: UseFormReturn<Values>,
  known: FormValues,
  draft?: DraftPort,
): { clear: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const portRef = useLatest(draft);
  const sent = useRef(false);
  useEffect(() => {
    if (!portRef.current) return;
    let waiting = false;
    const keep = (): void => {
      waiting = false;
      const kept = keptValues(schema, methods.getValues(), known);
      if (Object.keys(kept).length > 0) portRef.current?.write(schema.id, kept);
      else portRef.current?.clear(schema.id);
    };
    const { unsubscribe } = methods.watch(() => {
      waiting = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, DRAFT_MS);
      sent.current = false;
    });
    return () => {
      unsubscribe();
      clearTimeout(timer.current);
      if (waiting && !sent.current) keep();
    };
  }, [schema, methods, known, portRef]);
  const clear = useCallback(() => {
    sent.current = true;
    clearTimeout(timer.current);
    portRef.current?.clear(schema.id);
  }, [schema, portRef]);
  return useMemo(() => ({ clear }), [clear]);
}
