import { Picker, Text, View } from '@tarojs/components';
import { formatDate, listText, useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { Icon } from '../Icon';
import type { DateFieldProps } from './dateField.types';
import { boxClass } from '../TextField';

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
  placeholder,
}: DateFieldProps) {
  const t = useT();
  return (
    <Picker
      mode="date"
      fields={mode}
      value={value}
      start={min}
      end={max}
      disabled={disabled}
      onChange={(event) => {
        onChange(event.detail.value);
        onBlur?.();
      }}
      onCancel={onBlur}
    >
      <View
        id={id}
        className={boxClass({ invalid, disabled })}
        {...a11y({ role: 'button', label: listText([label, value]), disabled })}
      >
        <Text className={value ? 'ui-box__value' : 'ui-box__value ui-box__value--empty'}>
          {value ? (mode === 'day' ? formatDate(value) : value) : (placeholder ?? t('common.chooseDate'))}
        </Text>
        <Icon name="calendar" />
      </View>
    </Picker>
  );
}
