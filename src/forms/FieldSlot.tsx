import { memo, useContext } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { textOf, type FormValues, type RuleBreach } from '@/core/validation';
import { hasText, useT, useTKey } from '@/i18n';
import { today } from '@/state/client/today';
import type { FieldSchema } from '@/schemas/types';
import { FormItem } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { breachOf, type ValueField } from '@/schemas/fieldRules';
import { FormContext } from './formContext';
import { controlOfKind } from './registry';
import { doubtOf } from './useDoubts';
import { Visible } from './Visible';

interface Props {
  field: FieldSchema;
  /** Label keys by field name, for rules that name another field. */
  labels: Readonly<Record<string, string>>;
}

/** Redraws only for its own value or error. */
export const FieldSlot = memo(function FieldSlot({ field, labels }: Props) {
  return (
    <Visible when={field.visible}>
      {field.kind === 'note' ? <NoteSlot field={field} /> : <ValueSlot field={field} labels={labels} />}
    </Visible>
  );
});

function NoteSlot({ field }: { field: Extract<FieldSchema, { kind: 'note' }> }) {
  const tKey = useTKey();
  return <Notice tone={field.tone ?? 'info'}>{tKey(field.labelKey)}</Notice>;
}

function ValueSlot({ field, labels }: { field: ValueField; labels: Props['labels'] }) {
  const t = useT();
  const tKey = useTKey();
  const { formId, asked, answer } = useContext(FormContext);
  const { control, getValues } = useFormContext();
  const { field: slot, fieldState } = useController({ name: field.name, control });
  const { isSubmitted } = useFormState({ control });
  const Control = controlOfKind[field.kind];
  const id = `${formId}-${field.name}`;
  const label = tKey(field.labelKey);
  // Reading isValidating would draw every field of a sent form twice per character.
  const doubt = asked[field.name];
  const isAsked = doubt !== undefined && doubtOf(field, getValues()) === doubt;
  const words = wordsOf(
    field,
    getValues(),
    { error: fieldState.error, isTouched: fieldState.isTouched || isSubmitted },
    (breach) =>
      (breach.rule === 'required' || breach.rule === 'fileRequired') && field.missingKey
        ? (field.missingText ?? tKey(field.missingKey))
        : breachText(breach, keyOf(breach.rule, isAsked), label, labels, tKey),
  );
  const answers = isAsked && [
    { id: `${id}-change`, label: t('fields.sure.change'), onPress: () => answer(field.name, false) },
    { id: `${id}-right`, label: t('fields.sure.right'), onPress: () => answer(field.name, true) },
  ];
  return (
    <FormItem
      id={id}
      label={field.kind === 'checkbox' ? undefined : label}
      hint={field.hintKey && tKey(field.hintKey, field.hintParams)}
      error={words.error}
      warning={words.warning}
      answers={answers || undefined}
      required={field.required !== false}
    >
      <Control
        field={field}
        id={id}
        label={label}
        value={slot.value as unknown}
        onChange={slot.onChange}
        onBlur={slot.onBlur}
        disabled={field.readOnly}
        invalid={words.error !== undefined}
        required={field.required !== false}
        placeholder={field.placeholderKey && tKey(field.placeholderKey)}
      />
    </FormItem>
  );
}

interface SlotState {
  error?: { type?: string; message?: string };
  /** True once the field was left or the form was sent. */
  isTouched: boolean;
}

function wordsOf(
  field: ValueField,
  values: FormValues,
  { error, isTouched }: SlotState,
  say: (breach: RuleBreach) => string,
): { error?: string; warning?: string } {
  if (error?.type === 'server') return { error: error.message };
  if (!error && (!isTouched || textOf(values, field.name) === '')) return {};
  const breach = breachOf(field, values, today());
  if (!breach) return {};
  if (breach.warning) return { warning: say(breach) };
  if (error && breach.rule === 'fileSound') return { error: '' };
  return error ? { error: say(breach) } : {};
}

/** `isAsked`: whether the value is right all the same. */
function keyOf(rule: string, isAsked: boolean): string {
  const key = isAsked ? `fields.asked.${rule}` : `validation.${rule}`;
  if (hasText(key)) return key;
  return isAsked ? 'fields.asked.other' : 'validation.invalid';
}

function breachText(
  { rule, arg }: RuleBreach,
  key: string,
  label: string,
  labels: Props['labels'],
  tKey: (key: string, params?: Record<string, string | number>) => string,
): string {
  const other = arg.field ? labels[arg.field] : undefined;
  return tKey(key, {
    label,
    value: arg.value ?? defaultArgs[rule] ?? '',
    other: other ? tKey(other) : '',
  });
}

/** For rules without argument (src/core/validation/rules.ts). */
const defaultArgs: Readonly<Record<string, number>> = {
  money: 2,
  maxLength: 140,
  minAge: 18,
  withinMonths: 3,
};
