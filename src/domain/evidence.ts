/** Accepted proofs of `payer` and `payee` count for later orders. */
export type EvidenceSubject = 'payer' | 'payee' | 'order';

/** Texts: `evidence.questions.<name>`, `evidence.answers.<choice>`. */
export interface EvidenceQuestion {
  readonly name: string;
  readonly choices: readonly string[];
  /** Answers that need a closer look. */
  readonly risky?: readonly string[];
}

export interface EvidenceRow {
  readonly subject: EvidenceSubject;
  /** Accepted kinds of paper; `answers` for a survey. */
  readonly fileTypes: readonly string[];
  readonly pictures?: true;
  /** A survey replaces papers and is accepted at once. */
  readonly questions?: readonly EvidenceQuestion[];
  /** Also demanded after a risky answer. */
  readonly then?: 'payerEdd' | 'relationshipProof';
  /** Days that an accepted one counts for later orders. */
  readonly days: number;
  /** Demanded when an order is committed (specification, calls, 7.5) or its risk is judged. */
  readonly demanded?: true;
  readonly unasked?: true;
  /** Where years of work and income come first (specification, flows, 5.4). */
  readonly questionnaireIn?: readonly string[];
}

const income = ['bankStatement', 'payslip', 'taxReturn', 'saleContract', 'inheritance'] as const;
const kinship = ['relationLetter', 'birthCertificate', 'marriageCertificate', 'householdRegister'] as const;

const yesNo = ['yes', 'no'] as const;

export const evidenceTable = {
  payeeRemitDocument: {
    subject: 'payee',
    fileTypes: ['payeeIdCard', 'invoice', 'contract'],
    days: 365,
    demanded: true,
  },
  payerEdd: {
    subject: 'payer',
    fileTypes: income,
    days: 365,
    demanded: true,
    unasked: true,
    questionnaireIn: ['GBR'],
  },
  payeeEdd: { subject: 'payee', fileTypes: ['payeeIdCard', 'payeeStatement'], days: 365, demanded: true },
  studyProof: {
    subject: 'order',
    fileTypes: ['offerLetter', 'enrolment', 'tuitionInvoice', 'studentVisa', 'studentCard'],
    days: 365,
    demanded: true,
  },
  relationshipProof: { subject: 'payee', fileTypes: kinship, days: 365, demanded: true },
  incomeProof: { subject: 'payer', fileTypes: income, days: 365, unasked: true },
  payerCard: {
    subject: 'payer',
    fileTypes: ['idCardFront', 'idCardBack', 'passport'],
    days: 365,
    demanded: true,
    unasked: true,
  },
  faceRisk: {
    subject: 'payer',
    fileTypes: ['selfie'],
    pictures: true,
    days: 30,
    demanded: true,
    unasked: true,
  },
  meanRisk: {
    subject: 'payer',
    fileTypes: ['answers'],
    questions: [
      { name: 'moneyFrom', choices: ['salary', 'savings', 'business', 'gift', 'loan'], risky: ['loan'] },
      { name: 'sendsEach', choices: ['week', 'month', 'quarter', 'year'] },
      { name: 'forOthers', choices: yesNo, risky: ['yes'] },
    ],
    then: 'payerEdd',
    days: 180,
    demanded: true,
    unasked: true,
  },
  relationSurvey: {
    subject: 'payee',
    fileTypes: ['answers'],
    questions: [
      { name: 'knownBy', choices: ['family', 'friend', 'work', 'school', 'online'], risky: ['online'] },
      { name: 'knownSince', choices: ['months', 'years', 'manyYears'] },
      { name: 'metInPerson', choices: yesNo, risky: ['no'] },
    ],
    then: 'relationshipProof',
    days: 180,
    demanded: true,
  },
  pressureSurvey: {
    subject: 'order',
    fileTypes: ['answers'],
    questions: [
      { name: 'askedToHurry', choices: yesNo, risky: ['yes'] },
      { name: 'promisedProfit', choices: yesNo, risky: ['yes'] },
      { name: 'toldWhatToSay', choices: yesNo, risky: ['yes'] },
    ],
    then: 'relationshipProof',
    days: 180,
    demanded: true,
  },
  accountRisk: {
    subject: 'payer',
    fileTypes: ['answers'],
    questions: [
      { name: 'ownAccount', choices: yesNo, risky: ['no'] },
      { name: 'accountUse', choices: ['salary', 'savings', 'business', 'household'] },
      { name: 'accountOpened', choices: ['months', 'years', 'manyYears'] },
    ],
    then: 'payerEdd',
    days: 180,
    demanded: true,
    unasked: true,
  },
  /** Signed in the flow of large transfers, not handed in here. */
  largeMaterial: { subject: 'payer', fileTypes: [], days: 365 },
} as const satisfies Record<string, EvidenceRow>;

export type VerifyType = keyof typeof evidenceTable;
export const verifyTypes = Object.keys(evidenceTable) as readonly VerifyType[];

export const evidenceRow = (type: VerifyType): EvidenceRow => evidenceTable[type];
export const isVerifyType = (text: string | undefined): text is VerifyType =>
  (verifyTypes as readonly (string | undefined)[]).includes(text);

export type DemandedType = {
  [T in VerifyType]: (typeof evidenceTable)[T] extends { readonly demanded: true } ? T : never;
}[VerifyType];
export const isRisky = (row: EvidenceRow, answers: Readonly<Record<string, string>>): boolean =>
  (row.questions ?? []).some(({ name, risky }) => risky?.includes(answers[name] ?? ''));

export const demandedTypes = verifyTypes.filter(
  (type) => evidenceRow(type).demanded,
) as readonly DemandedType[];

/** After payment, until an order without papers is refunded. */
export const SUPPLEMENT_DAYS = 5;

/** `provideSource` of large remittances' papers. */
export const LARGE_TRANSFER = 'LARGE_TRANSFER';
/** KYC level (specification, product, 9). */
export const largeTargetLevel = (market: string): number => (market === 'HKG' ? 3 : 2);
