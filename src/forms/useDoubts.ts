import { useRef, useState } from 'react';
import type { FormValues } from '@/core/validation';
import { breachOf, shownFields, type ValueField } from '@/schemas/fieldRules';
import type { FormSchema } from '@/schemas/types';
import { today } from '@/state/client/today';

/** Doubted values as text, by field. */
type Doubted = Readonly<Record<string, string>>;

/** The value and the one it is compared with; null when the field keeps its rules. */
export function doubtOf(field: ValueField, values: FormValues): string | null {
  const breach = breachOf(field, values, today());
  if (!breach?.warning) return null;
  return JSON.stringify([values[field.name], breach.arg.field && values[breach.arg.field]]);
}

/** Asks once about unusual values before sending, and after a change. */
export function useDoubts(schema: FormSchema) {
  const [asked, setAsked] = useState<Doubted>({});
  const sure = useRef<Doubted>({});
  const openIn = (part: FormSchema, values: FormValues) =>
    shownFields(part, values).flatMap((field) => {
      const doubt = doubtOf(field, values);
      return doubt !== null && sure.current[field.name] !== doubt ? [[field.name, doubt] as const] : [];
    });
  return {
    asked,
    /** Nothing is left to ask. */
    ask: (values: FormValues, part = schema): boolean => {
      const open = openIn(part, values);
      setAsked(Object.fromEntries(open));
      return open.length === 0;
    },
    isOpen: (part: FormSchema, values: FormValues): boolean => openIn(part, values).length > 0,
    answer: (name: string, right: boolean): boolean => {
      const { [name]: doubt, ...rest } = asked;
      setAsked(rest);
      if (!right || doubt === undefined) return false;
      sure.current = { ...sure.current, [name]: doubt };
      return Object.keys(rest).length === 0;
    },
  };
}

export type Doubts = Pick<ReturnType<typeof useDoubts>, 'asked' | 'answer'>;
