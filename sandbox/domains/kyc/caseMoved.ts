import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { profileJson, profileOf } from '../account/payerView';
import { postMessage } from '../message/post';
import type { KycCase } from './cases';
import { answersOf, auditOf, basicText, reviewDue, sideRejected } from './cases';

/** Runs after every move, by job or console. */
export async function caseMoved(work: Work, kycCase: KycCase, from: string | null): Promise<void> {
  const at = kycCase.updated_at;
  await work.db
    .updateTable('kyc_cases')
    .set({
      review_at: await reviewDue(work, kycCase.status, at),
      ...(['WaitResult', 'WaitResidenceCardResult', 'WaitNumberCardResult'].includes(kycCase.status)
        ? { submitted_at: at }
        : {}),
    })
    .where('id', '=', kycCase.id)
    .execute();
  const payer = await work.db
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', kycCase.payer_id)
    .executeTakeFirstOrThrow();
  const audit = auditOf(kycCase);
  const kycAudit = kycCase.error_code
    ? { kycErrorCode: kycCase.error_code, auditV2s: audit.auditV2s }
    : undefined;
  const profile = {
    ...profileOf(payer),
    kycAudit,
    repeatUnderReview: kycCase.status === 'Fail' ? audit.repeatUnderReview : undefined,
  };
  if (kycCase.status === 'Pass') return passed(work, kycCase, payer, profile);
  await work.db
    .updateTable('payers')
    .set({ profile: profileJson(profile) })
    .where('id', '=', payer.id)
    .execute();
  if (kycCase.status === 'Fail') {
    await markDocuments(work, kycCase, at);
    if (sideRejected(kycCase.error_code, 'front'))
      await work.db
        .updateTable('payers')
        .set({ identity_status: 'CheckFailed' })
        .where('id', '=', payer.id)
        .execute();
    await postMessage(work, payer.id, 'kycFailed', {}, { at });
  } else if (kycCase.status.endsWith('Resubmit') || kycCase.status === 'WaitIdentitySideImageSubmit') {
    // The payer is fixing it now.
    if (from === 'WaitResult' || from === 'WaitManualHandling' || from === 'Pass')
      await postMessage(work, payer.id, 'kycResubmit', {}, { at });
  }
}

async function markDocuments(work: Work, kycCase: KycCase, at: number): Promise<void> {
  const rows = await work.db
    .selectFrom('kyc_documents')
    .select(['id', 'side'])
    .where('case_id', '=', kycCase.id)
    .execute();
  for (const row of rows) {
    if (sideRejected(kycCase.error_code, row.side))
      await work.db
        .updateTable('kyc_documents')
        .set({ status: 'CheckFailed', updated_at: at })
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
    .selectFrom('kyc_documents')
    .select(['side', 'file_key'])
    .where('case_id', '=', kycCase.id)
    .execute();
  const [firstName, middleName, lastName] = ['firstName', 'middleName', 'lastName'].map((field) =>
    basicText(basic, field),
  );
  const names = [firstName, middleName, lastName].filter((part) => part !== undefined);
  await work.db
    .updateTable('payers')
    .set({
      first_name: firstName ?? payer.first_name,
      last_name: lastName ?? payer.last_name,
      full_name: names.length ? names.join(' ') : payer.full_name,
      nationality: basicText(basic, 'nationality') ?? payer.nationality,
      id_type: document?.idType ?? payer.id_type,
      identity_status: 'CheckPass',
      level: Math.max(payer.level, 1),
      short_kyc: false,
      profile: profileJson({
        ...profile,
        localFirstName: basicText(basic, 'localFirstName'),
        localLastName: basicText(basic, 'localLastName'),
        documentExpiry: (document ?? bankDocument)?.expiryDate,
        images: documents.map((row) => ({ name: row.side, ossFileKey: row.file_key })),
        kycAudit: undefined,
        repeatUnderReview: undefined,
      }),
    })
    .where('id', '=', payer.id)
    .execute();
  await work.db
    .updateTable('kyc_documents')
    .set({ status: 'CheckPass', updated_at: kycCase.updated_at })
    .where('case_id', '=', kycCase.id)
    .execute();
  await postMessage(work, payer.id, 'kycPassed', {}, { at: kycCase.updated_at });
}
