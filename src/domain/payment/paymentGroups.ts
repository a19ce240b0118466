import { marketCode, type MarketCode } from '../markets/markets';

/** In addresses of payment screens. `Zlp`, the school partner, has no market. */
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

const SCHOOL_CHANNEL = 'ZLP';

/** @throws Error for a market without a group */
export function paymentGroupOf(order: { countryCode: string; bankChannel?: string }): PaymentGroup {
  if (order.bankChannel === SCHOOL_CHANNEL) return 'Zlp';
  const market = marketCode(order.countryCode);
  const found = paymentGroups.find((group) =>
    (marketsOfGroup[group] as readonly MarketCode[]).includes(market),
  );
  if (!found) throw new Error(`No payment screens for ${market}`);
  return found;
}
