import type { CallAnswer, CallParams } from '@/contracts/calls';
import { maskEmail, maskPhone } from '@/core/masking';
import type { CallContext } from '../../runtime';
import { ownFiles } from '../storage';
import { answersOf, auditJson, auditOf, basicText, type KycCase, openCase, stepCase } from './cases';
import { recognisedOf } from './ocr';
import { submitted } from './submit';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';

const maxWrong = 5;
const bare = (text: string): string => text.replace(/[\s()./-]/g, '').toUpperCase();

/** Only for a duplicate account that is not under review. */
async function repeatedCase(context: CallContext): Promise<KycCase> {
  const kycCase = await openCase(context, await context.payer());
  if (kycCase.status !== 'Fail' || auditOf(kycCase).repeatUnderReview !== false)
    refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  return kycCase;
}

/** Masked, of the oldest account. */
async function otherAccount(context: CallContext, idNumber: string): Promise<string | undefined> {
  const rows = await context.db
    .selectFrom('kycCases')
    .innerJoin('payers', 'payers.id', 'kycCases.payerId')
    .select(['kycCases.id', 'kycCases.answers', 'payers.phoneNumber', 'payers.email'])
    .where('kycCases.payerId', '<>', context.payerId)
    .where('kycCases.countryCode', '=', (await context.payer()).countryCode)
    .orderBy('kycCases.createdAt')
    .execute();
  const found = rows.find(({ answers }) => {
    const document = answers.document as { idNumber?: string } | undefined;
    return document?.idNumber !== undefined && bare(document.idNumber) === bare(idNumber);
  });
  if (!found) return undefined;
  return found.phoneNumber ? maskPhone(found.phoneNumber) : maskEmail(found.email ?? '');
}

export async function repeatVerify(
  context: CallContext,
  { idNumber, birthDate }: CallParams<'kyc.repeatVerify'>,
): Promise<CallAnswer<'kyc.repeatVerify'>> {
  const kycCase = await repeatedCase(context);
  const audit = auditOf(kycCase);
  const wrong = audit.repeatAttempts ?? 0;
  if (wrong >= maxWrong) return { verified: false, attemptsLeft: 0 };
  const { basic, document } = answersOf(kycCase);
  const verified =
    document !== undefined &&
    bare(document.idNumber) === bare(idNumber) &&
    basicText(basic, 'birthDate') === birthDate;
  await context.db
    .updateTable('kycCases')
    .set({
      audit: auditJson({
        ...audit,
        ...(verified ? { repeatVerified: true } : { repeatAttempts: wrong + 1 }),
      }),
    })
    .where('id', '=', kycCase.id)
    .execute();
  return verified
    ? { verified, attemptsLeft: maxWrong - wrong, otherAccount: await otherAccount(context, idNumber) }
    : { verified, attemptsLeft: maxWrong - wrong - 1 };
}

/** Others' data returns `different`; other pictures go to staff. */
export async function faceCompare(
  context: CallContext,
  { ossFileKey }: CallParams<'kyc.faceCompare'>,
): Promise<CallAnswer<'kyc.faceCompare'>> {
  const kycCase = await repeatedCase(context);
  const audit = auditOf(kycCase);
  if (!audit.repeatVerified) refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  await ownFiles(context, context.payerId, [ossFileKey]);
  const read = await recognisedOf(context, ossFileKey);
  const { document } = answersOf(kycCase);
  const result =
    read.idNumber === undefined
      ? 'unclear'
      : document && bare(read.idNumber) === bare(document.idNumber)
        ? 'matched'
        : 'different';
  if (result === 'different') return { result, kycStatus: submitted(kycCase.status).kycStatus };
  const moved = await stepCase(context, kycCase.id, 'WaitManualHandling', {
    actor: 'payer',
    note: `face ${result}`,
    audit: { ...audit, repeatUnderReview: true },
  });
  return { result, kycStatus: submitted(moved.status).kycStatus };
}
