import { View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import { CodeField } from '@/ui/CodeField';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/FormItem';
import { TextButton } from '@/ui/TextButton';
import type { Captcha } from './useCaptcha';
import './codeRow.scss';

interface Props {
  id: string;
  value: string;
  onChange: (code: string) => void;
  captcha: Captcha;
  /** Asks for a code after checking the contact. */
  onSend: (voice: boolean) => Promise<unknown>;
  /** The code is needed and not there: says so, or that one must be sent first. */
  missing: boolean;
  /** Offer the voice code, for phones only. */
  voice?: boolean;
}

/** The code, below it the button that sends it with its 60 s countdown, and the call instead. */
export function CodeRow({ id, value, onChange, captcha, onSend, missing, voice }: Props) {
  const t = useT();
  const unsent = captcha.resendAt === 0;
  return (
    <Field
      as={CodeField}
      id={`${id}-code`}
      label={t('account.code.label')}
      error={missing ? t(unsent ? 'account.code.sendFirst' : 'account.code.needed') : undefined}
      hint={captcha.sentTo ? t('account.code.sentTo', { to: captcha.sentTo }) : undefined}
      value={value}
      onChange={onChange}
      below={
        <View className="code-row">
          <SendButton
            key={captcha.resendAt}
            id={`${id}-send-code`}
            label={t(unsent ? 'account.code.send' : 'account.code.again')}
            resendAt={captcha.resendAt}
            onPress={() => onSend(false)}
          />
          {voice && !unsent ? (
            <TextButton
              id={`${id}-voice-code`}
              label={t('account.code.voice')}
              onPress={() => onSend(true)}
            />
          ) : null}
        </View>
      }
    />
  );
}

interface SendButtonProps {
  id: string;
  label: string;
  resendAt: number;
  onPress: () => Promise<unknown>;
}

/** One for each sending: it works out once how long to wait and counts down by itself from there. */
function SendButton({ resendAt, ...props }: SendButtonProps) {
  const [seconds] = useState(() => Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)));
  return <Button {...props} kind="secondary" size="small" seconds={seconds} />;
}
