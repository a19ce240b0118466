import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext, PayerWork } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
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
