import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import type { CallContext } from '../../runtime';
import { codes, notFound, refuse } from '../../dispatch/refusal';
import { grantCoupon } from '../coupon/grant';
import { couponTemplate } from '../coupon/template';
import { said, textIn } from '../../texts';

async function claim(context: CallContext, activityCode: string): Promise<void> {
  const { db, now } = context;
  const payer = await context.payer();
  const row = await db
    .selectFrom('activities')
    .selectAll()
    .where('code', '=', activityCode)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.startsAt > now) refuse(notFound);
  const before = await db
    .selectFrom('activityClaims')
    .select('couponId')
    .where('activityCode', '=', activityCode)
    .where('payerId', '=', payer.id)
    .executeTakeFirst();
  if (before) return;
  if (![payer.countryCode, '*'].includes(row.countryCode))
    refuse({
      code: errorCodes.couponCodeMarket,
      text: said('server.activity.otherMarket'),
    });
  if (row.endsAt <= now)
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
  const coupon = await grantCoupon(context, payer.id, couponTemplate.read(row.template), {
    origin: 'offer',
    code: activityCode,
  });
  await db
    .insertInto('activityClaims')
    .values({ activityCode, payerId: payer.id, couponId: coupon.id, claimedAt: now })
    .execute();
}

export async function platformCoupon(
  context: CallContext,
  { countryCode, activityCode }: CallParams<'activity.platformCoupon'>,
): Promise<CallAnswer<'activity.platformCoupon'>> {
  const { db, now, lang } = context;
  const payer = await context.payer();
  if (countryCode !== payer.countryCode)
    refuse({
      code: codes.forbidden,
      text: said('server.activity.notYourMarket'),
    });
  if (activityCode !== undefined) await claim(context, activityCode);
  const rows = await db
    .selectFrom('activities')
    .leftJoin('activityClaims', (join) =>
      join
        .onRef('activityClaims.activityCode', '=', 'activities.code')
        .on('activityClaims.payerId', '=', payer.id),
    )
    .selectAll('activities')
    .select('activityClaims.couponId')
    .where('countryCode', 'in', ['*', countryCode])
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .orderBy('position')
    .execute();
  return {
    list: rows.map((row) => ({
      activityCode: row.code,
      title: textIn(row.titles, lang),
      content: textIn(row.contents, lang),
      endsAt: row.endsAt,
      remaining: row.remaining,
      claimed: row.couponId !== null,
      couponId: row.couponId ?? undefined,
    })),
  };
}
