import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { Row } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { findByGToken } from '../../../dispatch/sessions';
import { grantInviteCoupon } from '../../activity/inviteSource';
import { grantWelcomeCoupon } from '../../coupon/grant';
import { postMessage } from '../../message/post';
import { awaitsActivation } from '../contact/activation';
import { checkCaptcha, issueTicket, secretId, sendCaptcha, useTicket } from '../contact/captcha';
import { knownClauses, requiredClauses } from '../clauses';
import type { Contact } from '../contact/contact';
import { findPayer, readContact } from '../contact/contact';
import { createPayer } from './create';
import { checkPassword, checkPasswordFormat, hashPassword, refuseFrozen } from '../credentials/password';
import { toPayer } from '../payerView';
import { refuse } from '../../../dispatch/refusal';
import { accountRefusals } from '../refusals';

type SendParams = CallParams<'login.captcha'>;

export const sendText = (context: CallContext, params: SendParams): Promise<CallAnswer<'login.captcha'>> =>
  sendCaptcha(context, {
    ...params,
    contact: readContact(params),
    kind: params.contactType === 'email' ? 'mail' : 'sms',
  });

export function sendVoice(
  context: CallContext,
  params: SendParams,
): Promise<CallAnswer<'login.voiceCaptcha'>> {
  if (params.contactType !== 'phone') refuse(accountRefusals.contactMissing);
  return sendCaptcha(context, { ...params, contact: readContact(params), kind: 'voice' });
}

export async function verifyCaptcha(
  context: CallContext,
  params: CallParams<'login.captchaVerify'>,
): Promise<CallAnswer<'login.captchaVerify'>> {
  const contact = readContact(params);
  await checkCaptcha(context, contact, params.scene, params.captcha);
  const payer = await findPayer(context.db, contact);
  return {
    ticket: await issueTicket(context, contact, params.scene),
    registered: payer !== undefined,
    countryCode: params.scene === 'resetPassword' ? payer?.countryCode : undefined,
  };
}

/** Either proves the contact. */
const entryScenes = ['login', 'register'] as const;

/** Unknown contacts keep their ticket for registering. */
export async function logIn(
  context: CallContext,
  params: CallParams<'login.userInfo'>,
): Promise<CallAnswer<'login.userInfo'>> {
  if (params.gToken !== undefined) return logInByGToken(context, params.gToken);
  const contactType = params.contactType ?? refuse(accountRefusals.contactMissing);
  const contact = readContact({ ...params, contactType });
  const payer = params.ticket
    ? await payerByTicket(context, contact, params.ticket)
    : await payerByPassword(context, contact, params.password ?? refuse(accountRefusals.passwordWrong));
  await context.signIn({ payerId: payer.id, countryCode: payer.countryCode });
  return { payer: toPayer(payer, context.now) };
}

/** The contact is proved: a missing account may be disclosed. */
async function payerByTicket(context: CallContext, contact: Contact, ticket: string): Promise<Row<'payers'>> {
  await useTicket(context, ticket, contact, entryScenes);
  const payer =
    (await findPayer(context.db, contact)) ??
    refuse(
      (await awaitsActivation(context, contact))
        ? accountRefusals.mailNotActivated
        : accountRefusals.notRegistered,
    );
  await refuseFrozen(context, payer);
  return payer;
}

let decoy: Promise<string> | undefined;

/** Same answer, work and counting in all cases: numbers cannot be tested for accounts. */
async function payerByPassword(
  context: CallContext,
  contact: Contact,
  password: string,
): Promise<Row<'payers'>> {
  decoy ??= hashPassword(secretId());
  const payer = await findPayer(context.db, contact);
  const nobody = { id: contact.target, passwordHash: await decoy };
  await checkPassword(context, payer?.passwordHash ? payer : nobody, password);
  return payer ?? refuse(accountRefusals.passwordWrong);
}

async function logInByGToken(context: CallContext, gToken: string): Promise<CallAnswer<'login.userInfo'>> {
  const { db, now } = context;
  const session = await findByGToken(db, gToken, now);
  if (!session?.payerId || session.kind !== 'payer') return refuse(accountRefusals.ticketInvalid);
  const payer = await db
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', session.payerId)
    .executeTakeFirstOrThrow();
  await refuseFrozen(context, payer);
  await context.signIn({
    payerId: payer.id,
    countryCode: payer.countryCode,
    loginId: session.loginId,
  });
  return { payer: toPayer(payer, context.now) };
}

export interface NewAccount {
  countryCode: string;
  language: string;
  password?: string | undefined;
  inviteCode?: string | undefined;
  channel?: string | undefined;
  clauseIds: readonly string[];
}

async function assertOpen(context: CallContext, countryCode: string): Promise<void> {
  const market = await context.db
    .selectFrom('countries')
    .select('sourceStatus')
    .where('code', '=', countryCode)
    .executeTakeFirst();
  if (market?.sourceStatus !== 'opened') refuse(accountRefusals.marketClosed);
}

export async function openAccount(
  context: CallContext,
  contact: Contact,
  wanted: NewAccount,
): Promise<Row<'payers'>> {
  const { db, now } = context;
  await assertOpen(context, wanted.countryCode);
  const agreed = new Set(wanted.clauseIds);
  if (requiredClauses(wanted.countryCode).some((clauseId) => !agreed.has(clauseId)))
    refuse(accountRefusals.clausesMissing);
  if (wanted.password !== undefined) checkPasswordFormat(wanted.password, wanted.countryCode);
  const inviter = wanted.inviteCode
    ? ((await db
        .selectFrom('payers')
        .select('id')
        .where('inviteCode', '=', wanted.inviteCode.toUpperCase())
        .executeTakeFirst()) ?? refuse(accountRefusals.inviteCodeUnknown))
    : undefined;
  const known = knownClauses(wanted.countryCode);
  const payer = await createPayer(context, {
    countryCode: wanted.countryCode,
    contact,
    language: wanted.language.slice(0, 10),
    passwordHash: wanted.password === undefined ? undefined : await hashPassword(wanted.password),
    invitedBy: inviter?.id,
    profile: {
      ...(wanted.channel ? { channel: wanted.channel } : {}),
      agreedClauses: [...agreed]
        .filter((clauseId) => known.has(clauseId))
        .map((clauseId) => ({ clauseId, at: now })),
    },
  });
  await grantWelcomeCoupon(context, payer);
  if (inviter) await grantInviteCoupon(context, payer);
  await postMessage(context, payer.id, 'welcome', {});
  return payer;
}

export async function register(
  context: CallContext,
  params: CallParams<'login.register'>,
): Promise<CallAnswer<'login.register'>> {
  const contact = readContact(params);
  await assertOpen(context, params.countryCode);
  await useTicket(context, params.ticket, contact, entryScenes);
  if (await findPayer(context.db, contact)) refuse(accountRefusals.userExists);
  const payer = await openAccount(context, contact, params);
  await context.signIn({ payerId: payer.id, countryCode: payer.countryCode });
  return { payer: toPayer(payer, context.now) };
}
