import { marketCode, type MarketCode } from './markets';

/**
 * Who pays alike, by the name in the addresses of their payment screens: a row a group, with its markets.
 * `Zlp` has none: it is the channel of the school partner, whose payers are offered what their own market has.
 */
const marketsOfGroup = {
  aunz: ['AUS'],
  nzl: ['NZL'],
  sgp: ['SGP'],
  BRA: ['BRA'],
  VNM: ['VNM'],
  eu: ['EU', 'GBR'],
  CHN: ['CHN'],
  jpn: ['JPN'],
  kor: ['KOR'],
  usa: ['USA'],
  can: ['CAN'],
  hkg: ['HKG'],
  Zlp: [],
} as const satisfies Readonly<Record<string, readonly MarketCode[]>>;

export type PaymentGroup = keyof typeof marketsOfGroup;
export const paymentGroups = Object.keys(marketsOfGroup) as [PaymentGroup, ...PaymentGroup[]];

/** Bank channel of the orders that are paid through the school partner. */
const SCHOOL_CHANNEL = 'ZLP';

/** The group whose screens an order is paid on. @throws Error for a market that is unknown or in no group */
export function paymentGroupOf(order: { countryCode: string; bankChannel?: string }): PaymentGroup {
  if (order.bankChannel === SCHOOL_CHANNEL) return 'Zlp';
  const market = marketCode(order.countryCode);
  const found = paymentGroups.find((group) =>
    (marketsOfGroup[group] as readonly MarketCode[]).includes(market),
  );
  if (!found) throw new Error(`No payment screens for ${market}`);
  return found;
}
