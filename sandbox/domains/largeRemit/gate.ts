import { largeTargetLevel } from '@/domain/evidence';
import { stepsBeforeOrder } from '@/domain/largeRemit';
import type { Row } from '../../db/schema';
import type { PayerWork } from '../../runtime';
import { hasFeature } from '../account/whiteList';
import { refuse } from '../../dispatch/refusal';
import { assertPayeeWord } from './payeeWord';
import { largeRemitRefusals } from './refusals';

/** Needs a known payee's consent. */
export async function assertLargeRemit(
  context: PayerWork,
  payer: Row<'payers'>,
  payee?: Row<'payees'>,
): Promise<void> {
  if (payer.userLabel === 'LARGE_BLACK') refuse(largeRemitRefusals.notEligible);
  if (payee) await assertPayeeWord(context, payee);
  // Released by staff.
  if (await hasFeature(context, 'largeRemit')) return;
  const row = await context.db
    .selectFrom('largeRemits')
    .selectAll()
    .where('payerId', '=', payer.id)
    .executeTakeFirst();
  if (!row || row.fileStatus !== 'Success' || payer.level < largeTargetLevel(payer.countryCode))
    refuse(largeRemitRefusals.materialMissing);
  const missing = stepsBeforeOrder.filter((step) => row?.steps[step] === undefined);
  if (missing.length > 0) refuse(largeRemitRefusals.stepsMissing, { steps: [...missing] });
  if (!['Success', 'Authenticating'].includes(row?.materialStatus ?? ''))
    refuse(largeRemitRefusals.materialMissing);
}

/** The rules must be read first; refuses the ineligible. */
export async function largeIsToBegin(context: PayerWork, payer: Row<'payers'>): Promise<boolean> {
  if (payer.userLabel === 'LARGE_BLACK') refuse(largeRemitRefusals.notEligible);
  if (await hasFeature(context, 'largeRemit')) return false;
  const begun = await context.db
    .selectFrom('largeRemits')
    .select('steps')
    .where('payerId', '=', payer.id)
    .executeTakeFirst();
  return begun?.steps.rule === undefined;
}
