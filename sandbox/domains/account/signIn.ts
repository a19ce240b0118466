import type { CallAnswer, CallParams } from '@/catalogue/calls';
import type { CallContext } from '../../dispatch/handler';
import { grantWelcomeCoupon } from '../coupon/grant';
import { postMessage } from '../message/post';
import { checkCaptcha, issueTicket, sendCaptcha, useTicket } from './captcha';
import { knownClauses, requiredClauses } from './clauses';
import { findPayer, readContact } from './contact';
import { createPayer } from './create';
import { checkPassword, checkPasswordFormat, hashPassword, refuseFrozen } from './password';
import { toPayer } from './payerView';
import { accountCodes, accountRefusal, refuseAccount } from './refusals';

type SendParams = CallParams<'login.captcha'>;

export const sendText = (context: CallContext, params: SendParams): Promise<CallAnswer<'login.captcha'>> =>
  sendCaptcha(context, {
    ...params,
    contact: readContact(params),
    kind: params.contactType === 'email' ? 'mail' : 'sms',
  });

/** A spoken code needs a phone. */
export function sendVoice(
  context: CallContext,
  params: SendParams,
): Promise<CallAnswer<'login.voiceCaptcha'>> {
  if (params.contactType !== 'phone') throw accountRefusal(accountCodes.contactMissing);
  return sendCaptcha(context, { ...params, contact: readContact(params), kind: 'voice' });
}

export async function verifyCaptcha(
  context: CallContext,
  params: CallParams<'login.captchaVerify'>,
): Promise<CallAnswer<'login.captchaVerify'>> {
  const contact = readContact(params);
  await checkCaptcha(context, contact, params.scene, params.captcha);
  return {
    ticket: await issueTicket(context, contact, params.scene),
    registered: (await findPayer(context.db, contact)) !== undefined,
  };
}

/** Both scenes prove the same: who has this contact. The one may turn into the other once `registered` is known. */
const entryScenes = ['login', 'register'] as const;

/** Signs in by ticket or by password; an unknown contact keeps its ticket, so that registering can use it. */
export async function logIn(
  context: CallContext,
  params: CallParams<'login.userInfo'>,
): Promise<CallAnswer<'login.userInfo'>> {
  const contact = readContact(params);
  if (params.ticket) await useTicket(context, params.ticket, contact, entryScenes);
  const payer = (await findPayer(context.db, contact)) ?? refuseAccount(accountCodes.notRegistered);
  if (params.ticket) await refuseFrozen(context, payer);
  else await checkPassword(context, payer, params.password ?? refuseAccount(accountCodes.passwordWrong));
  await context.signIn({ payerId: payer.id, countryCode: payer.country_code });
  return { payer: toPayer(payer, context.now) };
}

export async function register(
  context: CallContext,
  params: CallParams<'login.register'>,
): Promise<CallAnswer<'login.register'>> {
  const { db, now } = context;
  const contact = readContact(params);
  const market = await db
    .selectFrom('countries')
    .select('source_status')
    .where('code', '=', params.countryCode)
    .executeTakeFirst();
  if (market?.source_status !== 'opened') refuseAccount(accountCodes.marketClosed);
  await useTicket(context, params.ticket, contact, entryScenes);
  if (await findPayer(db, contact)) refuseAccount(accountCodes.userExists);
  const agreed = new Set(params.clauseIds);
  if (requiredClauses(params.countryCode).some((clauseId) => !agreed.has(clauseId)))
    refuseAccount(accountCodes.clausesMissing);
  if (params.password !== undefined) checkPasswordFormat(params.password, params.countryCode);
  const inviter = params.inviteCode
    ? ((await db
        .selectFrom('payers')
        .select('id')
        .where('invite_code', '=', params.inviteCode.toUpperCase())
        .executeTakeFirst()) ?? refuseAccount(accountCodes.inviteCodeUnknown))
    : undefined;
  const known = knownClauses(params.countryCode);
  const payer = await createPayer(context, {
    countryCode: params.countryCode,
    contact:
      contact.type === 'phone'
        ? { areaCode: contact.areaCode, phoneNumber: contact.phoneNumber }
        : { email: contact.email },
    language: params.language.slice(0, 10),
    passwordHash: params.password === undefined ? undefined : await hashPassword(params.password),
    invitedBy: inviter?.id,
    profile: {
      agreedClauses: [...agreed]
        .filter((clauseId) => known.has(clauseId))
        .map((clauseId) => ({ clauseId, at: now })),
    },
  });
  await grantWelcomeCoupon(context, payer);
  await postMessage(context, payer.id, 'welcome', {});
  await context.signIn({ payerId: payer.id, countryCode: payer.country_code });
  return { payer: toPayer(payer, now) };
}
