import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';
import type { AtRest } from './atRest';
import { placeOf, type SealedTable, sealedTables } from './sealedColumns';
import { isSealed } from './vault';

const batch = 200;

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const ref = (name: string): RawBuilder<unknown> => sql.ref(snake(name));

interface Column {
  name: string;
  kind: 'json' | 'text' | 'hashed';
  /** Of what a hash is. */
  of: string;
}

const columnsOf = ({ json = [], text = [], hashed = {} }: SealedTable): Column[] => [
  ...json.map((name) => ({ name, kind: 'json' as const, of: name })),
  ...text.map((name) => ({ name, kind: 'text' as const, of: name })),
  ...Object.entries(hashed).map(([name, of]) => ({ name, kind: 'hashed' as const, of: of as string })),
];

/** In clear, or by a former key. */
function isDue({ name, kind, of }: Column, mark: string): RawBuilder<boolean> {
  const text = kind === 'json' ? sql`${ref(name)} #>> '{}'` : ref(name);
  if (kind === 'hashed') return sql`(${ref(of)} is not null and coalesce(${text}, '') not like '#%')`;
  return sql`(coalesce(${text}, '') not in ('', '{}') and ${text} not like ${`${mark}%`})`;
}

type Stored = Readonly<Record<string, string | null>>;

const plainOf = (atRest: AtRest, text: string, place: string, json: boolean): string => {
  const kept: unknown = json ? JSON.parse(text) : text;
  return typeof kept === 'string' && isSealed(kept) ? atRest.vault.open(kept, place) : text;
};

class TableWork {
  private readonly table: RawBuilder<unknown>;
  private readonly key: readonly string[];
  private readonly columns: readonly Column[];

  constructor(
    private readonly name: string,
    private readonly sealed: SealedTable,
    private readonly atRest: AtRest,
  ) {
    this.table = sql.table(snake(name));
    this.key = sealed.key ?? sealed.row;
    this.columns = columnsOf(sealed);
  }

  async run(db: Db): Promise<number> {
    let written = 0;
    for (let after: Stored | undefined; ;) {
      const rows = await this.due(db, after);
      for (const row of rows) if (await this.write(db, row)) written += 1;
      after = rows.at(-1);
      if (rows.length < batch) return written;
    }
  }

  private async due(db: Db, after: Stored | undefined): Promise<Stored[]> {
    const key = sql.join(this.key.map(ref));
    const shown = [...new Set([...this.key, ...this.columns.flatMap(({ name, of }) => [name, of])])];
    const from = after ? sql`(${key}) > (${sql.join(this.key.map((part) => after[part]))})` : sql`true`;
    const { rows } = await sql<Stored>`
      select ${sql.join(shown.map((name) => sql`${ref(name)}::text as ${sql.ref(name)}`))} from ${this.table}
      where ${from} and (${sql.join(
        this.columns.map((column) => isDue(column, this.atRest.vault.mark)),
        sql` or `,
      )})
      order by ${key} limit ${batch}`.execute(db);
    return rows;
  }

  /** Only over what was read: who has written meanwhile has sealed it. */
  private async write(db: Db, row: Stored): Promise<boolean> {
    const changed = this.columns.flatMap((column) => {
      const value = this.valueFor(column, row);
      return value === undefined ? [] : [{ ...column, value }];
    });
    const same = [
      ...this.key.map((name) => sql`${ref(name)} = ${row[name]}`),
      ...changed.map(({ name }) => sql`${ref(name)}::text is not distinct from ${row[name]}`),
    ];
    const { numAffectedRows } = await sql`
      update ${this.table} set ${sql.join(changed.map(({ name, value }) => sql`${ref(name)} = ${value}`))}
      where ${sql.join(same, sql` and `)}`.execute(db);
    return Number(numAffectedRows) > 0;
  }

  private valueFor({ kind, of }: Column, row: Stored): string | undefined {
    const text = row[of];
    if (text === null || text === undefined) return undefined;
    const place = placeOf(
      this.name,
      of,
      this.sealed.row.map((part) => row[part]),
    );
    const plain = plainOf(this.atRest, text, place, kind === 'json');
    return kind === 'hashed' ? this.atRest.hashed(plain) : this.atRest.seal(plain, place, kind === 'json');
  }
}

/** Seals by the first key what is in clear or by a former one, beside running calls. Answers the number of rows. */
export async function reseal(db: Db, atRest: AtRest): Promise<number> {
  let written = 0;
  for (const [name, sealed] of Object.entries(sealedTables)) {
    const work = new TableWork(name, sealed, atRest);
    written += await work.run(db.withoutPlugins());
  }
  return written;
}
