import type { DecimalText } from '@/core/decimal';
import type { PhoneRule } from '@/core/phone';
import type { CurrencyCode } from '../countries/currencies';
import type { LanguageCode } from '../languages';

export type SummerTime = 'europe' | 'america' | 'australia' | 'newZealand';

export const serviceStatuses = ['opened', 'maintenance', 'soonOpen', 'opening'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

export interface MarketFacts {
  readonly currency: CurrencyCode;
  /** Within limits and large against the fee. */
  readonly firstAmount: DecimalText;
  readonly phone: PhoneRule;
  /** The default first; en and zh are everywhere. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly flag: string;
  /** Minutes east of UTC; old phones lack zones in `Intl`. */
  readonly zone: { readonly minutes: number; readonly summer?: SummerTime };
  readonly nameKey?: `${string}.${string}`;
  /** Until the server's list is there; default opened. */
  readonly status?: ServiceStatus;
}

export interface MarketRow extends MarketFacts {
  readonly code: string;
  readonly nameKey: `${string}.${string}`;
  /** Digits without plus. */
  readonly areaCode: string;
  readonly status: ServiceStatus;
}
