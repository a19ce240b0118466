import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { times } from '@/domain/constants';
import { holdKey } from '../../../db/transaction';
import type { CallContext } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { accountRefusals } from '../refusals';
import { secretId } from './captcha';
import { admitCode } from './codeLimits';
import { type Contact, emailContact, findPayer } from './contact';
import { contactChanged } from './contactChange';
import { said, textIn } from '../../../texts';

/** Links count among an address's codes, since anybody could be mailed. */
const linkPurpose = 'activateEmail';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export async function mailActivation(context: CallContext, email: string): Promise<void> {
  const { db, now, payerId } = context;
  const contact = emailContact(email);
  const owner = await findPayer(db, contact);
  if (owner && owner.id !== payerId) refuse(accountRefusals.contactTaken);
  await holdKey(context, `captcha:${contact.target}`);
  const { asker } = await admitCode(context, contact, linkPurpose);
  await db
    .updateTable('emailActivations')
    .set({ expiresAt: now })
    .where('payerId', '=', payerId)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
  const code = randomBytes(24).toString('base64url');
  const address = contact.type === 'email' ? contact.email : email;
  const expiresAt = now + times.emailLink;
  await db
    .insertInto('emailActivations')
    .values({ codeHash: hashOf(code), payerId, email: address, createdAt: now, expiresAt })
    .execute();
  await db
    .insertInto('captchas')
    .values({
      id: secretId(),
      kind: 'mail',
      target: contact.target,
      purpose: linkPurpose,
      code: hashOf(code),
      createdAt: now,
      expiresAt,
      ...asker,
    })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      kind: 'mail',
      recipient: address,
      payerId,
      subject: textIn(said('server.account.mailActivation'), context.lang),
      body: `${context.runtime.publicUrl}/emailResult?code=${code}`,
      code,
      createdAt: now,
    })
    .execute();
}

export async function awaitsActivation({ db, now }: CallContext, contact: Contact): Promise<boolean> {
  if (contact.type !== 'email') return false;
  const open = await db
    .selectFrom('emailActivations')
    .select('payerId')
    .where('email', '=', contact.email)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
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
    .updateTable('emailActivations')
    .set({ usedAt: now })
    .where('codeHash', '=', hashOf(code))
    .where('payerId', '=', payer.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) return linkInvalid();
  const owner = await findPayer(db, emailContact(row.email));
  if (owner && owner.id !== row.payerId) refuse(accountRefusals.contactTaken);
  await db
    .updateTable('payers')
    .set({ email: row.email, updatedAt: now })
    .where('id', '=', row.payerId)
    .execute();
  await contactChanged(context, payer, emailContact(row.email));
  return { email: row.email, activated: true };
}
