import { type ReactNode, useState } from 'react';
import { loginCaptchaVerify } from '@/contracts/calls/account';
import { patterns } from '@/core/validation';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { CodeRow } from './CodeRow';
import {
  type CaptchaScene,
  contactIsValid,
  contactParams,
  type ContactValue,
  type ContactWay,
} from './contact';
import { ContactFields } from './ContactFields';
import { useCaptcha } from './useCaptcha';
import { useContact } from './useContact';

interface Proof {
  contact: ContactValue;
  ticket: string;
  /** Market of the account whose password is set anew. */
  countryCode?: string | undefined;
}

/**
 * Contact and code of one scene. `verify()` shows what is wrong, and answers the verified contact with its ticket
 * (single use, ten minutes) once the server has accepted the code.
 */
export function useVerifiedContact(
  id: string,
  scene: CaptchaScene,
  way: ContactWay,
  { empty = false }: { empty?: boolean } = {},
): { fields: ReactNode; verify: () => Promise<Proof | null> } {
  const { mutateAsync: verifyCode } = useCallMutation(loginCaptchaVerify);
  const [typed, change] = useContact(way, empty);
  const contact: ContactValue = { ...typed, way };
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const captcha = useCaptcha(scene);
  const contactBad = !contactIsValid(contact);
  const codeBad = !patterns.verificationCode(code);
  return {
    async verify() {
      setTried(true);
      if (contactBad || codeBad) return null;
      try {
        const { ticket, countryCode } = await verifyCode({
          ...contactParams(contact),
          scene,
          captcha: code,
        });
        return { contact, ticket, countryCode };
      } catch (error) {
        showError(error);
        return null;
      }
    },
    fields: (
      <>
        <ContactFields id={id} value={contact} onChange={change} error={tried && contactBad} only={way} />
        <CodeRow
          id={id}
          value={code}
          onChange={setCode}
          captcha={captcha}
          onSend={async (voice) => (contactBad ? setTried(true) : captcha.send(contact, voice))}
          voice={way === 'phone'}
          missing={tried && codeBad}
        />
        {captcha.dialogs}
      </>
    ),
  };
}
