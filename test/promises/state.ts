import type { Database, Db, Row } from '../../sandbox/db/schema';

const watched = {
  payers: { key: 'id', owner: null },
  sessions: { key: 'token_hash', owner: 'payer_id' },
  locks: { key: 'id', owner: null },
  logins: { key: 'id', owner: 'payer_id' },
  captchas: { key: 'id', owner: null },
  tickets: { key: 'id', owner: null },
  proved_devices: { key: ['payer_id', 'device'], owner: 'payer_id' },
  login_attempts: { key: 'target', owner: null },
  email_activations: { key: 'code_hash', owner: 'payer_id' },
  outbox: { key: 'id', owner: null },
  payees: { key: 'id', owner: 'payer_id' },
  quotes: { key: 'id', owner: 'payer_id' },
  orders: { key: 'id', owner: 'payer_id' },
  payments: { key: 'id', owner: 'payer_id' },
  refunds: { key: 'id', owner: 'payer_id' },
  money_cases: { key: 'id', owner: null },
  coupons: { key: 'id', owner: 'payer_id' },
  order_supplements: { key: ['order_id', 'kind'], owner: null },
  evidence: { key: 'id', owner: 'payer_id' },
  messages: { key: 'id', owner: 'payer_id' },
  payee_changes: { key: 'id', owner: 'payer_id' },
  payee_cards: { key: 'id', owner: 'owner_id' },
  ach_accounts: { key: 'id', owner: 'payer_id' },
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

/** Rows of some or all people; rows without owner are always read. */
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
      query.where(owner as 'payer_id', 'in', owners as string[]),
    )
    .execute();
  return new Map(rows.map((row) => [keyOf(table, row), row as unknown as Row<T>]));
}

export async function readState(db: Db): Promise<State> {
  const state: Record<string, unknown> = {};
  for (const table of watchedTables) state[table] = await readTable(db, table);
  return state as unknown as State;
}

/** Rows of these owners and rows without owner. */
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
