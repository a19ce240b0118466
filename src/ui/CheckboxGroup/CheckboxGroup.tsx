import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import type { Option } from '../PickerSheet';
import { ChoiceRow } from '../ChoiceRow';
import type { FieldProps } from '../field/fieldProps';

interface Props extends FieldProps<readonly string[]> {
  options: readonly Option[];
  /** Default 0: no limit. At the limit the others are disabled (specification). */
  max?: number;
}

export function CheckboxGroup({
  id,
  label,
  value,
  onChange,
  onBlur,
  options,
  max = 0,
  disabled,
  invalid,
}: Props) {
  const full = max > 0 && value.length >= max;
  const toggle = (one: string): void => {
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
    onBlur?.();
  };
  return (
    <View id={id} {...a11y({ role: 'group', label })}>
      {options.map((option) => {
        const checked = value.includes(option.value);
        return (
          <ChoiceRow
            key={option.value}
            id={`${id}-${option.value}`}
            role="checkbox"
            option={option}
            checked={checked}
            invalid={invalid}
            disabled={disabled || option.disabled || (full && !checked)}
            onPress={() => toggle(option.value)}
          />
        );
      })}
    </View>
  );
}
