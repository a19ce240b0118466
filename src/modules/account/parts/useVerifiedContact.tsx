import { type ReactNode, useState } from 'react';
import { loginCaptchaVerify } from '@/contracts/calls/account/login';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { useTried } from '@/ui/field/wrong';
import { CodeRow } from './CodeRow';
import {
  type CaptchaScene,
  contactIsValid,
  contactParams,
  contactText,
  type ContactValue,
  type ContactWay,
} from './contact';
import { ContactFields } from './ContactFields';
import { useContact } from './useContact';
import { type ContactCode, useContactCode } from './useContactCode';

interface Proof {
  contact: ContactValue;
  ticket: string;
  countryCode?: string | undefined;
}

interface Verified {
  fields: ReactNode;
  sendButton: ContactCode['sendButton'] | null;
  verify: () => Promise<Proof | null>;
  forget: () => void;
}

/** `verify()` returns contact and ticket (single use, ten minutes), the same until `forget`. */
export function useVerifiedContact(
  id: string,
  scene: CaptchaScene,
  way: ContactWay,
  { empty = false }: { empty?: boolean } = {},
): Verified {
  const { mutateAsync: verifyCode } = useCallMutation(loginCaptchaVerify);
  const [typed, change] = useContact(way, empty);
  const contact: ContactValue = { ...typed, way };
  const [tried, markTried] = useTried();
  // The code counts once, but the next step may fail and be retried.
  const [proof, setProof] = useState<Proof | null>(null);
  const { captcha, sent, send, sendButton } = useContactCode(id, scene, contact, markTried);
  const contactBad = !contactIsValid(contact);
  const proved = proof && contactText(proof.contact) === contactText(contact) ? proof : null;
  return {
    sendButton: sent || proved ? null : sendButton,
    forget: () => setProof(null),
    async verify() {
      if (proved) return proved;
      markTried();
      const code = captcha.check();
      if (contactBad || !code) return null;
      try {
        const { ticket, countryCode } = await verifyCode({
          ...contactParams(contact),
          scene,
          captcha: code,
        });
        const found = { contact, ticket, countryCode };
        setProof(found);
        return found;
      } catch (error) {
        if (!captcha.refused(error)) showError(error);
        return null;
      }
    },
    fields: (
      <>
        <ContactFields id={id} value={contact} onChange={change} error={tried && contactBad} only={way} />
        {sent ? <CodeRow id={id} captcha={captcha} onSend={send} voice={way === 'phone'} /> : null}
        {captcha.dialogs}
      </>
    ),
  };
}
