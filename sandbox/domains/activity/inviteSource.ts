import type { CallAnswer, CallParams } from '@/contracts/calls';
import { maskName } from '@/core/masking';
import { INVITE_COUPON_UNITS, INVITE_SOURCE_DAYS } from '@/domain/invitation';
import { delivered } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { codes, refuse } from '../../dispatch/refusal';
import { accountRefusals } from '../account/refusals';
import { grantCoupon } from '../coupon/grant';
import { currencyOf } from '../common/currency';
import { leastFor, rewardOf } from './invites';
import { said } from '../../texts';

const dayMs = 86_400_000;

/** Off the fee, so it never exceeds the price. */
export async function grantInviteCoupon(work: Work, friend: Row<'payers'>): Promise<void> {
  const currency = await currencyOf(work, friend.countryCode);
  await grantCoupon(
    work,
    friend.id,
    {
      type: 2,
      name: `Invited: ${currency} ${INVITE_COUPON_UNITS} off the fee`,
      amount: INVITE_COUPON_UNITS,
      currency,
      minAmount: '0',
      sourceCountry: friend.countryCode,
      validDays: 90,
    },
    { origin: 'invited' },
  );
}

const shownName = ({ fullName, payerNumber }: Pick<Row<'payers'>, 'fullName' | 'payerNumber'>): string =>
  fullName ? maskName(fullName) : `…${payerNumber.slice(-4)}`;

/** undefined when past, named, or a transfer has arrived. */
async function sourceUntil({ db, now }: CallContext, payer: Row<'payers'>): Promise<number | undefined> {
  const until = payer.createdAt + INVITE_SOURCE_DAYS * dayMs;
  if (payer.invitedBy || until <= now) return undefined;
  const arrived = await db
    .selectFrom('orders')
    .select('id')
    .where('payerId', '=', payer.id)
    .where('status', 'in', delivered)
    .executeTakeFirst();
  return arrived ? undefined : until;
}

export async function inviteRecords(context: CallContext): Promise<CallAnswer<'invite.records'>> {
  const { db } = context;
  const payer = await context.payer();
  const currency = await currencyOf(context, payer.countryCode);
  const friends = await db
    .selectFrom('payers')
    .leftJoin('inviteRewards', 'inviteRewards.inviteeId', 'payers.id')
    .select(['payers.fullName', 'payers.payerNumber', 'payers.createdAt', 'inviteRewards.at'])
    .where('payers.invitedBy', '=', payer.id)
    .orderBy('payers.createdAt', 'desc')
    .orderBy('payers.id')
    .execute();
  const inviter = payer.invitedBy
    ? await db
        .selectFrom('payers')
        .select(['fullName', 'payerNumber'])
        .where('id', '=', payer.invitedBy)
        .executeTakeFirst()
    : undefined;
  const reward = rewardOf(currency);
  return {
    inviteCode: payer.inviteCode,
    link: `${context.runtime.publicUrl}/shareLandingPage?shareCode=${payer.inviteCode}&countryCode=${payer.countryCode}`,
    reward: { amount: reward, currencyCode: currency, minAmount: leastFor(reward) },
    friends: friends.map((row) => ({
      name: shownName(row),
      joinedAt: row.createdAt,
      rewardedAt: row.at ?? undefined,
    })),
    invitedBy: inviter && shownName(inviter),
    sourceUntil: await sourceUntil(context, payer),
  };
}

export async function bindSource(
  context: CallContext,
  { inviteCode }: CallParams<'invite.bindSource'>,
): Promise<CallAnswer<'invite.bindSource'>> {
  const { db, payerId, now } = context;
  const payer = await context.payer();
  if ((await sourceUntil(context, payer)) === undefined)
    refuse({
      code: codes.conflict,
      text: said('server.activity.inviterFixed'),
    });
  const inviter = await db
    .selectFrom('payers')
    .select(['id', 'fullName', 'payerNumber', 'invitedBy'])
    .where('inviteCode', '=', inviteCode.toUpperCase())
    .executeTakeFirst();
  if (!inviter || inviter.id === payerId || inviter.invitedBy === payerId)
    refuse(accountRefusals.inviteCodeUnknown);
  const bound = await db
    .updateTable('payers')
    .set({ invitedBy: inviter.id, updatedAt: now })
    .where('id', '=', payerId)
    .where('invitedBy', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!bound) refuse(accountRefusals.inviteCodeUnknown);
  await grantInviteCoupon(context, bound);
  return { invitedBy: shownName(inviter) };
}
