import { createHash } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { langHeader, languageCodes } from '@/domain/languages';
import { delivered } from '@/domain/statuses/orderSets';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { codes, refuse } from '../../dispatch/refusal';
import { currencyOf } from '../common/currency';
import { accountRefusals } from './refusals';
import { mailActivation } from './contact/activation';
import { clauseList, knownClauses } from './clauses';
import { proveOwner } from './owner';
import { profileJson, profileOf, toPayer } from './payerView';

export const profile = async (context: CallContext): Promise<CallAnswer<'user.profile'>> => ({
  payer: toPayer(await context.payer(), context.now),
});

export async function updateProfile(
  context: CallContext,
  params: CallParams<'user.update'>,
): Promise<CallAnswer<'user.update'>> {
  const payer = await context.payer();
  const changed = { ...profileOf(payer) };
  if (params.nickName !== undefined) changed.nickName = params.nickName.trim();
  if (params.avatar !== undefined) changed.avatar = await ownPicture(context, payer, params.avatar);
  if (params.email !== undefined && params.email.toLowerCase() !== payer.email?.toLowerCase()) {
    await proveOwner(context, payer, params, ['replaceContact']);
    await mailActivation(context, params.email);
  }
  const row = await context.db
    .updateTable('payers')
    .set({
      profile: profileJson(changed),
      ...(params.language === undefined ? {} : { language: knownLanguage(params.language) }),
      updatedAt: context.now,
    })
    .where('id', '=', payer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payer: toPayer(row, context.now) };
}

async function ownPicture({ db }: CallContext, payer: Row<'payers'>, given: string): Promise<string> {
  const key = /^\/image\/v2\/get\/([^/]{1,100})\/[A-Z]{2,3}$/.exec(given)?.[1] ?? given;
  const file = await db
    .selectFrom('files')
    .select('key')
    .where('key', '=', key)
    .where('ownerId', '=', payer.id)
    .where('contentType', 'like', 'image/%')
    .executeTakeFirst();
  if (!file) refuse(accountRefusals.pictureUnknown, { fields: ['avatar'] });
  return `/image/v2/get/${file.key}/${payer.countryCode}`;
}

/** Also as in the `lang` header. */
const languages = new Set(languageCodes.flatMap((code) => [code.toLowerCase(), langHeader(code)]));

function knownLanguage(lang: string): string {
  if (!languages.has(lang.toLowerCase()))
    refuse({ code: codes.badParams, text: "We don't recognise this language." }, { fields: ['language'] });
  return lang;
}

export async function changeLanguage(
  context: CallContext,
  params: CallParams<'user.langChange'>,
): Promise<CallAnswer<'user.langChange'>> {
  await context.db
    .updateTable('payers')
    .set({ language: knownLanguage(params.lang), updatedAt: context.now })
    .where('id', '=', context.payerId)
    .execute();
  return { done: true };
}

export async function updateTargetCountry(
  context: CallContext,
  params: CallParams<'user.updateTargetCountry'>,
): Promise<CallAnswer<'user.updateTargetCountry'>> {
  await context.db
    .updateTable('payers')
    .set({ targetCountry: params.targetCountry, updatedAt: context.now })
    .where('id', '=', context.payerId)
    .execute();
  return { done: true };
}

export async function passwordSetting(context: CallContext): Promise<CallAnswer<'user.passwordSetting'>> {
  const payer = await context.payer();
  return { loginPassword: payer.passwordHash !== null, payPassword: payer.payPasswordHash !== null };
}

export async function clausesOf(
  context: CallContext,
  params: CallParams<'user.clauseList'>,
): Promise<CallAnswer<'user.clauseList'>> {
  const agreed = context.session?.payerId ? (profileOf(await context.payer()).agreedClauses ?? []) : [];
  return {
    list: clauseList(params.countryCode, context.lang).map((clause) => ({
      ...clause,
      agreedAt: agreed.find(({ clauseId }) => clauseId === clause.clauseId)?.at,
    })),
  };
}

export async function agreeClauses(
  context: CallContext,
  params: CallParams<'user.agreeClause'>,
): Promise<CallAnswer<'user.agreeClause'>> {
  const payer = await context.payer();
  const known = knownClauses(payer.countryCode);
  const before = profileOf(payer).agreedClauses ?? [];
  const fresh = params.clauseIds.filter((clauseId) => !before.some((agreed) => agreed.clauseId === clauseId));
  if (params.clauseIds.some((clauseId) => !known.has(clauseId)))
    refuse(
      { code: codes.badParams, text: "We don't recognise one of these terms." },
      { fields: ['clauseIds'] },
    );
  const agreedClauses = [
    ...before,
    ...[...new Set(fresh)].map((clauseId) => ({ clauseId, at: context.now })),
  ];
  await context.db
    .updateTable('payers')
    .set({ profile: profileJson({ ...profileOf(payer), agreedClauses }), updatedAt: context.now })
    .where('id', '=', payer.id)
    .execute();
  return { done: true };
}

/** The same for one installation; codes starting with `invalid` are refused. */
function openIdFor(context: CallContext, code: string): string {
  if (code.trim() === '' || code.startsWith('invalid')) refuse(accountRefusals.wechatCode);
  return `o${createHash('sha256')
    .update(`${context.platform}:${context.device || code}`)
    .digest('base64url')
    .slice(0, 27)}`;
}

export async function openIdOf(
  context: CallContext,
  params: CallParams<'wechat.openId'>,
): Promise<CallAnswer<'wechat.openId'>> {
  const openId = openIdFor(context, params.code);
  if (context.session?.payerId) {
    const payer = await context.payer();
    await context.db
      .updateTable('payers')
      .set({ profile: profileJson({ ...profileOf(payer), openId }), updatedAt: context.now })
      .where('id', '=', payer.id)
      .execute();
  }
  return { openId };
}

export async function chatUser(
  context: CallContext,
  params: CallParams<'wechat.userInfo'>,
): Promise<CallAnswer<'wechat.userInfo'>> {
  const openId = openIdFor(context, params.code);
  const owner = await context.db
    .selectFrom('payers')
    .selectAll()
    .where(sql<string>`profile ->> 'openId'`, '=', openId)
    .limit(1)
    .executeTakeFirst();
  const own = owner ? profileOf(owner) : {};
  return {
    openId,
    nickName: own.nickName ?? `User ${openId.slice(1, 5)}`,
    avatar: own.avatar ?? '',
    bound: owner !== undefined,
  };
}

/** Savings are in the market's currency. */
export async function history(context: CallContext): Promise<CallAnswer<'payer.history'>> {
  const payer = await context.payer();
  const currencyCode = await currencyOf(context, payer.countryCode);
  const orders = await context.db
    .selectFrom('orders')
    .select(['discountAmount', 'sourceCurrency'])
    .where('payerId', '=', payer.id)
    .where('status', 'in', delivered)
    .execute();
  const saved = orders
    .filter((order) => order.sourceCurrency === currencyCode)
    .reduce((sum, order) => sum.plus(order.discountAmount), new Decimal(0));
  return {
    joinDate: payer.createdAt,
    remitSuccessSum: orders.length,
    sourceSaveAmount: { amount: saved.toFixed(), currencyCode },
  };
}
