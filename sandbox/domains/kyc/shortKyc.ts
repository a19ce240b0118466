import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { PayerWork } from '../../runtime';
import { answersOf, basicText, findCase } from './cases';
import { kycRefusals } from './refusals';

/** Until a review rejects it. */
export const mayPayOwn = (payer: Pick<Row<'payers'>, 'shortKyc' | 'kycStatus'>): boolean =>
  payer.shortKyc && payer.kycStatus !== 'Pass' && payer.kycStatus !== 'Fail';

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();

/** Without a document both relations must be self, a Latin name the payer's. */
export async function assertOwnAccount(
  context: PayerWork,
  payer: Row<'payers'>,
  payee: Pick<Row<'payees'>, 'relation' | 'fullName'>,
  relation: string,
): Promise<void> {
  if (!mayPayOwn(payer)) return;
  const kycCase = await findCase(context, payer);
  const basic = kycCase && answersOf(kycCase).basic;
  const [first, last] = [
    letters(basicText(basic, 'firstName') ?? ''),
    letters(basicText(basic, 'lastName') ?? ''),
  ];
  const given = letters(payee.fullName);
  const theirs = /[^A-Z]/.test(given) || given === first + last || given === last + first;
  if (payee.relation !== 'self' || relation !== 'self' || !theirs) refuse(kycRefusals.freeKyc);
}
