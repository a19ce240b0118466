import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classes } from '../theme/classes';
import { noteIdOf, type FieldProps } from '../field/fieldProps';
import { TextInput, type TextInputProps } from '../TextInput';

interface Props
  extends
    FieldProps<string>,
    Pick<TextInputProps, 'type' | 'maxLength' | 'filter' | 'format' | 'onConfirm' | 'autoComplete'> {
  prefix?: string;
  suffix?: string;
  /** Trims on blur (specification). Default true. */
  trim?: boolean;
  /** At the end of the box, such as a button. */
  children?: ReactNode;
}

export function TextField({ prefix, suffix, trim = true, onBlur, children, ...props }: Props) {
  const leave = (): void => {
    const trimmed = props.value.trim();
    if (trim && trimmed !== props.value) props.onChange(trimmed);
    onBlur?.();
  };
  return (
    <View className={boxClass(props)}>
      {prefix ? <Text className="ui-box__affix">{prefix}</Text> : null}
      <TextInput {...props} describedBy={noteIdOf(props.id)} onBlur={leave} />
      {suffix ? <Text className="ui-box__affix">{suffix}</Text> : null}
      {children}
    </View>
  );
}

export const boxClass = ({ invalid, disabled }: { invalid?: boolean; disabled?: boolean }): string =>
  classes('ui-box', invalid && 'ui-box--invalid', disabled && 'ui-box--disabled');
