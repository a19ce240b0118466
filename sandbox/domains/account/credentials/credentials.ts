import { errorCodes } from '@/contracts/errors';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { Row, RowChange } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { loginExpired, refuse } from '../../../dispatch/refusal';
import { accountRefusals } from '../refusals';
import { endLogins } from '../../../dispatch/sessions';
import { useTicket } from '../contact/captcha';
import type { Contact } from '../contact/contact';
import { contactOf, emailContact, findPayer, readContact } from '../contact/contact';
import { contactChanged } from '../contact/contactChange';
import { credentialChanged } from './credentialChange';
import { type OwnerProof, proveOwner } from '../owner';
import { checkPasswordFormat, hashPassword, liftPasswordLock, refuseFrozen } from './password';
import { toPayer } from '../payerView';

/** Needs proof of the owner or a reset ticket. All other logins end with 21097. */
export async function setPassword(
  context: CallContext,
  params: CallParams<'login.setPassword'>,
): Promise<CallAnswer<'login.setPassword'>> {
  const payer = context.session?.payerId
    ? await provedBySession(context, params)
    : await resetByTicket(context, params);
  checkPasswordFormat(params.password, payer.countryCode);
  await context.db
    .updateTable('payers')
    .set({ passwordHash: await hashPassword(params.password), updatedAt: context.now })
    .where('id', '=', payer.id)
    .execute();
  if (payer.passwordHash)
    await endLogins(context.db, payer.id, context.now, {
      code: errorCodes.passwordChanged,
      except: context.session?.loginId,
    });
  await credentialChanged(context, payer, payer.passwordHash ? 'passwordChanged' : 'passwordSet');
  return { done: true };
}

async function provedBySession(
  context: CallContext,
  { oldPassword, ticket }: CallParams<'login.setPassword'>,
): Promise<Row<'payers'>> {
  const payer = await context.payer();
  const proof = { password: oldPassword, ownTicket: ticket };
  await proveOwner(context, payer, proof, ['setPassword', 'resetPassword']);
  return payer;
}

async function resetByTicket(
  context: CallContext,
  params: CallParams<'login.setPassword'>,
): Promise<Row<'payers'>> {
  if (!params.ticket) refuse(loginExpired);
  const contact = readContact(params);
  await useTicket(context, params.ticket, contact, ['resetPassword']);
  const payer = (await findPayer(context.db, contact)) ?? refuse(accountRefusals.notRegistered);
  await refuseFrozen(context, payer);
  await liftPasswordLock(context, payer.id);
  return payer;
}

async function bind(
  context: CallContext,
  contact: Contact,
  proof: OwnerProof & { ticket: string },
  scene: 'bindPhone' | 'bindEmail',
  change: RowChange<'payers'>,
) {
  const payer = await context.payer();
  await proveOwner(context, payer, proof, ['replaceContact']);
  await useTicket(context, proof.ticket, contact, [scene]);
  const owner = await findPayer(context.db, contact);
  if (owner && owner.id !== payer.id) refuse(accountRefusals.contactTaken);
  const row = await context.db
    .updateTable('payers')
    .set({ ...change, updatedAt: context.now })
    .where('id', '=', payer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await contactChanged(context, payer, contact);
  return { payer: toPayer(row, context.now) };
}

/** Other sessions end with 21095. */
export function bindPhone(
  context: CallContext,
  params: CallParams<'login.phoneBind'>,
): Promise<CallAnswer<'login.phoneBind'>> {
  const contact = contactOf(params.areaCode, params.phoneNumber);
  const change =
    contact.type === 'phone' ? { areaCode: contact.areaCode, phoneNumber: contact.phoneNumber } : {};
  return bind(context, contact, params, 'bindPhone', change);
}

/** Other sessions end with 21096. */
export function bindEmail(
  context: CallContext,
  params: CallParams<'login.emailBind'>,
): Promise<CallAnswer<'login.emailBind'>> {
  const contact = emailContact(params.email);
  return bind(
    context,
    contact,
    params,
    'bindEmail',
    contact.type === 'email' ? { email: contact.email } : {},
  );
}
