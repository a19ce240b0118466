import { type basicInformationMarkets, kycStepRows } from '@/domain/kycForms';
import type { RouteName } from '..';

type FormMarket = (typeof basicInformationMarkets)[number];
/** A screen, with the params that its address needs. */
export type StepScreen = readonly [route: RouteName, params?: Readonly<Record<string, string>>];

export interface KycSteps {
  readonly form: FormMarket;
  /** Before the form, for the consumer brand. */
  readonly first?: RouteName;
  /** Where documents are chosen; `selectDocument` by default. */
  readonly document?: RouteName;
  readonly address?: StepScreen;
  readonly income?: RouteName;
  readonly delay?: RouteName;
  readonly authorize?: RouteName;
  readonly verify?: RouteName;
  readonly numberCard?: true;
  /** The step between the document and the review. */
  readonly then?: 'address' | 'income' | 'account' | 'numberCard';
}

/** The steps of a market; none for one without an account opening, or with its own way, such as CHN. */
export const kycStepsOf = (market: string): KycSteps | undefined =>
  Object.prototype.hasOwnProperty.call(kycStepRows, market)
    ? (kycStepRows as Readonly<Record<string, KycSteps>>)[market]
    : undefined;
