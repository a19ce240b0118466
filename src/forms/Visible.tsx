import { useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { holds, type Condition } from '@/core/validation';
import { conditionFields } from './conditionFields';

/** Subscribes only to the condition's fields. */
export function Visible({ when, children }: { when?: Condition; children: ReactNode }) {
  return when ? <Conditional when={when}>{children}</Conditional> : <>{children}</>;
}

function Conditional({ when, children }: { when: Condition; children: ReactNode }) {
  const { control, getValues } = useFormContext();
  const names = useMemo(() => conditionFields(when), [when]);
  useWatch({ control, name: names });
  return holds(when, getValues()) ? <>{children}</> : null;
}
