import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { times } from '@/domain/constants';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { accountRefusals } from './refusals';
import { type Contact, emailContact, findPayer } from './contact';
import { contactChanged } from './contactChange';
import { said, textIn } from '../../texts';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export async function mailActivation(context: CallContext, email: string): Promise<void> {
  const { db, now, payerId } = context;
  const contact = emailContact(email);
  const owner = await findPayer(db, contact);
  if (owner && owner.id !== payerId) refuse(accountRefusals.contactTaken);
  await db
    .updateTable('email_activations')
    .set({ expires_at: now })
    .where('payer_id', '=', payerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  const code = randomBytes(24).toString('base64url');
  const address = contact.type === 'email' ? contact.email : email;
  await db
    .insertInto('email_activations')
    .values({
      code_hash: hashOf(code),
      payer_id: payerId,
      email: address,
      created_at: now,
      expires_at: now + times.emailLink,
    })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      kind: 'mail',
      recipient: address,
      payer_id: payerId,
      subject: textIn(said('server.account.mailActivation'), context.lang),
      body: `${context.runtime.publicUrl}/emailResult?code=${code}`,
      code,
      created_at: now,
    })
    .execute();
}

export async function awaitsActivation({ db, now }: CallContext, contact: Contact): Promise<boolean> {
  if (contact.type !== 'email') return false;
  const open = await db
    .selectFrom('email_activations')
    .select('payer_id')
    .where('email', '=', contact.email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

const linkInvalid = () =>
  refuse({
    code: errorCodes.activationLinkInvalid,
    text: said('server.account.linkInvalid'),
  });

export async function activateEmail(
  context: CallContext,
  { code }: CallParams<'email.activate'>,
): Promise<CallAnswer<'email.activate'>> {
  const { db, now } = context;
  const payer = await context.payer();
  const row = await db
    .updateTable('email_activations')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(code))
    .where('payer_id', '=', payer.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) return linkInvalid();
  const owner = await findPayer(db, emailContact(row.email));
  if (owner && owner.id !== row.payer_id) refuse(accountRefusals.contactTaken);
  await db
    .updateTable('payers')
    .set({ email: row.email, updated_at: now })
    .where('id', '=', row.payer_id)
    .execute();
  await contactChanged(context, payer, emailContact(row.email));
  return { email: row.email, activated: true };
}
