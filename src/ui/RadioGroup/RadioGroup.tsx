import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import type { Option } from '../PickerSheet';
import { ChoiceRow } from '../ChoiceRow';
import type { FieldProps } from '../field/fieldProps';
import { useRoving } from '../field/useRoving';

interface Props extends FieldProps<string> {
  options: readonly Option[];
  /** Framed, for choices with an explanation. */
  cards?: boolean;
  /** For app-wide effects: arrow keys only move, Enter chooses. */
  atOnce?: boolean;
}

export function RadioGroup({
  id,
  label,
  value,
  onChange,
  onBlur,
  options,
  cards,
  atOnce,
  disabled,
  invalid,
}: Props) {
  const idOf = (one: string) => `${id}-${one}`;
  const { group, tabStop } = useRoving(
    'radio',
    options.map((option) => idOf(option.value)),
    value && idOf(value),
    !atOnce,
  );
  return (
    <View id={id} {...a11y({ role: 'radiogroup', label })} {...group}>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          id={idOf(option.value)}
          tabStop={tabStop(idOf(option.value))}
          role="radio"
          option={option}
          card={cards}
          checked={option.value === value}
          invalid={invalid}
          disabled={disabled || option.disabled}
          onPress={() => {
            onChange(option.value);
            onBlur?.();
          }}
        />
      ))}
    </View>
  );
}
