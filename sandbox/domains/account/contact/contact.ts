import { maskEmail, maskPhone } from '@/core/masking';
import type { Db, Row } from '../../../db/schema';
import { refuse } from '../../../dispatch/refusal';
import { accountRefusals } from '../refusals';

export interface ContactParams {
  contactType: 'phone' | 'email';
  areaCode?: string | undefined;
  phoneNumber?: string | undefined;
  email?: string | undefined;
}

/** Normalized. */
export type Contact =
  | { type: 'phone'; target: string; areaCode: string; phoneNumber: string }
  | { type: 'email'; target: string; email: string };

/** Italy and San Marino keep the leading zero abroad; elsewhere it is a trunk prefix. */
const zeroBelongs = new Set(['39', '378']);

/** Phones need number and area code (specification, product, 5). */
export function readContact(params: ContactParams): Contact {
  if (params.contactType === 'email') {
    const email = params.email?.trim().toLowerCase() || refuse(accountRefusals.contactMissing);
    return { type: 'email', target: `email:${email}`, email };
  }
  const areaCode = params.areaCode || refuse(accountRefusals.contactMissing);
  const given = params.phoneNumber || refuse(accountRefusals.contactMissing);
  const phoneNumber = zeroBelongs.has(areaCode) ? given : given.replace(/^0/, '');
  return { type: 'phone', target: `phone:${areaCode}:${phoneNumber}`, areaCode, phoneNumber };
}

export const contactOf = (areaCode: string, phoneNumber: string): Contact =>
  readContact({ contactType: 'phone', areaCode, phoneNumber });
export const emailContact = (email: string): Contact => readContact({ contactType: 'email', email });

export function contactsOf({
  areaCode,
  phoneNumber,
  email,
}: Pick<Row<'payers'>, 'areaCode' | 'phoneNumber' | 'email'>): Contact[] {
  return [
    ...(areaCode && phoneNumber ? [contactOf(areaCode, phoneNumber)] : []),
    ...(email ? [emailContact(email)] : []),
  ];
}

export const maskedContact = (contact: Contact): string =>
  contact.type === 'phone' ? maskPhone(contact.phoneNumber) : maskEmail(contact.email);

export const recipientOf = (contact: Contact): string =>
  contact.type === 'phone' ? `+${contact.areaCode}${contact.phoneNumber}` : contact.email;

export async function findPayer(db: Db, contact: Contact): Promise<Row<'payers'> | undefined> {
  const query = db.selectFrom('payers').selectAll();
  return contact.type === 'phone'
    ? query
        .where('areaCode', '=', contact.areaCode)
        .where('phoneNumber', '=', contact.phoneNumber)
        .executeTakeFirst()
    : query.where((where) => where.eb(where.fn('lower', ['email']), '=', contact.email)).executeTakeFirst();
}

export function belongsTo(contact: Contact, payer: Row<'payers'>): boolean {
  return contact.type === 'phone'
    ? payer.areaCode === contact.areaCode && payer.phoneNumber === contact.phoneNumber
    : payer.email?.toLowerCase() === contact.email;
}
