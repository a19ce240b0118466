import { type ReactNode, useState } from 'react';
import { ownerCodes } from '@/contracts/errors/server';
import { hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { PasswordField } from '@/ui/PasswordField';
import { usePassword } from './usePassword';

interface OwnProof {
  ownTicket?: string | undefined;
  password?: string | undefined;
}

/** `again`: the code was proved too long ago. */
type ProofState = 'none' | 'again' | 'proved';

export function useOwnProof(
  id: string,
  before: { state: ProofState; ownTicket?: string | undefined } = { state: 'none' },
): {
  state: ProofState;
  proved: (ownTicket?: string) => void;
  field: ReactNode;
  check: () => OwnProof | null;
  /** False: another error. */
  refused: (error: unknown) => boolean;
} {
  const t = useT();
  const own = usePassword(t('account.login.passwordError'));
  const [state, setState] = useState(before.state);
  const [ownTicket, setOwnTicket] = useState(before.ownTicket);
  return {
    state,
    proved(ticket) {
      setOwnTicket(ticket);
      setState('proved');
    },
    field:
      ownTicket === undefined ? (
        <Card>
          <Field
            as={PasswordField}
            id={`${id}-password`}
            label={t('account.login.password')}
            maxLength={16}
            {...own.field}
          />
        </Card>
      ) : null,
    check() {
      if (ownTicket !== undefined) return { ownTicket };
      const password = own.check();
      return password === null ? null : { password };
    },
    refused(error) {
      if (!hasCode(error, ownerCodes.proofNeeded)) return own.refused(error);
      setState('again');
      return true;
    },
  };
}
