import { useT } from '@/i18n';
import { type CaptchaScene, contactIsValid, contactText, type ContactValue } from './contact';
import { type Captcha, useCaptcha } from './useCaptcha';

export interface ContactCode {
  captcha: Captcha;
  /** To the contact as typed now. */
  sent: boolean;
  send: (voice: boolean) => Promise<void>;
  sendButton: { id: string; label: string; onPress: () => Promise<void> };
}

/** `onBad`: not a whole contact. */
export function useContactCode(
  id: string,
  scene: CaptchaScene,
  contact: ContactValue,
  onBad?: () => void,
): ContactCode {
  const t = useT();
  const captcha = useCaptcha(scene);
  const sent = captcha.sentTo === contactText(contact);
  const send = async (voice: boolean): Promise<void> => {
    if (!contactIsValid(contact)) return onBad?.();
    if (!sent) captcha.field.onChange('');
    await captcha.send(contact, voice);
  };
  return {
    captcha,
    sent,
    send,
    sendButton: { id: `${id}-send-code`, label: t('account.code.send'), onPress: () => send(false) },
  };
}
