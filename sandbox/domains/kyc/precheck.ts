import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';
import { remitType } from '@/contracts/entities/base';
import { largeIsToBegin } from '../largeRemit/gate';
import { serves } from '../rates/corridor';
import { kycMarketOf } from '@/schemas/kyc';
import { isOpen, keptAnswers } from './extras';
import { mayPayOwn } from './shortKyc';
import { assertOwn } from '../account/centre';
import { identityStatus, toPayer } from '../account/payerView';
import { textIn } from '../../texts';

const words = v.union([
  v.object({ en: v.string(), zh: v.string(), 'zh-HK': v.string() }),
  v.object({ en: v.string() }),
]);

export const middlePagePayload = v.object({
  route: v.string(),
  params: v.optional(v.record(v.string(), v.string())),
  reason: v.string(),
  /** Only for this country or kind. */
  targetCountry: v.optional(v.string()),
  remitType: v.optional(remitType),
});
type MiddlePage = CallAnswer<'remit.precheck'>['middlePage'];
/** Blocks until answered. */
const QUESTIONS = 'midTransferMiddleRisk';
export const popInfoPayload = v.object({
  blocking: v.boolean(),
  title: words,
  content: words,
  targetCountry: v.optional(v.string()),
});

/** The payer's before their market's. */
async function noticesOf(
  { db, now }: CallContext,
  payer: Row<'payers'>,
  kind: string,
): Promise<Row<'notices'>[]> {
  const rows = await db
    .selectFrom('notices')
    .selectAll()
    .where('kind', '=', kind)
    .where('dealtAt', 'is', null)
    .where('startsAt', '<=', now)
    .where((where) => where.or([where('endsAt', 'is', null), where('endsAt', '>', now)]))
    .where((where) =>
      where.or([
        where('payerId', '=', payer.id),
        where.and([where('payerId', 'is', null), where('countryCode', '=', payer.countryCode)]),
      ]),
    )
    .orderBy('startsAt')
    .execute();
  return [...rows.filter((row) => row.payerId !== null), ...rows.filter((row) => row.payerId === null)];
}

/** Nothing can be added before an account is open. */
async function askedPage(context: CallContext, payer: Row<'payers'>): Promise<MiddlePage> {
  if (payer.kycStatus !== 'Pass') return undefined;
  const extras = kycMarketOf(payer.countryCode)?.extras ?? {};
  for (const [scene, route] of [
    ['supplement', 'userInfoSupplementEu'],
    ['improve', 'improveAccountInfo'],
  ] as const) {
    const kept = extras[scene] && (await keptAnswers(context, payer.id, scene));
    if (kept && isOpen(kept)) return { route, reason: scene };
  }
  return undefined;
}

async function questionsAnswered({ db }: CallContext, payer: Row<'payers'>, since: number): Promise<boolean> {
  const answered = await db
    .selectFrom('evidence')
    .select('id')
    .where('payerId', '=', payer.id)
    .where('verifyType', '=', 'meanRisk')
    .where('submittedAt', '>=', since)
    .where('status', '=', 'Passed')
    .executeTakeFirst();
  return answered !== undefined;
}

async function middlePageOf(
  context: CallContext,
  payer: Row<'payers'>,
  { targetCountry, remitType: kind }: CallParams<'remit.precheck'>,
): Promise<MiddlePage> {
  for (const { payload, startsAt: since } of await noticesOf(context, payer, 'middlePage')) {
    const page = v.parse(middlePagePayload, payload);
    if (page.route === QUESTIONS && (await questionsAnswered(context, payer, since))) continue;
    if ((page.targetCountry ?? targetCountry) !== targetCountry || (page.remitType ?? kind) !== kind)
      continue;
    return { route: page.route, params: page.params, reason: page.reason };
  }
  const asked = await askedPage(context, payer);
  if (asked) return asked;
  return kind === 'LargeRemit' && (await largeIsToBegin(context, payer))
    ? { route: 'largeRemitRule', reason: 'largeRemit' }
    : undefined;
}

/** `certificationKyc`: passed, with a valid document. */
export async function precheck(
  context: CallContext,
  params: CallParams<'remit.precheck'>,
): Promise<CallAnswer<'remit.precheck'>> {
  const payer = await context.payer();
  const payerInfo = toPayer(payer, context.now);
  if (payerInfo.kycStatus === 'WaitNumberCardSubmit') refuse(kycRefusals.numberCard);
  // For another market the app offers a switch.
  if (
    params.countryCode === payer.countryCode &&
    !serves(params.remitType, params.countryCode, params.targetCountry)
  )
    refuse(kycRefusals.fields, { fields: ['targetCountry'] });
  return {
    payerInfo,
    middlePage: await middlePageOf(context, payer, params),
    kycStatus: payerInfo.kycStatus,
    shortKyc: mayPayOwn(payer),
    certificationKyc:
      payer.kycStatus === 'Pass' && ['CheckPass', 'SoonExpired'].includes(identityStatus(payer, context.now)),
  };
}

export async function popInfo(
  context: CallContext,
  params: CallParams<'payer.popInfo'>,
): Promise<CallAnswer<'payer.popInfo'>> {
  const payer = await context.payer();
  assertOwn(context, params.userId);
  const fitting = (await noticesOf(context, payer, 'popInfo')).flatMap((row) => {
    const parsed = v.safeParse(popInfoPayload, row.payload);
    return parsed.success &&
      (!parsed.output.targetCountry || parsed.output.targetCountry === params.targetCountry)
      ? [parsed.output]
      : [];
  });
  const shown = fitting.find((notice) => notice.blocking) ?? fitting[0];
  if (!shown) return { show: false, blocking: false, title: '', content: '' };
  return {
    show: true,
    blocking: shown.blocking,
    title: textIn(shown.title, context.lang),
    content: textIn(shown.content, context.lang),
  };
}
