import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { defineAction } from '../../console/actions';
import type { CallContext } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';

/** Every feature that is let out step by step, and whether this payer has it; `features` asks for some of them. */
export async function whiteList(
  { db, payerId }: CallContext,
  { features }: CallParams<'user.whiteList'>,
): Promise<CallAnswer<'user.whiteList'>> {
  const known = await db
    .selectFrom('features')
    .leftJoin('white_list', (join) =>
      join.onRef('white_list.feature', '=', 'features.code').on('white_list.payer_id', '=', payerId),
    )
    .select(['features.code', 'features.everyone', 'white_list.at'])
    .orderBy('features.position')
    .execute();
  const allowed = (code: string): boolean => {
    const row = known.find((feature) => feature.code === code);
    return row !== undefined && (row.everyone || row.at !== null);
  };
  return {
    list: (features ?? known.map((row) => row.code)).map((feature) => ({
      feature,
      allowed: allowed(feature),
    })),
  };
}

export const whiteListActions = [
  defineAction({
    name: 'account.feature',
    title: 'Let a payer in to a feature, or out again',
    params: v.object({ payerId: v.string(), feature: v.string(), allowed: v.optional(v.boolean(), true) }),
    async run({ db, now }, { payerId, feature, allowed }) {
      const known = await db
        .selectFrom('features')
        .select('code')
        .where('code', '=', feature)
        .executeTakeFirst();
      if (!known) refuse(notFound('feature'));
      if (!allowed) {
        await db
          .deleteFrom('white_list')
          .where('payer_id', '=', payerId)
          .where('feature', '=', feature)
          .execute();
        return;
      }
      await db
        .insertInto('white_list')
        .values({ payer_id: payerId, feature, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  }),
];
