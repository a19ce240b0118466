import type { DecimalText } from '@/core/decimal';
import type { PhoneRule } from '@/core/phone';
import type { CurrencyCode } from './currencies';
import type { LanguageCode } from './languages';

/** Whose rule the clocks of a place go forward and back by. */
export type SummerTime = 'europe' | 'america' | 'australia' | 'newZealand';

export const serviceStatuses = ['opened', 'maintenance', 'soonOpen', 'opening'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

/** Facts that a market's own file states (src/schemas/kyc). */
export interface MarketFacts {
  readonly currency: CurrencyCode;
  /** To send, before anything is typed: within the market's limits, and not so little that the fee eats it. */
  readonly firstAmount: DecimalText;
  /** How a phone of the market is written. Lengths are of the number after the area code, trunk zero dropped. */
  readonly phone: PhoneRule;
  /** Spoken there, the first one by default; en and zh are offered everywhere. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** Flag of the group market is the EU's own. */
  readonly flag: string;
  /** Minutes east of UTC where the market's law and banks are; `Intl` does not know zones on old phones. */
  readonly zone: { readonly minutes: number; readonly summer?: SummerTime };
  /** Where the market is no country that has a name already. */
  readonly nameKey?: `${string}.${string}`;
  /** Until the server's list is there; default opened. */
  readonly status?: ServiceStatus;
}

export interface MarketRow extends MarketFacts {
  readonly code: string;
  readonly nameKey: `${string}.${string}`;
  /** Digits without plus, by default in forms of the market. */
  readonly areaCode: string;
  readonly status: ServiceStatus;
}
