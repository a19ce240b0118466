import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { type Scene, spendTicket } from './contact/captcha';
import { contactsOf } from './contact/contact';
import { checkPassword } from './credentials/password';
import { accountRefusals } from './refusals';

export interface OwnerProof {
  password?: string | undefined;
  ownTicket?: string | undefined;
}

/** A session is not enough: it may be a lost phone's. */
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
