import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import { notFound, refuse } from '../../dispatch/refusal';
import { allFollowMaterial, ordersFollowMaterial } from '../largeRemit/material';

export const whiteListActions = [
  defineAction({
    name: 'account.openFeature',
    title: 'Open a feature to everyone, or only to those who have been let in',
    params: v.object({ feature: v.string(), everyone: v.boolean() }),
    async run(work, { feature, everyone }) {
      const { numUpdatedRows } = await work.db
        .updateTable('features')
        .set({ everyone })
        .where('code', '=', feature)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) refuse(notFound);
      if (feature === 'largeRemit') await allFollowMaterial(work);
    },
  }),
  defineAction({
    name: 'account.feature',
    title: 'Let a payer in to a feature, or out again',
    params: v.object({ payerId: v.string(), feature: v.string(), allowed: v.optional(v.boolean(), true) }),
    async run(work, { payerId, feature, allowed }) {
      const { db, now } = work;
      const known = await db
        .selectFrom('features')
        .select('code')
        .where('code', '=', feature)
        .executeTakeFirst();
      if (!known) refuse(notFound);
      if (allowed)
        await db
          .insertInto('whiteList')
          .values({ payerId, feature, at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('whiteList')
          .where('payerId', '=', payerId)
          .where('feature', '=', feature)
          .execute();
      if (feature === 'largeRemit') await ordersFollowMaterial(work, payerId);
    },
  }),
];
