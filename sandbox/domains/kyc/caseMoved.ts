import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { profileJson, profileOf } from '../account/payerView';
import { postMessage } from '../message/post';
import type { KycCase } from './cases';
import { answersOf, auditOf, basicText, reviewDue, sideRejected } from './cases';
import { keepDocument } from './person';

/** After every move, by job or console. */
export async function caseMoved(work: Work, kycCase: KycCase, from: string | null): Promise<void> {
  const at = kycCase.updatedAt;
  await work.db
    .updateTable('kycCases')
    .set({
      reviewAt: await reviewDue(work, kycCase.status, at),
      ...(['WaitResult', 'WaitResidenceCardResult', 'WaitNumberCardResult'].includes(kycCase.status)
        ? { submittedAt: at }
        : {}),
    })
    .where('id', '=', kycCase.id)
    .execute();
  const payer = await work.db
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', kycCase.payerId)
    .executeTakeFirstOrThrow();
  const audit = auditOf(kycCase);
  const kycAudit = kycCase.errorCode
    ? { kycErrorCode: kycCase.errorCode, auditV2s: audit.auditV2s }
    : undefined;
  const profile = {
    ...profileOf(payer),
    kycAudit,
    repeatUnderReview: kycCase.status === 'Fail' ? audit.repeatUnderReview : undefined,
  };
  if (kycCase.status === 'Pass') return passed(work, kycCase, payer, profile);
  const failed = kycCase.status === 'Fail';
  await work.db
    .updateTable('payers')
    .set({ profile: profileJson(profile), ...(failed ? { shortKyc: false } : {}) })
    .where('id', '=', payer.id)
    .execute();
  if (failed) {
    await markDocuments(work, kycCase, at);
    if (sideRejected(kycCase.errorCode, 'front'))
      await work.db
        .updateTable('payers')
        .set({ identityStatus: 'CheckFailed' })
        .where('id', '=', payer.id)
        .execute();
    await postMessage(work, payer.id, 'kycFailed', {}, { at });
  } else if (kycCase.status.endsWith('Resubmit') || kycCase.status === 'WaitIdentitySideImageSubmit') {
    // The payer is fixing it.
    if (from === 'WaitResult' || from === 'WaitManualHandling' || from === 'Pass')
      await postMessage(work, payer.id, 'kycResubmit', {}, { at });
  }
}

async function markDocuments(work: Work, kycCase: KycCase, at: number): Promise<void> {
  const rows = await work.db
    .selectFrom('kycDocuments')
    .select(['id', 'side'])
    .where('caseId', '=', kycCase.id)
    .execute();
  for (const row of rows) {
    if (sideRejected(kycCase.errorCode, row.side))
      await work.db
        .updateTable('kycDocuments')
        .set({ status: 'CheckFailed', updatedAt: at })
        .where('id', '=', row.id)
        .execute();
  }
}

async function passed(
  work: Work,
  kycCase: KycCase,
  payer: Row<'payers'>,
  profile: ReturnType<typeof profileOf>,
): Promise<void> {
  const { basic, document, bankDocument } = answersOf(kycCase);
  const documents = await work.db
    .selectFrom('kycDocuments')
    .select(['side', 'fileKey'])
    .where('caseId', '=', kycCase.id)
    .execute();
  const [firstName, middleName, lastName] = ['firstName', 'middleName', 'lastName'].map((field) =>
    basicText(basic, field),
  );
  const names = [firstName, middleName, lastName].filter((part) => part !== undefined);
  await work.db
    .updateTable('payers')
    .set({
      firstName: firstName ?? payer.firstName,
      lastName: lastName ?? payer.lastName,
      fullName: names.length ? names.join(' ') : payer.fullName,
      nationality: basicText(basic, 'nationality') ?? payer.nationality,
      idType: document?.idType ?? payer.idType,
      identityStatus: 'CheckPass',
      level: Math.max(payer.level, 1),
      shortKyc: false,
      profile: profileJson({
        ...profile,
        localFirstName: basicText(basic, 'localFirstName'),
        localLastName: basicText(basic, 'localLastName'),
        documentExpiry: (document ?? bankDocument)?.expiryDate,
        images: documents.map((row) => ({ name: row.side, ossFileKey: row.fileKey })),
        kycAudit: undefined,
        repeatUnderReview: undefined,
      }),
    })
    .where('id', '=', payer.id)
    .execute();
  await work.db
    .updateTable('kycDocuments')
    .set({ status: 'CheckPass', updatedAt: kycCase.updatedAt })
    .where('caseId', '=', kycCase.id)
    .execute();
  await keepDocument(work, kycCase);
  await postMessage(work, payer.id, 'kycPassed', {}, { at: kycCase.updatedAt });
}
