import type { Database, Db, Row } from '../../sandbox/db/schema';

const watched = {
  payers: { key: 'id', owner: null },
  sessions: { key: 'tokenHash', owner: 'payerId' },
  locks: { key: 'id', owner: null },
  logins: { key: 'id', owner: 'payerId' },
  captchas: { key: 'id', owner: null },
  tickets: { key: 'id', owner: null },
  payerDevices: { key: ['payerId', 'device'], owner: 'payerId' },
  provedDevices: { key: ['payerId', 'device'], owner: 'payerId' },
  loginAttempts: { key: 'target', owner: null },
  emailActivations: { key: 'codeHash', owner: 'payerId' },
  outbox: { key: 'id', owner: null },
  kycCases: { key: 'id', owner: 'payerId' },
  payees: { key: 'id', owner: 'payerId' },
  quotes: { key: 'id', owner: 'payerId' },
  orders: { key: 'id', owner: 'payerId' },
  payments: { key: 'id', owner: 'payerId' },
  refunds: { key: 'id', owner: 'payerId' },
  moneyCases: { key: 'id', owner: null },
  coupons: { key: 'id', owner: 'payerId' },
  orderSupplements: { key: ['orderId', 'kind'], owner: null },
  evidence: { key: 'id', owner: 'payerId' },
  features: { key: 'code', owner: null },
  whiteList: { key: ['payerId', 'feature'], owner: 'payerId' },
  messages: { key: 'id', owner: 'payerId' },
  payeeChanges: { key: 'id', owner: 'payerId' },
  payeeCards: { key: 'id', owner: 'ownerId' },
  achAccounts: { key: 'id', owner: 'payerId' },
} as const satisfies { [T in keyof Database]?: { key: string | readonly string[]; owner: string | null } };

export type Watched = keyof typeof watched;
export const watchedTables = Object.keys(watched) as Watched[];
export const isWatched = (table: string): table is Watched => table in watched;

export type Rows<T extends Watched> = ReadonlyMap<string, Row<T>>;
export type State = { readonly [T in Watched]: Rows<T> };

type Plain = Record<string, unknown>;

const keyOf = (table: Watched, row: Plain): string => {
  const { key } = watched[table];
  return typeof key === 'string' ? String(row[key]) : key.map((column) => String(row[column])).join(':');
};

/** As their messages say them, instead of hashes. */
async function withCodes(db: Db, rows: readonly Plain[]): Promise<Plain[]> {
  const messages = await db.selectFrom('outbox').select(['id', 'code']).execute();
  const codes = new Map(messages.map(({ id, code }) => [id, code]));
  return rows.map((row) => ({ ...row, code: codes.get(row.outboxId as number) ?? row.code }));
}

/** Of some or all people; always those without owner. */
export async function readTable<T extends Watched>(
  db: Db,
  table: T,
  owners?: readonly string[],
): Promise<Rows<T>> {
  const { owner } = watched[table];
  const rows = await db
    .selectFrom(table as 'orders')
    .selectAll()
    .$if(owners !== undefined && owner !== null, (query) =>
      query.where(owner as 'payerId', 'in', owners as string[]),
    )
    .execute();
  const shown = table === 'captchas' ? await withCodes(db, rows) : rows;
  return new Map(shown.map((row) => [keyOf(table, row), row as unknown as Row<T>]));
}

export async function readState(db: Db): Promise<State> {
  const state: Record<string, unknown> = {};
  for (const table of watchedTables) state[table] = await readTable(db, table);
  return state as unknown as State;
}

/** Theirs, and those without owner. */
export function stateOf(state: State, owners: readonly string[]): State {
  const part = (table: Watched): ReadonlyMap<string, unknown> => {
    const { owner } = watched[table];
    const rows = state[table] as ReadonlyMap<string, Plain>;
    if (owner === null) return rows;
    return new Map([...rows].filter(([, row]) => owners.includes(String(row[owner]))));
  };
  return Object.fromEntries(watchedTables.map((table) => [table, part(table)])) as unknown as State;
}

export interface Change<T extends Watched = Watched> {
  key: string;
  before: Row<T> | undefined;
  after: Row<T> | undefined;
}

export function changesOf<T extends Watched>(before: Rows<T>, after: Rows<T>): Change<T>[] {
  if (before === after) return [];
  const changes: Change<T>[] = [];
  for (const [key, row] of after) {
    const old = before.get(key);
    if (!old || JSON.stringify(old) !== JSON.stringify(row)) changes.push({ key, before: old, after: row });
  }
  for (const [key, row] of before) if (!after.has(key)) changes.push({ key, before: row, after: undefined });
  return changes;
}

export function ownerIn(table: Watched, row: object): string | null {
  const { owner } = watched[table];
  const column = table === 'payers' ? 'id' : owner;
  return column === null ? null : ((row as Plain)[column] as string | null);
}
