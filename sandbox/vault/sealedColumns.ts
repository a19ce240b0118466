import type { TableNode } from 'kysely';
import type { Database } from '../db/schema';

/** `row`: the columns that name the row a value is sealed for. */
export interface SealedTable<Column extends string = string> {
  row: readonly Column[];
  /** Where the database makes it as it inserts, and nothing is bound to it. */
  key?: readonly Column[];
  json?: readonly Column[];
  text?: readonly Column[];
  /** Only compared: a keyed hash, and the column of what it is of. */
  hashed?: { readonly [C in Column]?: Column };
}

/** Numbers of accounts, documents and taxes, and what is written of a person beside them. */
export const sealedTables = {
  orders: { row: ['id'], json: ['payeeInfo'], hashed: { payeeAccount: 'payeeAccount' } },
  payees: { row: ['id'], json: ['fields'], hashed: { fingerprint: 'fingerprint' } },
  payeeCards: { row: ['id'], json: ['person', 'account', 'identity'] },
  schoolAccounts: {
    row: ['id'],
    text: ['accountNumber'],
    json: ['fields'],
    hashed: { fingerprint: 'fingerprint' },
  },
  schoolPayees: { row: ['payeeId'], json: ['fields'] },
  achAccounts: { row: ['id'], text: ['institutionName'], hashed: { fingerprint: 'fingerprint' } },
  kycCases: { row: ['id'], json: ['answers'] },
  kycDocuments: { row: ['id'], json: ['recognised'] },
  kycAnswers: { row: ['payerId', 'scene'], json: ['answers'] },
  ocrReferences: { row: ['id'], json: ['recognised'] },
  identityDocuments: { row: ['payerId', 'document'], hashed: { document: 'document' } },
  krAccounts: { row: ['id'], text: ['accountNumber'], hashed: { accountIndex: 'accountNumber' } },
  cnAccounts: { row: ['payerId'], text: ['accountNumber'] },
  agentStudents: { row: ['id'], json: ['fields'] },
  agentCommits: { row: ['id'], json: ['payerForm'] },
  agentForms: { row: ['inviteId'], json: ['parts'] },
  idempotencyKeys: {
    row: ['scope', 'call', 'key'],
    json: ['answer'],
    hashed: { paramsHash: 'paramsHash' },
  },
  callLog: { row: [], key: ['id'], text: ['entry'] },
} as const satisfies { [T in keyof Database]?: SealedTable<keyof Database[T] & string> };

export const sealedTable = (name: string): SealedTable | undefined =>
  (sealedTables as Readonly<Record<string, SealedTable>>)[name];

export const tableName = (node: TableNode): string => node.table.identifier.name;

/** What a value is sealed for: it opens nowhere else. */
export const placeOf = (table: string, column: string, row: readonly unknown[]): string =>
  `${table}.${column} of ${row.join(' ')}`;
