import { bankPageOf } from './kycRouting';
import { kycStepsOf } from './kycSteps';

/** A part of an account opening, as its sender counts them; `kyc.steps.<part>` names it. */
export type KycPart =
  'bank' | 'details' | 'document' | 'address' | 'income' | 'account' | 'numberCard' | 'payment' | 'review';

interface PlanFacts {
  bankChannel?: string | undefined;
  /** The document that was chosen makes a proof of address needless. */
  showsAddress?: boolean | undefined;
  /** The government's records take the document's place. */
  byRecords?: boolean | undefined;
}

/** All parts of a market's account opening in their order, known before its first. */
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

/** Whether the review comes right after this part; it does after one beside the plan, which only a fix asks for. */
export const isLastPart = (plan: readonly KycPart[], part: KycPart): boolean =>
  !plan.includes(part) || plan[plan.indexOf(part) + 1] === 'review';
