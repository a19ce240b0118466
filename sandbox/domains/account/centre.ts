import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/countries/currencies';
import { type Decimal, roundText } from '@/core/decimal';
import { delivered } from '@/domain/statuses/orderSets';
import type { Db, Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { codes, notFound, refuse } from '../../dispatch/refusal';
import { accountRefusals } from './refusals';
import { livePayee } from '../payee/find';
import { periodsOf } from '../order/limits/limits';
import { countIn, countsOf } from '../order/reading/counts';
import { closestRow } from '../rates/closestRow';
import { sendCaptcha } from './contact/captcha';
import { contactOf, emailContact, findPayer, maskedContact, readContact } from './contact/contact';
import { said, textIn } from '../../texts';

export function assertOwn(context: CallContext, userId: string | undefined): void {
  if (userId !== undefined && userId !== context.payerId)
    refuse({
      code: codes.forbidden,
      text: said('server.account.notOwn'),
    });
}

/** Over the same windows as the commit's check. */
export async function remittanceLimit(
  context: CallContext,
  params: CallParams<'user.remittanceLimit'>,
): Promise<CallAnswer<'user.remittanceLimit'>> {
  const payer = await context.payer();
  const rows = await context.db
    .selectFrom('limits')
    .selectAll()
    .where('sourceCountry', '=', params.countryCode)
    .execute();
  const limit = closestRow(rows, {
    target: params.targetCountry ?? '*',
    accountType: '*',
    remitType: params.remitType ?? '*',
  });
  if (!limit) refuse(notFound);
  const text = (amount: Decimal | string) => roundText(amount, precisionOf(limit.currency), 'down');
  const uses = await periodsOf(context, payer.id, limit, { remitType: params.remitType ?? '*' });
  const window = (wanted: (typeof uses)[number]['period']) => {
    const use = uses.find(({ period }) => period === wanted);
    return use && { limit: text(use.limit), used: text(use.used), left: text(use.left) };
  };
  return {
    currency: limit.currency,
    minAmount: text(limit.minAmount),
    maxAmount: text(limit.maxAmount),
    daily: window('day'),
    monthly: window('month'),
    yearly: window('year'),
    unlimited: payer.userLabel === 'LARGE_WHITE',
  };
}

export async function reserveCheck(
  context: CallContext,
  params: CallParams<'user.reserveCheck'>,
): Promise<CallAnswer<'user.reserveCheck'>> {
  const owner = await findPayer(context.db, readContact(params));
  return { reserved: owner !== undefined, own: owner?.id === context.payerId };
}

export async function levelOf(
  db: Db,
  payerId: string,
): Promise<{ transfers: number; level: Row<'userLevels'>; next: Row<'userLevels'> | undefined }> {
  const transfers = countIn(await countsOf({ db, payerId }), delivered);
  const levels = await db.selectFrom('userLevels').selectAll().orderBy('minTransfers').execute();
  const level = levels.filter((row) => row.minTransfers <= transfers).at(-1);
  if (!level) throw new Error('There is no lowest level.');
  return { transfers, level, next: levels.find((row) => row.minTransfers > transfers) };
}

export async function userLevel(
  context: CallContext,
  { userId }: CallParams<'user.level'>,
): Promise<CallAnswer<'user.level'>> {
  assertOwn(context, userId);
  const { transfers, level, next } = await levelOf(context.db, context.payerId);
  return {
    level: level.level,
    name: textIn(level.names, context.lang),
    transfers,
    nextAt: next?.minTransfers,
    benefits: level.benefits.map((benefit) => textIn(benefit, context.lang)),
  };
}

/** The changed payee must be the payer's. */
export async function sendOwnCaptcha(
  context: CallContext,
  params: CallParams<'user.sendCaptcha'>,
): Promise<CallAnswer<'user.sendCaptcha'>> {
  const payer = await context.payer();
  if (params.scene === 'payeeChange') await livePayee(context, params.payeeId ?? '');
  const byPhone = params.contactType === 'phone';
  if (!byPhone && params.kind === 'voice') refuse(accountRefusals.contactMissing);
  const contact = byPhone
    ? contactOf(
        payer.areaCode ?? refuse(accountRefusals.contactMissing),
        payer.phoneNumber ?? refuse(accountRefusals.contactMissing),
      )
    : emailContact(payer.email ?? refuse(accountRefusals.contactMissing));
  const { resendSeconds } = await sendCaptcha(context, {
    contact,
    scene: params.scene,
    kind: byPhone ? (params.kind === 'voice' ? 'voice' : 'sms') : 'mail',
    challengeId: params.challengeId,
    challengeAnswer: params.challengeAnswer,
  });
  return {
    resendSeconds,
    target: maskedContact(contact),
  };
}
