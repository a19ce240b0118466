import { loginCaptchaVerify, loginRegister } from '@/contracts/calls/account/login';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { getLanguage } from '@/i18n';
import { showError } from '@/state/client/showError';
import { navigate, wantedPage } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { contactParams, type ContactValue } from './contact';
import { enterApp } from './enterApp';
import type { Captcha } from './useCaptcha';
import { useFrozenDialog } from './useFrozenDialog';

type Chosen = Pick<ParamsOf<typeof loginRegister>, 'countryCode' | 'password' | 'inviteCode' | 'clauseIds'>;

export function useRegistration(captcha: Captcha) {
  const { mutateAsync: createAccount } = useCallMutation(loginRegister);
  const { mutateAsync: verifyCode } = useCallMutation(loginCaptchaVerify);
  const frozen = useFrozenDialog();

  const register = async (contact: ContactValue, code: string, chosen: Chosen): Promise<void> => {
    try {
      const { ticket } = await verifyCode({ ...contactParams(contact), scene: 'register', captcha: code });
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
      const error = toAppError(thrown);
      if (hasCode(error, errorCodes.FreezeLogin)) return frozen.open(error);
      if (!captcha.refused(error)) showError(error);
    }
  };
  return { register, frozenDialog: frozen.dialog };
}
