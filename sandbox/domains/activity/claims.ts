import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import type { CallContext } from '../../runtime';
import { codes, notFound, refuse } from '../../dispatch/refusal';
import { grantCoupon } from '../coupon/grant';
import { couponTemplate } from '../coupon/template';
import { said, textIn } from '../../texts';

/** Once per payer; a repeat takes nothing. */
async function claim(context: CallContext, activityCode: string): Promise<void> {
  const { db, now } = context;
  const payer = await context.payer();
  const row = await db
    .selectFrom('activities')
    .selectAll()
    .where('code', '=', activityCode)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.starts_at > now) refuse(notFound);
  const before = await db
    .selectFrom('activity_claims')
    .select('coupon_id')
    .where('activity_code', '=', activityCode)
    .where('payer_id', '=', payer.id)
    .executeTakeFirst();
  if (before) return;
  if (![payer.country_code, '*'].includes(row.country_code))
    refuse({
      code: errorCodes.couponCodeMarket,
      text: said('server.activity.otherMarket'),
    });
  if (row.ends_at <= now)
    refuse({
      code: errorCodes.couponCodeExpired,
      text: said('server.activity.ended'),
    });
  if (row.remaining <= 0)
    refuse({
      code: errorCodes.couponCodeGone,
      text: said('server.activity.gone'),
    });
  await db
    .updateTable('activities')
    .set((set) => ({ remaining: set('remaining', '-', 1) }))
    .where('code', '=', activityCode)
    .execute();
  const coupon = await grantCoupon(context, payer.id, couponTemplate.read(row.template), { origin: 'offer' });
  await db
    .insertInto('activity_claims')
    .values({ activity_code: activityCode, payer_id: payer.id, coupon_id: coupon.id, claimed_at: now })
    .execute();
}

export async function platformCoupon(
  context: CallContext,
  { countryCode, activityCode }: CallParams<'activity.platformCoupon'>,
): Promise<CallAnswer<'activity.platformCoupon'>> {
  const { db, now, lang } = context;
  const payer = await context.payer();
  if (countryCode !== payer.country_code)
    refuse({
      code: codes.forbidden,
      text: said('server.activity.notYourMarket'),
    });
  if (activityCode !== undefined) await claim(context, activityCode);
  const rows = await db
    .selectFrom('activities')
    .leftJoin('activity_claims', (join) =>
      join
        .onRef('activity_claims.activity_code', '=', 'activities.code')
        .on('activity_claims.payer_id', '=', payer.id),
    )
    .selectAll('activities')
    .select('activity_claims.coupon_id')
    .where('country_code', 'in', ['*', countryCode])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('position')
    .execute();
  return {
    list: rows.map((row) => ({
      activityCode: row.code,
      title: textIn(row.titles, lang),
      content: textIn(row.contents, lang),
      endsAt: row.ends_at,
      remaining: row.remaining,
      claimed: row.coupon_id !== null,
      couponId: row.coupon_id ?? undefined,
    })),
  };
}
