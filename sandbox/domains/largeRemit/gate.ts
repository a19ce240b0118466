import { largeTargetLevel } from '@/domain/evidence';
import { stepsBeforeOrder } from '@/domain/largeRemit';
import type { Row } from '../../db/schema';
import type { PayerWork } from '../../runtime';
import { hasFeature } from '../account/whiteList';
import { refuse } from '../../dispatch/refusal';
import { assertPayeeWord } from './payeeWord';
import { largeRemitRefusals } from './refusals';

/** Refuses a large order that has not come that far: the payer's label, file, material, steps and level, the word of a payee who is known. */
export async function assertLargeRemit(
  context: PayerWork,
  payer: Row<'payers'>,
  payee?: Row<'payees'>,
): Promise<void> {
  if (payer.user_label === 'LARGE_BLACK') refuse(largeRemitRefusals.notEligible);
  if (payee) await assertPayeeWord(context, payee);
  // Released by us: papers were seen elsewhere.
  if (await hasFeature(context, 'largeRemit')) return;
  const row = await context.db
    .selectFrom('large_remits')
    .selectAll()
    .where('payer_id', '=', payer.id)
    .executeTakeFirst();
  if (!row || row.file_status !== 'Success' || payer.level < largeTargetLevel(payer.country_code))
    refuse(largeRemitRefusals.materialMissing);
  const missing = stepsBeforeOrder.filter((step) => row?.steps[step] === undefined);
  if (missing.length > 0) refuse(largeRemitRefusals.stepsMissing, { steps: [...missing] });
  if (!['Success', 'Authenticating'].includes(row?.material_status ?? ''))
    refuse(largeRemitRefusals.materialMissing);
}

/** A payer who has not begun with large transfers: they begin by reading the rules. Refuses one who may not have any. */
export async function largeIsToBegin(context: PayerWork, payer: Row<'payers'>): Promise<boolean> {
  if (payer.user_label === 'LARGE_BLACK') refuse(largeRemitRefusals.notEligible);
  if (await hasFeature(context, 'largeRemit')) return false;
  const begun = await context.db
    .selectFrom('large_remits')
    .select('steps')
    .where('payer_id', '=', payer.id)
    .executeTakeFirst();
  return begun?.steps.rule === undefined;
}
