import type { basicInformationMarkets, RouteName } from './routes';

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

/** What each market has of the steps; GBR opens its accounts by Europe's forms. CHN has its own way and no row. */
export const kycSteps = {
  AUS: { form: 'aus' },
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
  HKG: { form: 'hkg' },
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
  CAN: { form: 'can' },
  USA: { form: 'usa' },
  BRA: { form: 'bra' },
  KOR: { form: 'kor', authorize: 'confirmAccountKor', verify: 'accountVerifyKor', then: 'account' },
  VNM: { form: 'vnm', income: 'incomeProofVnm', then: 'income' },
} as const satisfies Record<string, KycSteps>;

export const kycStepsOf = (market: string): KycSteps | undefined =>
  Object.prototype.hasOwnProperty.call(kycSteps, market)
    ? (kycSteps as Readonly<Record<string, KycSteps>>)[market]
    : undefined;

export const kycMarkets = [...Object.keys(kycSteps), 'CHN'];
