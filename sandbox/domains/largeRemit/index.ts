import { sql } from 'kysely';
import * as v from 'valibot';
import { reminderHours, safeWaitHours } from '@/domain/largeRemit';
import { Decimal } from '@/core/decimal';
import { defineAction } from '../../console/actions';
import { insertMissing } from '../../db/insert';
import { type Db, json, type Row } from '../../db/schema';
import { notFound, refuse } from '../../dispatch/refusal';
import type { Domain, Job, Work } from '../../runtime';
import { sourcePrices } from '../../seed/prices';
import { tellOrder } from '../order/reading/tell';
import { changedExtra } from '../order/extra';
import { changeLarge } from './follow';
import { ordersFollowMaterial } from './material';
import { behavior, incomeProof, material, status, updateBehavior } from './steps';

const hourMs = 3_600_000;

/** Test trigger: a file named "reject". */
const materialJob: Job = {
  name: 'large-remit-material',
  async run(work) {
    const due = (db: Db) =>
      db
        .selectFrom('largeRemits')
        .selectAll()
        .where('materialReviewAt', '<=', work.now)
        .orderBy('materialReviewAt');
    const decide = async (row: Row<'largeRemits'>, own: Work) => {
      const turnedDown = async (key: string | null): Promise<boolean> => {
        const file = await own.db
          .selectFrom('files')
          .select('name')
          .where('key', '=', key ?? '')
          .executeTakeFirst();
        return /reject/i.test(file?.name ?? '');
      };
      await decideMaterial(own, row, {
        face: !(await turnedDown(row.faceKey)),
        signature: !(await turnedDown(row.signatureKey)),
      });
    };
    return work.each(due, decide, { id: 'payerId' });
  },
};

/** Rejected material is asked for again, with everything signed after it. */
async function decideMaterial(
  work: Work,
  row: Row<'largeRemits'>,
  good: { face: boolean; signature: boolean },
): Promise<void> {
  const { signature: _signature, sharePayee: _sharePayee, ...signed } = row.steps;
  const { faceIdentify: _face, signaturePrompt: _prompt, ...agreed } = signed;
  const passed = good.face && good.signature;
  await changeLarge(work, row.payerId, {
    materialStatus: passed ? 'Success' : 'Fail',
    materialReviewAt: null,
    ...(passed ? {} : { steps: json(good.face ? signed : agreed), signatureKey: null }),
    ...(good.face ? {} : { faceKey: null }),
  });
}

/** Once per order, an hour before the payout. */
const reminderJob: Job = {
  name: 'large-remit-reminder',
  async run(work) {
    const due = (db: Db) =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('remitType', '=', 'LargeRemit')
        .where('status', '=', 'PAYMENT_SUCCESS')
        .where('nextStepAt', '<=', work.now + reminderHours * hourMs)
        .where('nextStepAt', '>', work.now)
        .where(sql`extra ->> 'remindedAt'`, 'is', null)
        // Held for papers, its next step is no payout.
        .where(sql<boolean>`not coalesce((supplement ->> 'held')::boolean, false)`)
        .orderBy('nextStepAt');
    return work.each(due, async (order, own) => {
      await own.db
        .updateTable('orders')
        .set({ extra: changedExtra(order, { remindedAt: work.now }) })
        .where('id', '=', order.id)
        .execute();
      const params = { until: String(order.nextStepAt) };
      await tellOrder(own, order, { kind: 'LARGE_REMINDER', params });
    });
  },
};

/** Times the ordinary limit; ours. */
const factor = 10;

export const largeRemit: Domain = {
  name: 'largeRemit',
  handlers: {
    'largeRemit.status': status,
    'largeRemit.incomeProof': incomeProof,
    'largeRemit.behavior': behavior,
    'largeRemit.updateBehavior': updateBehavior,
    'largeRemit.materialStatus': material,
  },
  jobs: [materialJob, reminderJob],
  consoleActions: [
    defineAction({
      name: 'largeRemit.label',
      title: `Label a payer for large remittances, or take the label off (safe wait ${safeWaitHours} h)`,
      params: v.object({
        payerId: v.string(),
        label: v.nullable(v.picklist(['LARGE_WHITE', 'LARGE_BLACK'])),
      }),
      async run(work, { payerId, label }) {
        await work.db.updateTable('payers').set({ userLabel: label }).where('id', '=', payerId).execute();
        await ordersFollowMaterial(work, payerId);
      },
    }),
    defineAction({
      name: 'largeRemit.decide',
      title: 'Decide now about what a payer has signed for large transfers',
      params: v.object({ payerId: v.string(), passed: v.boolean() }),
      async run(work, { payerId, passed }) {
        const row = await work.db
          .selectFrom('largeRemits')
          .selectAll()
          .where('payerId', '=', payerId)
          .where('materialStatus', '=', 'Authenticating')
          .executeTakeFirst();
        if (!row) refuse(notFound);
        await decideMaterial(work, row, { face: true, signature: passed });
      },
    }),
  ],
  async referenceRows(tx) {
    const { count } = await tx
      .selectFrom('limits')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('remitType', '=', 'LargeRemit')
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;
    await insertMissing(
      tx,
      'limits',
      Object.entries(sourcePrices).map(([country, price]) => {
        const large = new Decimal(price.max).times(factor).toFixed();
        return {
          sourceCountry: country,
          targetCountry: '*',
          remitType: 'LargeRemit',
          currency: price.currency,
          minAmount: price.min,
          maxAmount: large,
          dailyAmount: large,
          // The quota is for transfers without papers.
          yearlyAmount: country === 'CHN' ? null : (price.yearly ?? null),
        };
      }),
    );
  },
};
