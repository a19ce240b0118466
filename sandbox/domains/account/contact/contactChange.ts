import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { HOUR } from '@/core/countdown';
import type { Row } from '../../../db/schema';
import { holdKey } from '../../../db/transaction';
import { refuse } from '../../../dispatch/refusal';
import { endLogins } from '../../../dispatch/sessions';
import { newId } from '../../../ids';
import type { CallContext } from '../../../runtime';
import { belongsTo, type Contact, contactsOf, findPayer } from './contact';
import { credentialChanged, undoHours } from '../credentials/credentialChange';
import { refuseFrozen } from '../credentials/password';
import { accountRefusals } from '../refusals';

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
    .insertInto('contactChanges')
    .values({
      id: newId('cch'),
      payerId: before.id,
      areaCode: before.areaCode,
      phoneNumber: before.phoneNumber,
      email: before.email,
      codeHash: old ? hashOf(code) : null,
      createdAt: now,
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
  const undoable = db
    .selectFrom('contactChanges')
    .selectAll()
    .where('codeHash', '=', hashOf(code))
    .where('undoneAt', 'is', null)
    .where('createdAt', '>', now - undoHours * HOUR);
  const found = (await undoable.executeTakeFirst()) ?? refuse(accountRefusals.undoTooLate);
  // Whatever the account is doing ends before.
  await holdKey(context, found.payerId);
  const change = (await undoable.forUpdate().executeTakeFirst()) ?? refuse(accountRefusals.undoTooLate);
  const { areaCode, phoneNumber, email } = change;
  const payer = await db
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', change.payerId)
    .executeTakeFirstOrThrow();
  if (payer.closedAt !== null) refuse(accountRefusals.undoTooLate);
  await refuseFrozen(context, payer);
  for (const contact of contactsOf({ areaCode, phoneNumber, email })) {
    const owner = await findPayer(db, contact);
    if (owner && owner.id !== payer.id) refuse(accountRefusals.contactTaken);
  }
  await db
    .updateTable('payers')
    .set({ areaCode, phoneNumber, email, passwordHash: null, payPasswordHash: null, updatedAt: now })
    .where('id', '=', payer.id)
    .execute();
  await db
    .updateTable('contactChanges')
    .set({ undoneAt: now })
    .where('payerId', '=', payer.id)
    .where('createdAt', '>=', change.createdAt)
    .execute();
  await endLogins(db, payer.id, now, { code: errorCodes.phoneChanged });
  await credentialChanged(context, { ...payer, areaCode, phoneNumber, email }, 'contactUndone');
  return { done: true };
}
