import { sql } from 'kysely';
import * as v from 'valibot';
import { reminderHours, safeWaitHours } from '@/domain/largeRemit';
import { Decimal } from '@/core/decimal';
import { defineAction } from '../../console/actions';
import { insertMissing } from '../../db/insert';
import { json, type Row } from '../../db/schema';
import { notFound, refuse } from '../../dispatch/refusal';
import type { Domain, Job, Work } from '../../runtime';
import { sourcePrices } from '../../seed/prices';
import { tellOrder } from '../order/tell';
import { changedExtra } from '../order/extra';
import { changeLarge } from './follow';
import { behavior, incomeProof, material, status, updateBehavior } from './steps';

const hourMs = 3_600_000;

/** Test trigger: a file named "reject". */
const materialJob: Job = {
  name: 'large-remit-material',
  async run(work) {
    const due = await work.db
      .selectFrom('large_remits')
      .selectAll()
      .where('material_review_at', '<=', work.now)
      .where('payer_id', 'not in', work.resting())
      .orderBy('material_review_at')
      .limit(50)
      .forUpdate()
      .skipLocked()
      .execute();
    const rows = due.map((row) => ({ ...row, id: row.payer_id }));
    return work.each(rows, async (row, own) => {
      const turnedDown = async (key: string | null): Promise<boolean> => {
        const file = await own.db
          .selectFrom('files')
          .select('name')
          .where('key', '=', key ?? '')
          .executeTakeFirst();
        return /reject/i.test(file?.name ?? '');
      };
      await decideMaterial(own, row, {
        face: !(await turnedDown(row.face_key)),
        signature: !(await turnedDown(row.signature_key)),
      });
    });
  },
};

/** Rejected material is asked for again, with everything signed after it. */
async function decideMaterial(
  work: Work,
  row: Row<'large_remits'>,
  good: { face: boolean; signature: boolean },
): Promise<void> {
  const { signature: _signature, sharePayee: _sharePayee, ...signed } = row.steps;
  const { faceIdentify: _face, signaturePrompt: _prompt, ...agreed } = signed;
  const passed = good.face && good.signature;
  await changeLarge(work, row.payer_id, {
    material_status: passed ? 'Success' : 'Fail',
    material_review_at: null,
    ...(passed ? {} : { steps: json(good.face ? signed : agreed), signature_key: null }),
    ...(good.face ? {} : { face_key: null }),
  });
}

/** Once per order, an hour before the payout. */
const reminderJob: Job = {
  name: 'large-remit-reminder',
  async run(work) {
    const due = await work.db
      .selectFrom('orders')
      .selectAll()
      .where('remit_type', '=', 'LargeRemit')
      .where('status', '=', 'PAYMENT_SUCCESS')
      .where('next_step_at', '<=', work.now + reminderHours * hourMs)
      .where('next_step_at', '>', work.now)
      .where(sql`extra ->> 'remindedAt'`, 'is', null)
      .where('id', 'not in', work.resting())
      .orderBy('next_step_at')
      .limit(50)
      .execute();
    return work.each(due, async (order, own) => {
      await own.db
        .updateTable('orders')
        .set({ extra: changedExtra(order, { remindedAt: work.now }) })
        .where('id', '=', order.id)
        .execute();
      const params = { until: String(order.next_step_at) };
      await tellOrder(own, order, { kind: 'LARGE_REMINDER', params });
    });
  },
};

/** Multiple of the ordinary limit; ours. */
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
      async run({ db }, { payerId, label }) {
        await db.updateTable('payers').set({ user_label: label }).where('id', '=', payerId).execute();
      },
    }),
    defineAction({
      name: 'largeRemit.decide',
      title: 'Decide now about what a payer has signed for large transfers',
      params: v.object({ payerId: v.string(), passed: v.boolean() }),
      async run(work, { payerId, passed }) {
        const row = await work.db
          .selectFrom('large_remits')
          .selectAll()
          .where('payer_id', '=', payerId)
          .where('material_status', '=', 'Authenticating')
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
      .where('remit_type', '=', 'LargeRemit')
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;
    await insertMissing(
      tx,
      'limits',
      Object.entries(sourcePrices).map(([country, price]) => {
        const large = new Decimal(price.max).times(factor).toFixed();
        return {
          source_country: country,
          target_country: '*',
          remit_type: 'LargeRemit',
          currency: price.currency,
          min_amount: price.min,
          max_amount: large,
          daily_amount: large,
          // China's yearly quota is for transfers without papers.
          yearly_amount: country === 'CHN' ? null : (price.yearly ?? null),
        };
      }),
    );
  },
};
