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
  const currency = await currencyOf(work, friend.country_code);
  await grantCoupon(
    work,
    friend.id,
    {
      type: 2,
      name: `Invited: ${currency} ${INVITE_COUPON_UNITS} off the fee`,
      amount: INVITE_COUPON_UNITS,
      currency,
      minAmount: '0',
      sourceCountry: friend.country_code,
      validDays: 90,
    },
    { origin: 'invited' },
  );
}

const shownName = ({ full_name, payer_number }: Pick<Row<'payers'>, 'full_name' | 'payer_number'>): string =>
  full_name ? maskName(full_name) : `…${payer_number.slice(-4)}`;

/** undefined when past, named, or a transfer has arrived. */
async function sourceUntil({ db, now }: CallContext, payer: Row<'payers'>): Promise<number | undefined> {
  const until = payer.created_at + INVITE_SOURCE_DAYS * dayMs;
  if (payer.invited_by || until <= now) return undefined;
  const arrived = await db
    .selectFrom('orders')
    .select('id')
    .where('payer_id', '=', payer.id)
    .where('status', 'in', delivered)
    .executeTakeFirst();
  return arrived ? undefined : until;
}

export async function inviteRecords(context: CallContext): Promise<CallAnswer<'invite.records'>> {
  const { db } = context;
  const payer = await context.payer();
  const currency = await currencyOf(context, payer.country_code);
  const friends = await db
    .selectFrom('payers')
    .leftJoin('invite_rewards', 'invite_rewards.invitee_id', 'payers.id')
    .select(['payers.full_name', 'payers.payer_number', 'payers.created_at', 'invite_rewards.at'])
    .where('payers.invited_by', '=', payer.id)
    .orderBy('payers.created_at', 'desc')
    .orderBy('payers.id')
    .execute();
  const inviter = payer.invited_by
    ? await db
        .selectFrom('payers')
        .select(['full_name', 'payer_number'])
        .where('id', '=', payer.invited_by)
        .executeTakeFirst()
    : undefined;
  const reward = rewardOf(currency);
  return {
    inviteCode: payer.invite_code,
    link: `${context.runtime.publicUrl}/shareLandingPage?shareCode=${payer.invite_code}&countryCode=${payer.country_code}`,
    reward: { amount: reward, currencyCode: currency, minAmount: leastFor(reward) },
    friends: friends.map((row) => ({
      name: shownName(row),
      joinedAt: row.created_at,
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
    .select(['id', 'full_name', 'payer_number', 'invited_by'])
    .where('invite_code', '=', inviteCode.toUpperCase())
    .executeTakeFirst();
  if (!inviter || inviter.id === payerId || inviter.invited_by === payerId)
    refuse(accountRefusals.inviteCodeUnknown);
  const bound = await db
    .updateTable('payers')
    .set({ invited_by: inviter.id, updated_at: now })
    .where('id', '=', payerId)
    .where('invited_by', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!bound) refuse(accountRefusals.inviteCodeUnknown);
  await grantInviteCoupon(context, bound);
  return { invitedBy: shownName(inviter) };
}
