import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import type { Scene } from './captcha';
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
  const targets = contactsOf(payer).map(({ target }) => target);
  const proved =
    ownTicket !== undefined &&
    targets.length > 0 &&
    (await context.db
      .updateTable('tickets')
      .set({ used_at: context.now })
      .where('id', '=', ownTicket)
      .where('target', 'in', targets)
      .where('scene', 'in', scenes)
      .where('used_at', 'is', null)
      .where('expires_at', '>', context.now)
      .returning('id')
      .executeTakeFirst());
  if (!proved) refuse(accountRefusals.proofNeeded);
}
