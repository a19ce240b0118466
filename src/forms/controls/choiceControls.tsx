import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT, useTKey } from '@/i18n';
import { today } from '@/state/client/today';
import type { Choices } from '@/schemas/types';
import { Checkbox } from '@/ui/Checkbox';
import { CheckboxGroup } from '@/ui/CheckboxGroup';
import { DateField } from '@/ui/DateField';
import { PhoneField } from '@/ui/PhoneField';
import { RadioGroup } from '@/ui/RadioGroup';
import { SelectField } from '@/ui/SelectField';
import type { Option } from '@/ui/PickerSheet';
import { TextButton } from '@/ui/TextButton';
import { useFormEnv } from '../formContext';
import type { OptionState } from '../formPorts';
import { asList, asText, type ControlProps } from './controlProps';
import { FailedOptions } from './FailedOptions';
import { ServerSelect } from './ServerSelect';

const nothing: readonly string[] = [];

function useOptions(choices: Choices): OptionState {
  const tKey = useTKey();
  const { sources } = useFormEnv();
  const { control, getValues } = useFormContext();
  const named = 'source' in choices ? choices : null;
  useWatch({ control, name: named?.dependsOn ?? nothing, disabled: !named?.dependsOn });
  const fixed = useMemo(
    () => ('source' in choices ? [] : choices.map((choice) => optionOf(choice, tKey))),
    [choices, tKey],
  );
  const source = named ? sources[named.source] : undefined;
  // A source keeps its kind: the order of hooks is stable.
  if (source && 'useOptions' in source) return source.useOptions(getValues());
  return { options: named ? (source ?? []) : fixed };
}

type Choice = Exclude<Choices, { source: string }>[number];

const optionOf = (choice: Choice, tKey: (key: string) => string): Option =>
  'labelKey' in choice
    ? { value: choice.value, label: tKey(choice.labelKey), note: choice.noteKey && tKey(choice.noteKey) }
    : { value: choice.value, label: choice.label, note: choice.note };

export function SelectControl({ field, value, ...props }: ControlProps<'select'>) {
  const list = useOptions(field.choices);
  return <ServerSelect {...props} value={asText(value)} list={list} search={field.search} />;
}

const countrySource = { source: 'countries' } as const;

export function CountryControl({ field, value, ...props }: ControlProps<'country'>) {
  const t = useT();
  const { options } = useOptions(field.countries ?? countrySource);
  const flagged = useMemo(() => options.map((option) => ({ flag: option.value, ...option })), [options]);
  return (
    <SelectField {...props} value={asText(value)} options={flagged} searchLabel={t('common.searchCountry')} />
  );
}

export function RadioControl({ field, value, ...props }: ControlProps<'radio'>) {
  const state = useOptions(field.choices);
  return (
    <>
      <RadioGroup {...props} value={asText(value)} options={state.options} />
      <FailedOptions id={props.id} state={state} />
    </>
  );
}

export function CheckboxGroupControl({ field, value, ...props }: ControlProps<'checkboxGroup'>) {
  const { options } = useOptions(field.choices);
  return <CheckboxGroup {...props} value={asList(value)} options={options} max={field.max} />;
}

export function CheckboxControl({
  field,
  value,
  id,
  label,
  onChange,
  onBlur,
  disabled,
  invalid,
}: ControlProps<'checkbox'>) {
  const tKey = useTKey();
  const { onLink } = useFormEnv();
  const { link, linkKey } = field;
  const change = (checked: boolean): void => {
    onChange(checked);
    onBlur();
  };
  return (
    <>
      <Checkbox
        id={id}
        label={label}
        checked={value === true}
        onChange={change}
        disabled={disabled}
        invalid={invalid}
      />
      {link && linkKey ? (
        <TextButton id={`${id}-link`} label={tKey(linkKey)} onPress={() => onLink?.(link)} />
      ) : null}
    </>
  );
}

export function PhoneControl({ field, value, onChange, ...props }: ControlProps<'phone'>) {
  const { control, setValue } = useFormContext();
  const areaCode: unknown = useWatch({ control, name: field.areaCodeName });
  const { options } = useOptions(field.areaCodes);
  return (
    <PhoneField
      {...props}
      areaCodes={options}
      value={{ areaCode: asText(areaCode), number: asText(value) }}
      onChange={(phone) => {
        if (phone.areaCode !== areaCode) setValue(field.areaCodeName, phone.areaCode, { shouldDirty: true });
        onChange(phone.number);
      }}
    />
  );
}

const boundOf = (bound: string | undefined): string | undefined => (bound === 'today' ? today() : bound);

export function DateControl({ field, value, ...props }: ControlProps<'date'>) {
  return (
    <DateField
      {...props}
      value={asText(value)}
      min={boundOf(field.min)}
      max={boundOf(field.max)}
      mode={field.mode}
    />
  );
}
