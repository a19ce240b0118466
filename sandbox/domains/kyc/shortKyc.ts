import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { PayerWork } from '../../runtime';
import { answersOf, basicText, findCase } from './cases';
import { kycRefusals } from './refusals';

/** Whether a payer without an uploaded document may send to their own account: after the short form, until a review says no. */
export const mayPayOwn = (payer: Pick<Row<'payers'>, 'short_kyc' | 'kyc_status'>): boolean =>
  payer.short_kyc && payer.kyc_status !== 'Pass' && payer.kyc_status !== 'Fail';

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();

/**
 * Who has told of themselves and shown no document sends to their own account alone: both relations say so, and a name in
 * Latin letters is theirs.
 */
export async function assertOwnAccount(
  context: PayerWork,
  payer: Row<'payers'>,
  payee: Pick<Row<'payees'>, 'relation' | 'full_name'>,
  relation: string,
): Promise<void> {
  if (!mayPayOwn(payer)) return;
  const kycCase = await findCase(context, payer);
  const basic = kycCase && answersOf(kycCase).basic;
  const [first, last] = [
    letters(basicText(basic, 'firstName') ?? ''),
    letters(basicText(basic, 'lastName') ?? ''),
  ];
  const given = letters(payee.full_name);
  const theirs = /[^A-Z]/.test(given) || given === first + last || given === last + first;
  if (payee.relation !== 'self' || relation !== 'self' || !theirs) refuse(kycRefusals.freeKyc);
}
