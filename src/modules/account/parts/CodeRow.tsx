import { View } from '@tarojs/components';
import { useCodeFocus } from '@/forms/useSentCode';
import { useT } from '@/i18n';
import { CodeField } from '@/ui/CodeField';
import { Field } from '@/ui/FormItem';
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
  const codeId = `${id}-code`;
  useCodeFocus(codeId, resendAt);
  return (
    <>
      <Field
        as={CodeField}
        id={codeId}
        label={t('account.code.label')}
        hint={t('account.code.sentTo', { to: sentTo ?? '' })}
        {...(onComplete ? { onComplete } : {})}
        {...field}
      />
      <View className="code-row">
        <SendCode
          id={`${id}-send-code`}
          label={t('account.code.again')}
          resendAt={resendAt}
          onPress={() => onSend(false)}
        />
        {voice ? (
          <TextButton id={`${id}-voice-code`} label={t('account.code.voice')} onPress={() => onSend(true)} />
        ) : null}
      </View>
    </>
  );
}
