import { dayIn } from '@/domain/markets/marketDays';
import { isAfter } from '@/core/dates';
import type { KycStatusName } from '@/domain/statuses/names';
import type { Db } from '../../db/schema';
import type { Job, Work } from '../../runtime';
import type { CaseAudit, KycCase } from './cases';
import { answersOf, auditOf, basicText, stepCase } from './cases';
import { documentRule } from './documentTypes';
import type { EmbeddedDocument } from './embedded';
import { allowedKycMoves } from '../../machines/moves';
import { plainId } from './person';
import { passTarget } from './steps';

export interface Verdict {
  to: KycStatusName;
  errorCode?: string;
  repeat?: boolean;
}

/** In the payer's name or the document's `trigger`. */
export const reviewTriggers: Readonly<Record<string, Verdict>> = {
  REJECTINFO: { to: 'Fail', errorCode: 'InitInfoError' },
  REJECTDOCUMENT: { to: 'Fail', errorCode: 'DocumentInfoError' },
  REJECTSELFIE: { to: 'Fail', errorCode: 'SelfieInfoError' },
  REJECTSIDE: { to: 'Fail', errorCode: 'SideImageError' },
  REJECTADDRESS: { to: 'Fail', errorCode: 'AddressProofInfoError' },
  REJECTINCOME: { to: 'Fail', errorCode: 'IncomeProofError' },
  REJECTOFFICIAL: { to: 'Fail', errorCode: 'UnableProvideOfficialProof' },
  REJECTEVISA: { to: 'Fail', errorCode: 'EVisaAuth' },
  REJECTNUMBER: { to: 'Fail', errorCode: 'NumberCardRejected' },
  REJECTUNKNOWN: { to: 'Fail', errorCode: 'Unknown' },
  REJECTREPEAT: { to: 'Fail', errorCode: 'Unknown', repeat: true },
  RESUBMITINFO: { to: 'WaitIdentityInfoResubmit' },
  RESUBMITSELFIE: { to: 'WaitIdentitySelfieResubmit' },
  RESUBMITSIDE: { to: 'WaitIdentitySideImageSubmit' },
  RESUBMITINCOME: { to: 'WaitSourceIncomeResubmit' },
  MANUALREVIEW: { to: 'WaitManualHandling' },
};

const pass: Verdict = { to: 'Pass' };
const fail = (errorCode: string): Verdict => ({ to: 'Fail', errorCode });
const plain = (name: string | undefined): string =>
  (name ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();

/** Pictures without data pass. */
function compare(kycCase: KycCase, read: EmbeddedDocument, today: string): Verdict {
  const answers = answersOf(kycCase);
  const ofNumber = kycCase.status === 'WaitNumberCardResult';
  const { basic } = answers;
  const document = ofNumber ? answers.numberCard : answers.document;
  if (ofNumber && read.idNumber && document && plainId(read.idNumber) !== plainId(document.idNumber))
    return fail('NumberCardRejected');
  if (read.expiryDate && !isAfter(read.expiryDate, today)) return fail('DocumentInfoError');
  if (read.idNumber && document && plainId(read.idNumber) !== plainId(document.idNumber))
    return fail('DocumentInfoError');
  if (basic && read.birthDate && read.birthDate !== basicText(basic, 'birthDate'))
    return fail('InitInfoError');
  if (basic && read.lastName && plain(read.lastName) !== plain(basicText(basic, 'lastName')))
    return fail('DocumentInfoError');
  if (basic && read.firstName && plain(read.firstName) !== plain(basicText(basic, 'firstName')))
    return fail('DocumentInfoError');
  return pass;
}

async function decide(work: Work, kycCase: KycCase): Promise<{ verdict: Verdict; audit: CaseAudit }> {
  const audit = auditOf(kycCase);
  if (audit.nextResult)
    return { verdict: reviewTriggers[audit.nextResult] ?? pass, audit: { ...audit, nextResult: undefined } };
  const ofNumber = kycCase.status === 'WaitNumberCardResult';
  const documents = (
    await work.db
      .selectFrom('kycDocuments')
      .select(['id', 'recognised', 'side', 'idType'])
      .where('caseId', '=', kycCase.id)
      .execute()
  ).filter((row) => (documentRule(kycCase.countryCode, row.idType)?.numberCard === true) === ofNumber);
  const read = documents.map((row) => row.recognised as EmbeddedDocument);
  const { basic } = answersOf(kycCase);
  const words = [
    ...['firstName', 'middleName', 'lastName'].map((field) => basicText(basic, field)),
    ...read.map((document) => document.trigger),
  ].map((word) => plain(word));
  const fired = new Set(audit.firedTriggers);
  const trigger = Object.keys(reviewTriggers).find(
    (word) => words.includes(word) && !fired.has(word) && (word === 'REJECTNUMBER') === ofNumber,
  );
  if (trigger)
    return {
      verdict: reviewTriggers[trigger] as Verdict,
      audit: { ...audit, firedTriggers: [...fired, trigger] },
    };
  const front = documents.find((row) => row.side === 'front')?.recognised as EmbeddedDocument | undefined;
  return { verdict: front ? compare(kycCase, front, dayIn(kycCase.countryCode, work.now)) : pass, audit };
}

const pageCodes: Readonly<Record<string, string>> = {
  InitInfoError: 'basicInformation',
  DocumentInfoError: 'documentSelection',
  SelfieInfoError: 'documentSelection',
  SideImageError: 'documentSelection',
  EVisaAuth: 'documentSelection',
  NumberCardRejected: 'documentSelection',
  AddressProofInfoError: 'addressProof',
  IncomeProofError: 'incomeProof',
  UnableProvideOfficialProof: 'delayProof',
};

const messages: Readonly<Record<string, string>> = {
  InitInfoError: "Your details don't match your document.",
  DocumentInfoError: "Your document doesn't match your details, or we couldn't read it.",
  SelfieInfoError: "Your selfie didn't match your document.",
  SideImageError: 'A side of your document is missing or not clear.',
  AddressProofInfoError: "We couldn't accept your proof of address.",
  IncomeProofError: "We couldn't accept your proof of income.",
  EVisaAuth: "We couldn't confirm your eVisa with its share code.",
  NumberCardRejected: "We couldn't accept your My Number document.",
  UnableProvideOfficialProof: 'We need an official document.',
};

/** A pass may lead to Japan's number card; impossible moves demand new data. */
function reachable(kycCase: KycCase, verdict: Verdict): KycStatusName {
  const to = verdict.to === 'Pass' ? passTarget(kycCase) : verdict.to;
  return allowedKycMoves(kycCase.status).includes(to) ? to : 'WaitIdentityInfoResubmit';
}

async function endReview(
  work: Work,
  kycCase: KycCase,
  verdict: Verdict,
  options: { actor: 'us' | 'clock'; at?: number; audit?: CaseAudit },
): Promise<KycCase> {
  const at = options.at ?? work.now;
  const audit: CaseAudit = { ...(options.audit ?? auditOf(kycCase)), auditV2s: [], reviewedAt: at };
  delete audit.kycErrorCode;
  delete audit.repeatUnderReview;
  if (verdict.errorCode) {
    audit.kycErrorCode = verdict.errorCode;
    audit.auditV2s = [
      {
        pageCode: pageCodes[verdict.errorCode] ?? 'customerService',
        errorCode: verdict.errorCode,
        errorMsg: messages[verdict.errorCode] ?? 'Contact customer support.',
      },
    ];
  }
  if (verdict.repeat) audit.repeatUnderReview = false;
  return stepCase(work, kycCase.id, reachable(kycCase, verdict), {
    actor: options.actor,
    at,
    note: verdict.errorCode ?? 'review',
    errorCode: verdict.errorCode ?? null,
    audit,
  });
}

/** Oldest first, dated by its due time. */
export const reviewJob: Job = {
  name: 'kyc.review',
  async run(work) {
    const due = (db: Db) =>
      db.selectFrom('kycCases').selectAll().where('reviewAt', '<=', work.now).orderBy('reviewAt');
    return work.each(due, async (kycCase, row) => {
      const at = kycCase.reviewAt as number;
      if (kycCase.status === 'HadReSubmitted')
        await stepCase(row, kycCase.id, 'WaitResult', { actor: 'clock', at });
      else if (kycCase.status === 'WaitManualHandling')
        await endReview(row, kycCase, pass, { actor: 'us', at });
      else {
        const { verdict, audit } = await decide({ ...row, now: at }, kycCase);
        await endReview(row, kycCase, verdict, { actor: 'clock', at, audit });
      }
    });
  },
};
