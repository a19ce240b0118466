import { bankPageOf } from './kycRouting';
import { kycStepsOf } from './kycSteps';

/** A step as the sender counts them; its text is `kyc.steps.<part>`. */
export type KycPart =
  'bank' | 'details' | 'document' | 'address' | 'income' | 'account' | 'numberCard' | 'payment' | 'review';

interface PlanFacts {
  bankChannel?: string | undefined;
  showsAddress?: boolean | undefined;
  byRecords?: boolean | undefined;
}

export function kycPlanOf(market: string, facts: PlanFacts = {}): readonly KycPart[] {
  if (market === 'CHN')
    return bankPageOf(facts.bankChannel)
      ? ['bank', 'review']
      : ['bank', 'document', 'details', 'payment', 'review'];
  if (facts.byRecords) return ['details', 'review'];
  const { then } = kycStepsOf(market) ?? {};
  const more = then && !(then === 'address' && facts.showsAddress) ? [then] : [];
  return ['details', 'document', ...more, 'review'];
}

/** Sends what was given so far. Also true for a part outside the plan, which only a fix asks for. */
export const isLastPart = (plan: readonly KycPart[], part: KycPart): boolean => {
  const next = plan[plan.indexOf(part) + 1];
  // A number card is asked for after a review of its own.
  return !plan.includes(part) || next === 'review' || next === 'numberCard';
};
