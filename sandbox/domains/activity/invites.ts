import type { CallAnswer, CallParams } from '@/contracts/calls';
import { invitationRewards } from '@/domain/constants';
import { Decimal } from '@/core/decimal';
import type { Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { errorCodes } from '@/contracts/errors';
import { isDelivered } from '@/domain/statuses/orderSets';
import { assertOwn, levelOf } from '../account/centre';
import { grantCoupon } from '../coupon/grant';
import { accountsOfPerson } from '../kyc/person';
import { postMessage } from '../message/post';
import { currencyOf } from '../common/currency';
import { said } from '../../texts';

export const rewardOf = (currency: string): string =>
  (invitationRewards as Readonly<Record<string, string>>)[currency] ?? '0';

export const leastFor = (reward: string): string => new Decimal(reward).times(10).toFixed();

/** Raises the level; an invited friend's first one rewards the inviter, whichever account it is sent from. */
export async function transferArrived(work: Work, order: Row<'orders'>, from: string | null): Promise<void> {
  if (!isDelivered(order.status) || (from !== null && isDelivered(from))) return;
  const { db } = work;
  const { level } = await levelOf(db, order.payerId);
  const payer = await db
    .updateTable('payers')
    .set({ level: level.level })
    .where('id', '=', order.payerId)
    .returning(['id', 'invitedBy'])
    .executeTakeFirstOrThrow();
  if (!payer.invitedBy) return;
  const accounts = await accountsOfPerson(work, payer.id);
  if (accounts.includes(payer.invitedBy)) return;
  const before = await db
    .selectFrom('inviteRewards')
    .select('inviteeId')
    .where('inviteeId', 'in', accounts)
    .executeTakeFirst();
  const inviter = await db
    .selectFrom('payers')
    .innerJoin('countries', 'countries.code', 'payers.countryCode')
    .select(['payers.id', 'payers.countryCode', 'countries.currency'])
    .where('payers.id', '=', payer.invitedBy)
    .executeTakeFirst();
  if (before || !inviter || rewardOf(inviter.currency) === '0') return;
  const at = order.updatedAt;
  const amount = rewardOf(inviter.currency);
  const coupon = await grantCoupon(
    { ...work, now: at },
    inviter.id,
    {
      type: 1,
      name: `Invitation reward: ${inviter.currency} ${amount}`,
      amount,
      currency: inviter.currency,
      minAmount: leastFor(amount),
      sourceCountry: inviter.countryCode,
      validDays: 90,
    },
    { origin: 'invitation' },
  );
  await db
    .insertInto('inviteRewards')
    .values({
      inviteeId: payer.id,
      inviterId: inviter.id,
      couponId: coupon.id,
      amount,
      currency: inviter.currency,
      at,
    })
    .execute();
  await postMessage(work, inviter.id, 'inviteReward', { amount, currency: inviter.currency }, { at });
}

export async function inviteCount(
  context: CallContext,
  { type, userId }: CallParams<'invite.count'>,
): Promise<CallAnswer<'invite.count'>> {
  assertOwn(context, userId);
  const { db } = context;
  const payer = await context.payer();
  const currency = await currencyOf(context, payer.countryCode);
  const rewards = await db
    .selectFrom('inviteRewards')
    .select(['amount', 'at'])
    .where('inviterId', '=', payer.id)
    .orderBy('at')
    .execute();
  const friends = await db
    .selectFrom('payers')
    .select('createdAt')
    .where('invitedBy', '=', payer.id)
    .orderBy('createdAt')
    .execute();
  return {
    count: type === 'rewarded' ? rewards.length : friends.length,
    rewardAmount: rewards.reduce((sum, row) => sum.plus(row.amount), new Decimal(0)).toFixed(),
    rewardCurrency: currency,
    lastAt: type === 'rewarded' ? rewards.at(-1)?.at : friends.at(-1)?.createdAt,
  };
}

/** Devices count once per code. */
export async function shareRecord(
  { db, now, device, session }: CallContext,
  { shareCode, action, page }: CallParams<'invite.shareRecord'>,
): Promise<CallAnswer<'invite.shareRecord'>> {
  const code = shareCode.toUpperCase();
  const owner = await db.selectFrom('payers').select('id').where('inviteCode', '=', code).executeTakeFirst();
  if (!owner)
    refuse({
      code: errorCodes.shareCodeInvalid,
      text: said('server.activity.shareCodeUnknown'),
    });
  await db
    .insertInto('shareRecords')
    .values({
      shareCode: code,
      action,
      device: device || session?.payerId || 'unknown',
      page: page ?? null,
      at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await db
    .selectFrom('shareRecords')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('shareCode', '=', code)
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return { count: Number(count) };
}
