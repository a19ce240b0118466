import type { KyselyPlugin, PluginTransformQueryArgs, RootOperationNode } from 'kysely';

/**
 * Knows when each table was last written by this process, in a count that only grows. What was read from some tables may
 * be given out again for as long as none of them has been written since: this is how answers are kept without ever
 * being stale. It holds where one process alone writes (PGlite).
 */
export class Changes {
  private count = 0;
  private all = 0;
  private readonly tables = new Map<string, number>();
  /** Written within a transaction that has not ended yet. */
  private readonly open = new Set<string>();

  /** The count now: what is read from here on is at least this new. */
  now(): number {
    return this.count;
  }

  /** True while nothing has been written to any of the tables since the count was taken. */
  unchanged(tables: Iterable<string>, since: number): boolean {
    if (this.all > since) return false;
    for (const table of tables) if ((this.tables.get(table) ?? 0) > since) return false;
    return true;
  }

  /** A statement has written. Within a transaction others see it later: `settle` counts it once more. */
  wrote(table: string): void {
    this.count += 1;
    if (table === anyTable) this.all = this.count;
    else this.tables.set(table, this.count);
    this.open.add(table);
    const next = along[table];
    if (next) this.tables.set(next, this.count);
  }

  /** After a commit, when what was written can be read. */
  settle(): void {
    const written = [...this.open];
    for (const table of written) this.wrote(table);
    this.open.clear();
  }
}

/** Tables that a trigger writes along with another one. */
const along: Readonly<Record<string, string>> = { orders: 'order_counts' };

/** Stands for every table, where a statement does not tell which it writes. */
export const anyTable = '*';

/** Tables that a query names; null when it holds SQL text that may name others. */
export function tablesOf(node: unknown, found = new Set<string>()): Set<string> | null {
  if (typeof node !== 'object' || node === null) return found;
  if (Array.isArray(node)) {
    for (const item of node) if (tablesOf(item, found) === null) return null;
    return found;
  }
  const { kind } = node as { kind?: string };
  if (kind === 'ValueNode' || kind === 'PrimitiveValueListNode') return found;
  if (kind === 'RawNode') {
    const { sqlFragments } = node as unknown as { sqlFragments: readonly string[] };
    if (/\b(from|join|select|nextval|into|update)\b/i.test(sqlFragments.join(' '))) return null;
  }
  if (kind === 'SchemableIdentifierNode') {
    found.add((node as { identifier: { name: string } }).identifier.name);
    return found;
  }
  for (const value of Object.values(node)) if (tablesOf(value, found) === null) return null;
  return found;
}

const writing = new Set(['InsertQueryNode', 'UpdateQueryNode', 'MergeQueryNode']);
/** Names in a writing query: aliases may be among them, but no table is missing. */
function written(node: RootOperationNode): Iterable<string> {
  if (node.kind === 'SelectQueryNode') return [];
  if (!writing.has(node.kind)) {
    // A delete may take rows of other tables with it, and SQL text may do anything but where it only selects.
    const text = node.kind === 'RawNode' ? node.sqlFragments.join(' ') : '';
    return /^\s*select\b/i.test(text) ? [] : [anyTable];
  }
  return tablesOf(node) ?? [anyTable];
}

/** Sees every query of a database and tells `changes` which of them have written. */
export function watchWrites(changes: Changes): KyselyPlugin {
  const pending = new WeakMap<object, { tables: string[]; blind: boolean }>();
  return {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      const tables = [...written(node)];
      // SQL text such as `truncate` reports no rows.
      if (tables.length > 0) pending.set(queryId, { tables, blind: node.kind === 'RawNode' });
      return node;
    },
    transformResult({ result, queryId }) {
      const query = pending.get(queryId);
      // What touched no row (a sweep that found nothing, a conflict) has changed nothing.
      if (query && (query.blind || result.rows.length > 0 || (result.numAffectedRows ?? 0n) > 0n))
        for (const table of query.tables) changes.wrote(table);
      return Promise.resolve(result);
    },
  };
}

/** Notes the tables that are read through it; `unknown` once SQL text may have named others, or something was written. */
export class ReadTrace implements KyselyPlugin {
  readonly tables = new Set<string>();
  unknown = false;

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind !== 'SelectQueryNode' || tablesOf(node, this.tables) === null) this.unknown = true;
    return node;
  }

  transformResult: KyselyPlugin['transformResult'] = ({ result }) => Promise.resolve(result);
}
