import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { defineAction } from '../../console/actions';
import type { CallContext, PayerWork } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { accountRefusals } from './refusals';

async function featuresOf({ db, payerId }: PayerWork): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('features')
    .leftJoin('whiteList', (join) =>
      join.onRef('whiteList.feature', '=', 'features.code').on('whiteList.payerId', '=', payerId),
    )
    .select(['features.code', 'features.everyone', 'whiteList.at'])
    .orderBy('features.position')
    .execute();
  return new Map(rows.map(({ code, everyone, at }) => [code, everyone || at !== null]));
}

/** A black label bars large transfers. */
async function allowedTo(context: PayerWork): Promise<ReadonlyMap<string, boolean>> {
  const [features, payer] = [await featuresOf(context), await context.payer()];
  const label = payer.userLabel;
  const large =
    label === 'LARGE_BLACK' ? false : label === 'LARGE_WHITE' || (features.get('largeRemit') ?? false);
  return new Map(features).set('largeRemit', large);
}

export async function whiteList(
  context: CallContext,
  { features }: CallParams<'user.whiteList'>,
): Promise<CallAnswer<'user.whiteList'>> {
  const allowed = await allowedTo(context);
  return {
    list: (features ?? [...allowed.keys()]).map((feature) => ({
      feature,
      allowed: allowed.get(feature) ?? false,
    })),
  };
}

export const hasFeature = async (context: PayerWork, feature: string): Promise<boolean> =>
  (await allowedTo(context)).get(feature) ?? false;

export async function assertFeature(context: CallContext, feature: string): Promise<void> {
  if (!(await hasFeature(context, feature))) refuse(accountRefusals.notYours);
}

export const whiteListActions = [
  defineAction({
    name: 'account.openFeature',
    title: 'Open a feature to everyone, or only to those who have been let in',
    params: v.object({ feature: v.string(), everyone: v.boolean() }),
    async run({ db }, { feature, everyone }) {
      const { numUpdatedRows } = await db
        .updateTable('features')
        .set({ everyone })
        .where('code', '=', feature)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) refuse(notFound);
    },
  }),
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
      if (!known) refuse(notFound);
      if (!allowed) {
        await db
          .deleteFrom('whiteList')
          .where('payerId', '=', payerId)
          .where('feature', '=', feature)
          .execute();
        return;
      }
      await db
        .insertInto('whiteList')
        .values({ payerId, feature, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  }),
];
