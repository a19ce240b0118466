import { Decimal } from 'decimal.js';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { insertMissing } from '../../db/insert';
import type { CallContext, Domain } from '../../runtime';
import { demoAccounts } from '../../seed/demoAccounts';
import { demoPayerId } from '../account/demo';
import { couponActions } from './actions';
import { elasticLayer, queryOrder } from './choose';
import { couponJobs } from './expiry';
import { grantCoupon } from './grant';
import type { CouponTemplate } from './template';
import { couponTemplate } from './template';
import { couponFollowsOrder, couponObstacle, giftsUsedElsewhere, isUsedElsewhere } from './spend';
import { couponTitle } from './title';
import { assertTriesLeft, refuseUnknown } from './tries';
import { minimumOf } from './use';
import { couponView } from './view';
import { refuse } from '../../dispatch/refusal';
import { couponRefusals } from './refusals';

async function queryPayer(
  context: CallContext,
  params: CallParams<'coupon.queryPayer'>,
): Promise<CallAnswer<'coupon.queryPayer'>> {
  const payer = await context.payer();
  const rows = await context.db
    .selectFrom('coupons')
    .selectAll()
    .where('payerId', '=', payer.id)
    .where('status', '=', params.status ?? 'UNUSED')
    .orderBy('expiresAt')
    .orderBy('id')
    .execute();
  const usedElsewhere = await giftsUsedElsewhere(context, payer.id);
  const list = rows.map((row) => ({
    ...couponView(row, context.lang),
    usable:
      couponObstacle(row, {
        now: context.now,
        usedElsewhere,
        sourceCountry: payer.countryCode,
        targetCountry: params.targetCountry,
        sourceCurrency: params.sourceCurrency,
        reachesMinimum:
          params.sourceAmount === undefined
            ? undefined
            : new Decimal(params.sourceAmount).gte(minimumOf(row)),
      }) === null,
  }));
  return {
    list: [...list.filter((coupon) => coupon.usable), ...list.filter((coupon) => !coupon.usable)],
  };
}

/** Ignores case. */
async function exchange(
  context: CallContext,
  params: CallParams<'coupon.exchange'>,
): Promise<CallAnswer<'coupon.exchange'>> {
  const { db, now } = context;
  const payer = await context.payer();
  const code = params.couponCode.toUpperCase();
  await assertTriesLeft(context);
  const row =
    (await db
      .selectFrom('couponCodes')
      .selectAll()
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst()) ?? (await refuseUnknown(context));
  if (row.expiresAt <= now) refuse(couponRefusals.codeExpired);
  const before = await db
    .selectFrom('coupons')
    .select('id')
    .where('payerId', '=', payer.id)
    .where('origin', '=', 'code')
    .where('code', '=', code)
    .executeTakeFirst();
  if (before || (await isUsedElsewhere(context, payer.id, { origin: 'code', code })))
    refuse(couponRefusals.codeUsed);
  if (row.remaining <= 0) refuse(couponRefusals.codeGone);
  const template = couponTemplate.read(row.template);
  if (template.sourceCountry && template.sourceCountry !== payer.countryCode)
    refuse(couponRefusals.codeMarket);
  await db
    .updateTable('couponCodes')
    .set((set) => ({ remaining: set('remaining', '-', 1) }))
    .where('code', '=', code)
    .execute();
  const coupon = await grantCoupon(context, payer.id, template, { origin: 'code', code });
  return { couponId: coupon.id, title: couponTitle(coupon, context.lang) };
}

const farAhead = Date.UTC(2100, 0, 1);
const longPast = Date.UTC(2020, 0, 1);

/** The last three are refused. */
const codes: readonly { code: string; remaining: number; expiresAt: number; template: CouponTemplate }[] = [
  { code: 'FEE00AUD', remaining: 10_000, expiresAt: farAhead, template: { type: 2, name: 'AUD 8 off the fee', amount: '8', currency: 'AUD', minAmount: '200', sourceCountry: 'AUS', validDays: 60 } },
  { code: 'FEE00HKD', remaining: 10_000, expiresAt: farAhead, template: { type: 2, name: 'HKD 25 off the fee', amount: '25', currency: 'HKD', minAmount: '1000', sourceCountry: 'HKG', validDays: 60 } },
  { code: 'RATECNY1', remaining: 10_000, expiresAt: farAhead, template: { type: 3, name: 'Better rate AUD to CNY: 0.02 more', amount: '0.02', currency: 'AUD', minAmount: '500', sourceCountry: 'AUS', targetCountry: 'CHN', validDays: 30 } },
  { code: 'RATEPHP1', remaining: 10_000, expiresAt: farAhead, template: { type: 3, name: 'Better rate HKD to PHP: 0.03 more', amount: '0.03', currency: 'HKD', minAmount: '2000', sourceCountry: 'HKG', targetCountry: 'PHL', validDays: 30 } },
  { code: 'CASH0AUD', remaining: 10_000, expiresAt: farAhead, template: { type: 1, name: 'AUD 10 cash off', amount: '10', currency: 'AUD', minAmount: '1000', sourceCountry: 'AUS', validDays: 30 } },
  { code: 'CASH0HKD', remaining: 10_000, expiresAt: farAhead, template: { type: 1, name: 'HKD 50 cash off', amount: '50', currency: 'HKD', minAmount: '5000', sourceCountry: 'HKG', validDays: 30 } },
  { code: 'OLD2020A', remaining: 10, expiresAt: longPast, template: { type: 2, name: 'Expired', amount: '1', currency: 'AUD', minAmount: '0', validDays: 1 } },
  { code: 'GONE0000', remaining: 0, expiresAt: farAhead, template: { type: 2, name: 'All taken', amount: '1', currency: 'AUD', minAmount: '0', validDays: 1 } },
  { code: 'NZL0ONLY', remaining: 10, expiresAt: farAhead, template: { type: 2, name: 'NZD 5 off the fee', amount: '5', currency: 'NZD', minAmount: '100', sourceCountry: 'NZL', validDays: 30 } },
]; // prettier-ignore

export const coupon: Domain = {
  name: 'coupon',
  handlers: {
    'coupon.queryPayer': queryPayer,
    'coupon.queryOrder': queryOrder,
    'coupon.elasticLayer': elasticLayer,
    'coupon.exchange': exchange,
  },
  jobs: couponJobs,
  consoleActions: couponActions,
  orderMoved: couponFollowsOrder,
  referenceRows: (tx) =>
    insertMissing(
      tx,
      'couponCodes',
      codes.map((row) => ({
        ...row,
        template: couponTemplate.write(row.template),
      })),
    ),
  async demoRows(work) {
    for (const { key, market } of demoAccounts.list)
      for (const { template } of codes)
        if (template.sourceCountry === market && template.type === 2)
          await grantCoupon(work, demoPayerId(key), template, { origin: 'gift', seen: true });
  },
};
