import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SECOND } from '@/core/countdown';
import { times } from '@/domain/constants';
import { useT } from '@/i18n';
import { TextButton } from '@/ui/TextButton';
import { useSeconds } from '@/ui/field/useSeconds';
import { useFormEnv } from '../formContext';

const RESEND_SECONDS = times.captchaResend / SECOND;

export function SendCode({ id, action }: { id: string; action: string }) {
  const t = useT();
  const { actions } = useFormEnv();
  const { getValues } = useFormContext();
  const [round, setRound] = useState(0);
  const send = async (): Promise<void> => {
    try {
      await actions[action]?.(getValues());
      setRound((before) => before + 1);
    } catch {
      // The layer below has shown why.
    }
  };
  return round === 0 ? (
    <TextButton id={id} label={t('fields.sendCode')} onPress={send} />
  ) : (
    <Resend key={round} id={id} onPress={send} />
  );
}

function Resend({ id, onPress }: { id: string; onPress: () => Promise<void> }) {
  const t = useT();
  const left = useSeconds(RESEND_SECONDS);
  return (
    <TextButton
      id={id}
      disabled={left > 0}
      label={left > 0 ? t('fields.resendIn', { seconds: left }) : t('fields.resend')}
      onPress={onPress}
    />
  );
}
