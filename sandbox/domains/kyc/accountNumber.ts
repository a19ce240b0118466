import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/schema';
import type { Work } from '../../runtime';

type Rows = ExpressionBuilder<Database, 'krAccounts'>;

export const numberColumns = ({ runtime }: Pick<Work, 'runtime'>, accountNumber: string) => ({
  accountNumber,
  accountIndex: runtime.atRest.hashed(accountNumber),
});

/** A former version has it in clear. */
export const hasNumber = ({ runtime }: Pick<Work, 'runtime'>, accountNumber: string) => {
  const hashes = runtime.atRest.hashesOf(accountNumber);
  return (row: Rows) => row.or([row('accountIndex', 'in', hashes), row('accountNumber', '=', accountNumber)]);
};
