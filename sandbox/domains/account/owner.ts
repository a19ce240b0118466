import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { type Scene, spendTicket } from './captcha';
import { contactsOf } from './contact';
import { checkPassword } from './password';
import { accountRefusals } from './refusals';

export interface OwnerProof {
  password?: string | undefined;
  /** Of a code to a contact that the account has. */
  ownTicket?: string | undefined;
}

/**
 * Whoever changes how an account is entered, reached or paid with shows that it is theirs: by its password, or by a code of the
 * last ten minutes to a contact it has. A session is not enough: it may be a phone that was left lying.
 */
export async function proveOwner(
  context: CallContext,
  payer: Row<'payers'>,
  { password, ownTicket }: OwnerProof,
  scenes: readonly Scene[],
): Promise<void> {
  if (password !== undefined) return checkPassword(context, payer, password);
  const proved = await spendTicket(context, ownTicket, contactsOf(payer), scenes);
  if (!proved) refuse(accountRefusals.proofNeeded);
}
