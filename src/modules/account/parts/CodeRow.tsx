import { View } from '@tarojs/components';
import { useT } from '@/i18n';
import { CodeField } from '@/ui/CodeField';
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

export function CodeRow({ id, captcha, onSend, voice, onComplete }: Props) {
  const t = useT();
  const { field, resendAt, sentTo } = captcha;
  const unsent = resendAt === 0;
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
      <FormItem id={`${id}-code`} label={t('account.code.label')} error={field.error}>
        <View className="code-row">{send}</View>
      </FormItem>
    );
  }
  return (
    <>
      <Field
        as={CodeField}
        id={`${id}-code`}
        label={t('account.code.label')}
        hint={sentTo ? t('account.code.sentTo', { to: sentTo }) : undefined}
        {...(onComplete ? { onComplete, focus: true } : {})}
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
