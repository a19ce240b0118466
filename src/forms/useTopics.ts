import { useEffect, useMemo, useRef, useState } from 'react';
import { allFields, blockingBreachOf, shownFields, topicsOf } from '@/schemas/fieldRules';
import type { FormSchema } from '@/schemas/types';
import { today } from '@/state/client/today';
import { focusField } from '@/ui/field/focusField';
import { showWrong } from '@/ui/field/wrong';
import { useBeside } from '@/ui/ListDetail';
import { topicId } from './formContext';
import type { SchemaFormHandle } from './useSchemaForm';

export interface Topic {
  schema: FormSchema;
  /** From 0. */
  at: number;
  of: number;
}

export interface Topics {
  form: SchemaFormHandle;
  /** Undefined: all are shown. */
  topic: Topic | undefined;
  /** The topic last shown. */
  at: number;
  /** All next to each other. */
  beside: boolean;
  isLast: boolean;
  goOn: () => Promise<void>;
  /** Undefined at the first. */
  back: (() => void) | undefined;
  /** Leads to the first topic with one of these fields. */
  show: (names: readonly string[]) => void;
}

/** Topic by topic; in a wide window all next to each other. `whole`: never apart, as an edit of one field needs. */
export function useTopics(
  form: SchemaFormHandle,
  send: () => Promise<void>,
  { whole = false }: { whole?: boolean } = {},
): Topics {
  const { schema } = form;
  const topics = useMemo(() => topicsOf(schema), [schema]);
  const beside = useBeside() && topics.length > 1;
  const [start] = useState(() => (form.restored ? firstOpen(form, topics) : 0));
  const [at, setAt] = useState(start);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const topic = topics[at];
    // The new screen is not there yet.
    if (topic && form.isWrong(topic)) setTimeout(showWrong);
    else focusField(topicId(schema.id));
  });

  const topic = topics.length > 1 && !beside && !whole ? topics[at] : undefined;
  const isLast = topic === undefined || at === topics.length - 1;
  return {
    form: {
      ...form,
      restored: form.restored && at === start,
      startOver: () => {
        form.startOver();
        setAt(0);
      },
    },
    topic: topic && { schema: topic, at, of: topics.length },
    at,
    beside,
    isLast,
    back: topic && at > 0 ? () => setAt(at - 1) : undefined,
    show(names) {
      const found = topics.findIndex((one) => allFields(one).some(({ name }) => names.includes(name)));
      if (topic && found >= 0) setAt(found);
    },
    async goOn() {
      if (topic && !isLast) {
        if (await form.check(topic)) setAt(at + 1);
        return;
      }
      await send();
      const wrong = topics.findIndex((one) => form.isWrong(one));
      if (topic && wrong >= 0) setAt(wrong);
    },
  };
}

/** Else the last. */
function firstOpen({ methods }: SchemaFormHandle, topics: readonly FormSchema[]): number {
  const values = methods.getValues();
  const day = today();
  const open = topics.findIndex((topic) =>
    shownFields(topic, values).some((field) => blockingBreachOf(field, values, day) !== null),
  );
  return open < 0 ? topics.length - 1 : open;
}
