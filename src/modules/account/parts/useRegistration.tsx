import { type ReactNode, useState } from 'react';
import { loginCaptchaVerify, loginRegister, loginUserInfo } from '@/contracts/calls/account/login';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { getLanguage, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { navigate, wantedPage } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { Dialog } from '@/ui/Dialog';
import { contactParams, contactText, type ContactValue } from './contact';
import { useContactMemory } from './contactMemory';
import { enterApp } from './enterApp';
import type { Captcha } from './useCaptcha';
import { useFrozenDialog } from './useFrozenDialog';

type Chosen = Pick<ParamsOf<typeof loginRegister>, 'countryCode' | 'password' | 'inviteCode' | 'clauseIds'>;

export interface Registration {
  isProved: (contact: ContactValue) => boolean;
  /** True once the contact is proved and has no account yet. */
  prove: (contact: ContactValue, code: string) => Promise<boolean>;
  /** False: to be proved again. */
  register: (contact: ContactValue, chosen: Chosen) => Promise<boolean>;
  dialogs: ReactNode;
}

export function useRegistration(captcha: Captcha): Registration {
  const t = useT();
  const { mutateAsync: createAccount } = useCallMutation(loginRegister);
  const { mutateAsync: verifyCode } = useCallMutation(loginCaptchaVerify);
  const { mutateAsync: signIn } = useCallMutation(loginUserInfo);
  const frozen = useFrozenDialog();
  const memory = useContactMemory();
  const [proof, setProof] = useState(memory.proof);
  const [owner, setOwner] = useState<(ContactValue & { ticket: string }) | null>(null);

  const keep = (next: typeof proof): void => {
    memory.keepProof(next);
    setProof(next);
  };
  const ticketOf = (contact: ContactValue) =>
    proof?.contact === contactText(contact) ? proof.ticket : undefined;
  const tell = (thrown: unknown): void => {
    const error = toAppError(thrown);
    if (hasCode(error, errorCodes.FreezeLogin)) return frozen.open(error);
    if (!captcha.refused(error)) showError(error);
  };

  const logIn = async (): Promise<void> => {
    setOwner(null);
    if (!owner) return;
    try {
      const { payer } = await signIn({ ...contactParams(owner), ticket: owner.ticket });
      await enterApp(payer);
    } catch (thrown) {
      tell(thrown);
    }
  };

  return {
    isProved: (contact) => ticketOf(contact) !== undefined,

    async prove(contact, code) {
      try {
        const found = await verifyCode({ ...contactParams(contact), scene: 'register', captcha: code });
        if (found.registered) {
          setOwner({ ...contact, ticket: found.ticket });
          return false;
        }
        keep({ contact: contactText(contact), ticket: found.ticket });
        return true;
      } catch (thrown) {
        tell(thrown);
        return false;
      }
    },

    async register(contact, chosen) {
      const ticket = ticketOf(contact);
      if (!ticket) return false;
      try {
        const { payer } = await createAccount({
          ...contactParams(contact),
          ...chosen,
          ticket,
          language: getLanguage(),
        });
        showToast({ messageKey: 'account.register.done', onLeaving: true });
        // An interrupted task goes first; the coupon is there anyway.
        if (chosen.inviteCode && !wantedPage())
          await enterApp(payer, () => navigate('invitedSuccess', {}, { relaunch: true }));
        else await enterApp(payer);
      } catch (thrown) {
        tell(thrown);
        if (!hasCode(thrown, errorCodes.ticketInvalid)) return true;
        keep(null);
        return false;
      }
      return true;
    },

    dialogs: (
      <>
        {frozen.dialog}
        <Dialog
          open={owner !== null}
          title={t('common.warmTips')}
          message={t('errors.userExists')}
          confirm={{ id: 'register-known-login', label: t('account.start.login'), onPress: logIn }}
          cancel={{ id: 'register-known-close', label: t('common.cancel'), onPress: () => setOwner(null) }}
        />
      </>
    ),
  };
}
