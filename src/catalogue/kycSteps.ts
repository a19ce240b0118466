import { basicInformationMarkets } from './kycForms';
import type { RouteName } from './routes';

type FormMarket = (typeof basicInformationMarkets)[number];
/** A screen, with the params that its address needs. */
export type StepScreen = readonly [route: RouteName, params?: Readonly<Record<string, string>>];

export interface KycSteps {
  readonly form: FormMarket;
  /** Before the form, for the consumer brand. */
  readonly first?: RouteName;
  /** Where documents are chosen, `selectDocument` where nothing stands. */
  readonly document?: RouteName;
  readonly address?: StepScreen;
  readonly income?: RouteName;
  readonly delay?: RouteName;
  readonly authorize?: RouteName;
  readonly verify?: RouteName;
  readonly numberCard?: true;
  /** What follows the document before the review. */
  readonly then?: 'address' | 'income' | 'account' | 'numberCard';
}

/**
 * Markets with more than a form and a document, or with another market's form: GBR opens its accounts by Europe's.
 * CHN has its own way and no row.
 */
const kycSteps = {
  NZL: { form: 'nzl', address: ['addressProof', { market: 'nzl' }], then: 'address' },
  JPN: {
    form: 'jpn',
    document: 'jpnSelectDocument',
    address: ['kycProofJpn'],
    numberCard: true,
    then: 'numberCard',
  },
  SGP: {
    form: 'sgp',
    first: 'accountOpenSelectSgp',
    address: ['addressProof', { market: 'sgp' }],
    then: 'address',
  },
  EU: {
    form: 'eu',
    address: ['addressProof', { market: 'eu' }],
    delay: 'delayProofEu',
    then: 'address',
  },
  GBR: {
    form: 'eu',
    address: ['addressProof', { market: 'eu' }],
    delay: 'delayProofEu',
    then: 'address',
  },
  KOR: { form: 'kor', authorize: 'confirmAccountKor', verify: 'accountVerifyKor', then: 'account' },
  VNM: { form: 'vnm', income: 'incomeProofVnm', then: 'income' },
} as const satisfies Record<string, KycSteps>;

const formOf = (market: string): FormMarket | undefined =>
  basicInformationMarkets.find((form) => form.toUpperCase() === market);

/** The steps of a market; none for one without an account opening, or with its own way. */
export function kycStepsOf(market: string): KycSteps | undefined {
  if (Object.prototype.hasOwnProperty.call(kycSteps, market))
    return (kycSteps as Readonly<Record<string, KycSteps>>)[market];
  const form = formOf(market);
  return form && { form };
}
