import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { sentencesText, useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import './codeField.scss';
import { noteIdOf, type FieldProps } from '../field/fieldProps';
import { TextInput } from '../TextInput';

interface Props extends FieldProps<string> {
  /** Default 6. */
  length?: number;
  onComplete?: (code: string) => void;
  focus?: boolean;
}

/** One real input over drawn boxes, for paste, autofill and keyboard. */
export function CodeField({ length = 6, onComplete, ...props }: Props) {
  const t = useT();
  const [focused, setFocused] = useState(false);
  const { value } = props;
  const change = (code: string): void => {
    props.onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <View className="ui-code">
      <View className="ui-code__boxes" {...a11y({ hidden: true })}>
        {Array.from({ length }, (_, at) => (
          <View
            key={at}
            className={classes(
              'ui-code__box',
              props.invalid && 'ui-code__box--invalid',
              focused && at === Math.min(value.length, length - 1) && 'ui-code__box--now',
            )}
          >
            <Text className="t-num">{value[at] ?? ''}</Text>
          </View>
        ))}
      </View>
      <TextInput
        {...props}
        label={sentencesText([props.label, t('common.digitOf', { filled: value.length, length })])}
        className="ui-code__input"
        type="integer"
        autoComplete="one-time-code"
        maxLength={length}
        describedBy={noteIdOf(props.id)}
        filter={(text) => text.replace(/\D/g, '').slice(0, length)}
        onChange={change}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          props.onBlur?.();
        }}
      />
    </View>
  );
}
