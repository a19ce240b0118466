import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import type { CallContext } from '../../runtime';
import { codes, notFound, refuse, textIn } from '../../dispatch/refusal';
import { grantCoupon } from '../coupon/grant';
import { couponTemplate } from '../coupon/template';

/** Takes an activity's coupon: once a payer, as long as there are any and the activity runs. A repeat takes nothing. */
async function claim(context: CallContext, activityCode: string): Promise<void> {
  const { db, now } = context;
  const payer = await context.payer();
  const row = await db
    .selectFrom('activities')
    .selectAll()
    .where('code', '=', activityCode)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.starts_at > now) refuse(notFound('activity'));
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
      text: {
        en: 'This offer is for another country or region.',
        zh: '该活动不适用于您的地区。',
        'zh-HK': '此活動不適用於你的地區。',
      },
    });
  if (row.ends_at <= now)
    refuse({
      code: errorCodes.couponCodeExpired,
      text: {
        en: 'This offer has ended.',
        zh: '活动已结束。',
        'zh-HK': '活動已結束。',
      },
    });
  if (row.remaining <= 0)
    refuse({
      code: errorCodes.couponCodeGone,
      text: {
        en: 'All the coupons for this offer have been claimed.',
        zh: '优惠券已被领完。',
        'zh-HK': '優惠券已被領完。',
      },
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
      text: {
        en: "This isn't for your country or region.",
        zh: '所选地区与账户不符。',
        'zh-HK': '所選地區與帳戶不符。',
      },
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
