import { Decimal } from '@/core/decimal';
import type { NewRow } from '../db/schema';
import { json } from '../db/schema';
import { sourcePrices } from './prices';

/** Need no payee's paper (specification, flows, 5.3). */
const relatives = [
  'self', 'spouse', 'parents', 'children', 'parentsInLaw', 'paternalGrandparent', 'maternalGrandparent',
  'paternalGrandchild', 'maternalGrandchild',
]; // prettier-ignore

/** Thresholds are ours, multiples of an order's limit. */
export function supplementRuleRows(): NewRow<'supplementRules'>[] {
  const perMarket = Object.entries(sourcePrices).flatMap(([market, price]): NewRow<'supplementRules'>[] => {
    const times = (factor: string) => new Decimal(price.max).times(factor).toFixed();
    const free = json(relatives);
    return [
      { id: `document-${market}`, kind: 'payeeRemitDocument', sourceCountry: market, targetCountry: 'CHN', accountType: 'bank', remitType: 'personal', relationsFree: free, basis: 'order', threshold: times('0.6') },
      { id: `payer-${market}`, kind: 'payerEdd', sourceCountry: market, remitType: 'personal', basis: 'payer365', threshold: Decimal.min(times('4'), price.yearly ? new Decimal(price.yearly).times('0.6') : Infinity).toFixed() },
      { id: `payee-${market}`, kind: 'payeeEdd', sourceCountry: market, remitType: 'personal', relationsFree: json(['self']), basis: 'payee365', threshold: times('3') },
    ]; // prettier-ignore
  });
  return [
    ...perMarket,
    { id: 'study', kind: 'studyProof', remitType: 'studyAbroad', basis: 'order' },
    { id: 'study-relation', kind: 'relationshipProof', sourceCountry: 'CHN', remitType: 'studyAbroad', relationsFree: json(['self']), basis: 'order' },
    { id: 'large-relation', kind: 'relationshipProof', remitType: 'LargeRemit', relationsFree: json(['self']), basis: 'order' },
  ]; // prettier-ignore
}

/** Test trigger. */
export const watchListRows: readonly NewRow<'watchList'>[] = [
  { name: 'WATCHLISTED', birthDate: '1970-01-01', nationality: 'CHN' },
];
