import { largeTargetLevel } from '@/domain/evidence';
import { stepsBeforeOrder } from '@/domain/largeRemit';
import type { Row } from '../../db/schema';
import type { PayerWork } from '../../runtime';
import { hasFeature } from '../account/whiteList';
import { refuse } from '../../dispatch/refusal';
import { assertPayeeWord } from './payeeWord';
import { largeRemitRefusals } from './refusals';

/** Also needs the consent of a known payee. */
export async function assertLargeRemit(
  context: PayerWork,
  payer: Row<'payers'>,
  payee?: Row<'payees'>,
): Promise<void> {
  if (payer.user_label === 'LARGE_BLACK') refuse(largeRemitRefusals.notEligible);
  if (payee) await assertPayeeWord(context, payee);
  // Released by staff.
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

/** The payer must read the rules first; refuses those not eligible. */
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
