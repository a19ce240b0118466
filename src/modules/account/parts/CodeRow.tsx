import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { useT } from '@/i18n';
import { CodeField } from '@/ui/CodeField';
import { focusField } from '@/ui/field/focusField';
import { Field, FormItem } from '@/ui/FormItem';
import { SendCode } from '@/ui/SendCode';
import { TextButton } from '@/ui/TextButton';
import type { Captcha } from './useCaptcha';
import './codeRow.scss';

interface Props {
  id: string;
  captcha: Captcha;
  onSend: (voice: boolean) => Promise<unknown>;
  voice?: boolean;
  onComplete?: (code: string) => unknown;
}

const DRAWN_MS = 100;

export function CodeRow({ id, captcha, onSend, voice, onComplete }: Props) {
  const t = useT();
  const { field, resendAt, sentTo } = captcha;
  const unsent = resendAt === 0;
  const codeId = `${id}-code`;
  useEffect(() => {
    if (resendAt === 0) return;
    const timer = setTimeout(() => focusField(codeId), DRAWN_MS);
    return () => clearTimeout(timer);
  }, [resendAt, codeId]);
  const send = (
    <SendCode
      id={`${id}-send-code`}
      label={t(unsent ? 'account.code.send' : 'account.code.again')}
      resendAt={resendAt}
      onPress={() => onSend(false)}
    />
  );
  if (unsent) {
    return (
      <FormItem id={codeId} label={t('account.code.label')} error={field.error}>
        <View className="code-row">{send}</View>
      </FormItem>
    );
  }
  return (
    <>
      <Field
        as={CodeField}
        id={codeId}
        label={t('account.code.label')}
        hint={sentTo ? t('account.code.sentTo', { to: sentTo }) : undefined}
        {...(onComplete ? { onComplete } : {})}
        {...field}
      />
      <View className="code-row">
        {send}
        {voice ? (
          <TextButton id={`${id}-voice-code`} label={t('account.code.voice')} onPress={() => onSend(true)} />
        ) : null}
      </View>
    </>
  );
}
