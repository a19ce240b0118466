import { marketCode, type MarketCode } from './markets';

/**
 * Who pays alike, by the name that stands in the addresses of their payment screens: a row a group, with its markets.
 * `Zlp` has none: it is the channel of the school partner, whatever market its payers live in.
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

/** The group whose screens an order is paid on. */
export function paymentGroupOf(order: { countryCode: string; bankChannel?: string }): PaymentGroup {
  if (order.bankChannel === SCHOOL_CHANNEL) return 'Zlp';
  const market = marketCode(order.countryCode);
  const found = paymentGroups.find((group) =>
    (marketsOfGroup[group] as readonly MarketCode[]).includes(market),
  );
  return found ?? 'aunz';
}
