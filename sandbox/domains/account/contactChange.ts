import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { HOUR } from '@/core/countdown';
import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import { endLogins } from '../../dispatch/sessions';
import { newId } from '../../ids';
import type { CallContext } from '../../runtime';
import { belongsTo, type Contact, contactsOf, findPayer } from './contact';
import { credentialChanged, undoHours } from './credentialChange';
import { accountRefusals } from './refusals';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** After a replacement all other logins end and the old contact gets an undo link. */
export async function contactChanged(
  context: CallContext,
  before: Row<'payers'>,
  contact: Contact,
): Promise<void> {
  if (belongsTo(contact, before)) return;
  const { db, now } = context;
  const old = contactsOf(before).find(({ type }) => type === contact.type);
  const code = randomBytes(24).toString('base64url');
  await db
    .insertInto('contact_changes')
    .values({
      id: newId('cch'),
      payer_id: before.id,
      area_code: before.area_code,
      phone_number: before.phone_number,
      email: before.email,
      code_hash: old ? hashOf(code) : null,
      created_at: now,
    })
    .execute();
  if (!old) return credentialChanged(context, before, `${contact.type}Added`, { contact });
  const ended = contact.type === 'phone' ? errorCodes.phoneChanged : errorCodes.emailChanged;
  await endLogins(db, before.id, now, { code: ended, except: context.session?.loginId });
  const link = `${context.runtime.publicUrl}/undoContact?code=${code}`;
  await credentialChanged(context, before, `${contact.type}Replaced`, { contact, undo: { by: old, link } });
}

/** All logins end and both passwords go, since a thief may know them. */
export async function undoContact(
  context: CallContext,
  { code }: CallParams<'user.undoContact'>,
): Promise<CallAnswer<'user.undoContact'>> {
  const { db, now } = context;
  const change = await db
    .selectFrom('contact_changes')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .where('undone_at', 'is', null)
    .where('created_at', '>', now - undoHours * HOUR)
    .forUpdate()
    .executeTakeFirst();
  if (!change) return refuse(accountRefusals.undoTooLate);
  const { area_code, phone_number, email } = change;
  const payer = await db
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', change.payer_id)
    .executeTakeFirstOrThrow();
  if (payer.closed_at !== null) refuse(accountRefusals.undoTooLate);
  for (const contact of contactsOf({ area_code, phone_number, email })) {
    const owner = await findPayer(db, contact);
    if (owner && owner.id !== payer.id) refuse(accountRefusals.contactTaken);
  }
  await db
    .updateTable('payers')
    .set({ area_code, phone_number, email, password_hash: null, pay_password_hash: null, updated_at: now })
    .where('id', '=', payer.id)
    .execute();
  await db
    .updateTable('contact_changes')
    .set({ undone_at: now })
    .where('payer_id', '=', payer.id)
    .where('created_at', '>=', change.created_at)
    .execute();
  await endLogins(db, payer.id, now, { code: errorCodes.phoneChanged });
  await credentialChanged(context, { ...payer, area_code, phone_number, email }, 'contactUndone');
  return { done: true };
}
