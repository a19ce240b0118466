import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { Stack } from '../Stack';
import { TextButton } from '../TextButton';
import { noteIdOf } from '../field/fieldProps';
import { useWrong } from '../field/wrong';
import { ItemNote } from './ItemNote';
import './formItem.scss';

export interface FormItemProps {
  id: string;
  label?: string;
  hint?: string;
  /** Empty: the content shows its error. */
  error?: string;
  /** Amber; does not block sending. */
  warning?: string;
  /** The warning is a question to answer before sending. */
  answers?: readonly { id: string; label: string; onPress: () => unknown }[];
  /** Default true; false shows 'optional'. */
  required?: boolean;
  children: ReactNode;
}

/** Errors are read out. */
export function FormItem({
  id,
  label,
  hint,
  error,
  warning,
  answers,
  required = true,
  children,
}: FormItemProps) {
  const t = useT();
  const note = error || warning;
  const open = error ?? (answers && warning);
  useWrong(id, open !== undefined && label ? t('common.checkField', { label }) : open);
  return (
    <View id={`${id}-item`} className="ui-form-item">
      {label ? (
        <View className="ui-form-item__label">
          <Text>{label}</Text>
          {required ? null : <Text className="ui-form-item__optional">{t('common.optional')}</Text>}
        </View>
      ) : null}
      {children}
      <View id={noteIdOf(id)} {...a11y({ live: 'polite' })}>
        {note ? (
          <ItemNote tone={error ? 'error' : 'warning'} text={note} />
        ) : hint ? (
          <Text className="ui-form-item__hint">{hint}</Text>
        ) : null}
      </View>
      {answers ? (
        <Stack line>
          {answers.map((answer) => (
            <TextButton key={answer.id} {...answer} />
          ))}
        </Stack>
      ) : null}
    </View>
  );
}
