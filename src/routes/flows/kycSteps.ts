import { type basicInformationMarkets, kycStepRows } from '@/domain/kycForms';
import type { RouteName } from '..';

type FormMarket = (typeof basicInformationMarkets)[number];
export type StepScreen = readonly [route: RouteName, params?: Readonly<Record<string, string>>];

export interface KycSteps {
  readonly form: FormMarket;
  readonly first?: RouteName;
  /** `selectDocument` by default. */
  readonly document?: RouteName;
  readonly address?: StepScreen;
  readonly income?: RouteName;
  readonly delay?: RouteName;
  readonly authorize?: RouteName;
  readonly verify?: RouteName;
  readonly numberCard?: true;
  readonly then?: 'address' | 'income' | 'account' | 'numberCard';
}

/** Undefined without account opening, or with another flow (CHN). */
export const kycStepsOf = (market: string): KycSteps | undefined =>
  Object.prototype.hasOwnProperty.call(kycStepRows, market)
    ? (kycStepRows as Readonly<Record<string, KycSteps>>)[market]
    : undefined;
