import { type ReactNode, useState } from 'react';
import { loginCaptcha, loginVoiceCaptcha } from '@/contracts/calls/account/login';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { type SendCode, useChallenge } from '@/forms/challenge';
import { tellUnsent } from '@/forms/tellUnsent';
import { earlierCode, type SentCode, useSentCode } from '@/forms/useSentCode';
import { useT } from '@/i18n';
import { useCallMutation } from '@/state/queries/mutations';
import { type CaptchaScene, contactParams, contactText, type ContactValue } from './contact';
import { useFrozenDialog } from './useFrozenDialog';

export interface Captcha extends Omit<SentCode, 'sent'> {
  /** True once the code is on its way. */
  send: (contact: ContactValue, voice?: boolean) => Promise<boolean>;
  sentTo: string | null;
  dialogs: ReactNode;
}

export function useCaptcha(scene: CaptchaScene): Captcha {
  const t = useT();
  const frozen = useFrozenDialog();
  const { mutateAsync: sendCode } = useCallMutation(loginCaptcha);
  const { mutateAsync: callWithCode } = useCallMutation(loginVoiceCaptcha);
  const { sent: codeSent, ...code } = useSentCode({ needed: t('account.code.needed') });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const challenge = useChallenge();
  const onItsWay = (contact: ContactValue, resendSeconds: number): true => {
    codeSent(resendSeconds);
    setSentTo(contactText(contact));
    challenge.close();
    return true;
  };

  const request = async (
    contact: ContactValue,
    voice: boolean,
    answer?: Parameters<SendCode>[0],
  ): Promise<boolean> => {
    try {
      const sent = await (voice ? callWithCode : sendCode)({
        ...contactParams(contact),
        scene,
        ...answer,
      });
      return onItsWay(contact, sent.resendSeconds);
    } catch (thrown) {
      const error = toAppError(thrown);
      const again: SendCode = (next) => request(contact, voice, next);
      if (challenge.asked(error, again, answer !== undefined)) return false;
      const early = earlierCode(error);
      if (early !== undefined) return onItsWay(contact, early);
      if (hasCode(error, errorCodes.FreezeLogin)) frozen.open(error);
      else tellUnsent(error);
      return false;
    }
  };

  return {
    ...code,
    send: (contact, voice = false) => request(contact, voice),
    sentTo,
    dialogs: (
      <>
        {challenge.dialog}
        {frozen.dialog}
      </>
    ),
  };
}
