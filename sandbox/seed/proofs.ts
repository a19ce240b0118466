import { Decimal } from '@/core/decimal';
import type { NewRow } from '../db/schema';
import { json } from '../db/schema';
import { sourcePrices } from './prices';

/** Need no paper of the payee (specification, flows, 5.3). */
const relatives = [
  'self', 'spouse', 'parents', 'children', 'parentsInLaw', 'paternalGrandparent', 'maternalGrandparent',
  'paternalGrandchild', 'maternalGrandchild',
]; // prettier-ignore

/** Thresholds are ours, as multiples of an order's limit. */
export function supplementRuleRows(): NewRow<'supplement_rules'>[] {
  const perMarket = Object.entries(sourcePrices).flatMap(([market, price]): NewRow<'supplement_rules'>[] => {
    const times = (factor: string) => new Decimal(price.max).times(factor).toFixed();
    const free = json(relatives);
    return [
      { id: `document-${market}`, kind: 'payeeRemitDocument', source_country: market, target_country: 'CHN', account_type: 'bank', remit_type: 'personal', relations_free: free, basis: 'order', threshold: times('0.6') },
      { id: `payer-${market}`, kind: 'payerEdd', source_country: market, remit_type: 'personal', basis: 'payer365', threshold: Decimal.min(times('4'), price.yearly ? new Decimal(price.yearly).times('0.6') : Infinity).toFixed() },
      { id: `payee-${market}`, kind: 'payeeEdd', source_country: market, remit_type: 'personal', relations_free: json(['self']), basis: 'payee365', threshold: times('3') },
    ]; // prettier-ignore
  });
  return [
    ...perMarket,
    { id: 'study', kind: 'studyProof', remit_type: 'studyAbroad', basis: 'order' },
    { id: 'study-relation', kind: 'relationshipProof', source_country: 'CHN', remit_type: 'studyAbroad', relations_free: json(['self']), basis: 'order' },
    { id: 'large-relation', kind: 'relationshipProof', remit_type: 'LargeRemit', relations_free: json(['self']), basis: 'order' },
  ]; // prettier-ignore
}

/** Test trigger. */
export const watchListRows: readonly NewRow<'watch_list'>[] = [
  { name: 'WATCHLISTED', birth_date: '1970-01-01', nationality: 'CHN' },
];
