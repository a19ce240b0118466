import { holdKey } from '../../db/transaction';
import type { Work } from '../../runtime';
import { answersOf, basicText, type KycCase } from './cases';

export const plainId = (text: string): string => text.replace(/[\s()-]/g, '').toUpperCase();

/** Another country's document may have the same number. */
export async function keepDocument(
  { db, runtime }: Pick<Work, 'db' | 'runtime'>,
  kycCase: KycCase,
): Promise<void> {
  const { basic, document } = answersOf(kycCase);
  if (!document) return;
  const parts = [document.idType, plainId(document.idNumber), basicText(basic, 'birthDate')];
  const named = parts.filter((part) => part !== undefined).join(' ');
  const { payerId } = kycCase;
  const kept = await db
    .selectFrom('identityDocuments')
    .select('payerId')
    .where('payerId', '=', payerId)
    .where('document', 'in', runtime.atRest.hashesOf(named))
    .executeTakeFirst();
  if (kept) return;
  await db
    .insertInto('identityDocuments')
    .values({ payerId, document: runtime.atRest.hashed(named) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Includes closed accounts verified by the same documents. */
export async function accountsOfPerson({ db }: Pick<Work, 'db'>, payerId: string): Promise<string[]> {
  const others = await db
    .selectFrom('identityDocuments as own')
    .innerJoin('identityDocuments as same', 'same.document', 'own.document')
    .select('same.payerId')
    .distinct()
    .where('own.payerId', '=', payerId)
    .where('same.payerId', '!=', payerId)
    .execute();
  return [payerId, ...others.map((other) => other.payerId)];
}

/** Limits and gifts are judged for one account of a person at a time. */
export async function holdPerson(work: Pick<Work, 'db' | 'runtime'>, payerId: string): Promise<void> {
  const accounts = await accountsOfPerson(work, payerId);
  // The payer's own key is held, and all keys come in one order.
  if (accounts.length > 1) for (const id of accounts.sort()) await holdKey(work, `person:${id}`);
}
