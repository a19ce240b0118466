import { loginCaptchaVerify } from '@/contracts/calls/account/login';
import type { Payer } from '@/contracts/entities/payer';
import { maskEmail, maskPhone } from '@/core/masking';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { CodeRow } from './CodeRow';
import { type CaptchaScene, contactParams, type ContactValue } from './contact';
import { useContactCode } from './useContactCode';

export function ownContacts({ areaCode, phoneNumber, email }: Payer): ContactValue[] {
  const none = { areaCode: '', phoneNumber: '', email: '' };
  return [
    ...(areaCode && phoneNumber ? [{ ...none, way: 'phone' as const, areaCode, phoneNumber }] : []),
    ...(email ? [{ ...none, way: 'email' as const, email }] : []),
  ];
}

export const masked = ({ way, phoneNumber, email }: ContactValue): string =>
  way === 'phone' ? maskPhone(phoneNumber) : maskEmail(email);

interface Props {
  title: string;
  scene: CaptchaScene;
  to: ContactValue;
  onProved: (ticket: string) => unknown;
  onBack: () => void;
}

export function OwnCode({ title, scene, to, onProved, onBack }: Props) {
  const t = useT();
  const { mutateAsync: verifyCode } = useCallMutation(loginCaptchaVerify);
  const { captcha, sent, send, sendButton } = useContactCode('replace-own', scene, to);
  const prove = async (): Promise<void> => {
    const code = captcha.check();
    if (!code) return;
    try {
      const { ticket } = await verifyCode({ ...contactParams(to), scene, captcha: code });
      await onProved(ticket);
    } catch (error) {
      if (!captcha.refused(error)) showError(error);
    }
  };
  return (
    <Screen
      title={title}
      onBack={onBack}
      footer={
        <ActionBar
          main={sent ? { id: 'replace-next', label: t('common.next'), onPress: prove } : sendButton}
        />
      }
    >
      <Notice tone="info">{t('account.replace.codeTo', { to: masked(to) })}</Notice>
      {sent ? (
        <Card>
          <CodeRow id="replace-own" captcha={captcha} onSend={send} voice={to.way === 'phone'} />
        </Card>
      ) : null}
      {captcha.dialogs}
    </Screen>
  );
}
