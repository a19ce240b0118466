import { Input, View } from '@tarojs/components';
import type { DateFieldProps } from './dateField.types';
import { noteIdOf } from '../field/fieldProps';
import '../TextInput/textInput.scss';
import { boxClass } from '../TextField';

/** The browser's input has the reader's format, keyboard and screen reader. */
export function DateField({
  id,
  label,
  value,
  onChange,
  onBlur,
  min,
  max,
  mode = 'day',
  disabled,
  invalid,
  required,
}: DateFieldProps) {
  return (
    <View className={boxClass({ invalid, disabled })}>
      <Input
        id={id}
        className="ui-input"
        // Taro's types lack the browser's.
        type={(mode === 'day' ? 'date' : 'month') as 'text'}
        value={value}
        disabled={disabled}
        maxlength={-1}
        onInput={(event) => onChange(event.detail.value)}
        onBlur={onBlur}
        nativeProps={{
          min,
          max,
          'aria-label': label,
          'aria-invalid': invalid ? 'true' : undefined,
          'aria-required': required ? 'true' : undefined,
          'aria-describedby': noteIdOf(id),
        }}
      />
    </View>
  );
}
