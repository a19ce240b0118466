/** The subject of a proof, and so how far an accepted one reaches: the payer and the payee for a year, an order for itself. */
export type EvidenceSubject = 'payer' | 'payee' | 'order';

export interface EvidenceRow {
  readonly subject: EvidenceSubject;
  /** Kinds of paper taken for it. */
  readonly fileTypes: readonly string[];
  /** Markets that ask years of work and of income before the papers (specification, flows, 5.4). */
  readonly questionnaireIn?: readonly string[];
}

const income = ['bankStatement', 'payslip', 'taxReturn', 'saleContract', 'inheritance'] as const;
const kinship = ['relationLetter', 'birthCertificate', 'marriageCertificate', 'householdRegister'] as const;

/** Every proof that the product asks for. The first five are the supplements an order can demand. */
export const evidenceTable = {
  payeeRemitDocument: { subject: 'payee', fileTypes: ['payeeIdCard', 'invoice', 'contract'] },
  payerEdd: { subject: 'payer', fileTypes: income, questionnaireIn: ['GBR'] },
  payeeEdd: { subject: 'payee', fileTypes: ['payeeIdCard', 'payeeStatement'] },
  studyProof: {
    subject: 'order',
    fileTypes: ['offerLetter', 'enrolment', 'tuitionInvoice', 'studentVisa', 'studentCard'],
  },
  relationshipProof: { subject: 'payee', fileTypes: kinship },
  incomeProof: { subject: 'payer', fileTypes: income },
  payerCard: { subject: 'payer', fileTypes: ['idCardFront', 'idCardBack', 'passport'] },
  faceRisk: { subject: 'payer', fileTypes: ['selfie'] },
} as const satisfies Record<string, EvidenceRow>;

export type VerifyType = keyof typeof evidenceTable;
export const verifyTypes = Object.keys(evidenceTable) as readonly VerifyType[];

export const evidenceRow = (type: VerifyType): EvidenceRow => evidenceTable[type];

/** Days after its payment until an order without the papers it demands gives the money back. */
export const SUPPLEMENT_DAYS = 5;

/** The `provideSource` of papers for large remittances. */
export const LARGE_TRANSFER = 'LARGE_TRANSFER';
/** The KYC level that large remittances need (specification, product, 9). */
export const largeTargetLevel = (market: string): number => (market === 'HKG' ? 3 : 2);
