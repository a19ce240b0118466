import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  ColumnUpdateNode,
  InsertQueryNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { placeOf, type SealedTable, sealedTable, tableName } from './sealedColumns';

/** @param place see `placeOf` */
export type Seal = (value: string, place: string, json: boolean) => string;

type KnownRow = ReadonlyMap<string, unknown>;

const nameOf = (node: OperationNode): string => (ColumnNode.is(node) ? node.column.name : '');

const valueOf = (node: OperationNode): unknown => (ValueNode.is(node) ? node.value : undefined);

/** The write with its values sealed for their rows. @throws where it does not name a row */
export function sealQuery(node: RootOperationNode, seal: Seal): RootOperationNode {
  if (InsertQueryNode.is(node)) return sealInsert(node, seal);
  if (UpdateQueryNode.is(node)) return sealUpdate(node, seal);
  return node;
}

/** One table's values. */
class Sealing {
  constructor(
    private readonly table: string,
    readonly sealed: SealedTable,
    private readonly seal: Seal,
  ) {}

  static of(table: OperationNode | undefined, seal: Seal): Sealing | undefined {
    const name = table && TableNode.is(table) ? tableName(table) : '';
    const sealed = sealedTable(name);
    return sealed && new Sealing(name, sealed, seal);
  }

  takes(column: string): boolean {
    const { json = [], text = [] } = this.sealed;
    return json.includes(column) || text.includes(column);
  }

  value(column: string, value: unknown, known: KnownRow): unknown {
    if (value === null || value === '{}') return value;
    if (typeof value !== 'string') throw new Error(`Write ${this.table}.${column} as text: it is sealed.`);
    const row = this.sealed.row.map((part) => known.get(part));
    if (!row.every((part) => typeof part === 'string'))
      throw new Error(
        `Name the row by ${this.sealed.row.join(' and ')}: ${this.table}.${column} is sealed for it.`,
      );
    return this.seal(value, placeOf(this.table, column, row), this.sealed.json?.includes(column) ?? false);
  }

  updates(updates: readonly ColumnUpdateNode[], known: KnownRow): ColumnUpdateNode[] {
    return updates.map((update) => {
      const column = nameOf(update.column);
      if (!this.takes(column)) return update;
      const value = this.value(column, valueOf(update.value), known);
      return ColumnUpdateNode.create(update.column, ValueNode.create(value));
    });
  }
}

function sealInsert(node: InsertQueryNode, seal: Seal): InsertQueryNode {
  const sealing = Sealing.of(node.into, seal);
  const columns = (node.columns ?? []).map(nameOf);
  if (!sealing || !columns.some((column) => sealing.takes(column))) return node;
  if (!node.values || !ValuesNode.is(node.values)) throw new Error('Sealed values are inserted one by one.');
  const lists = node.values.values.map((item) => ({
    item,
    known: new Map(
      columns.map((column, at) => {
        const given = PrimitiveValueListNode.is(item) ? item.values[at] : valueOf(item.values[at]!);
        return [column, given];
      }),
    ),
  }));
  const sealedItems = lists.map(({ item, known }) => {
    const given = (column: string) => sealing.takes(column) && known.get(column) !== undefined;
    const value = (column: string) => sealing.value(column, known.get(column), known);
    return PrimitiveValueListNode.is(item)
      ? PrimitiveValueListNode.create(
          columns.map((column, at) => (given(column) ? value(column) : item.values[at])),
        )
      : ValueListNode.create(
          columns.map((column, at) => (given(column) ? ValueNode.create(value(column)) : item.values[at]!)),
        );
  });
  const [only, ...others] = lists;
  const { onConflict } = node;
  if (!onConflict?.updates) return { ...node, values: ValuesNode.create(sealedItems) };
  // On any other conflict the row would keep a name that the value is not sealed for.
  const own = (onConflict.columns ?? []).map(nameOf).sort().join() === [...sealing.sealed.row].sort().join();
  const known: KnownRow = own && only && !others.length ? only.known : new Map();
  return {
    ...node,
    values: ValuesNode.create(sealedItems),
    onConflict: { ...onConflict, updates: sealing.updates(onConflict.updates, known) },
  };
}

function sealUpdate(node: UpdateQueryNode, seal: Seal): UpdateQueryNode {
  const sealing = Sealing.of(node.table, seal);
  if (!sealing || !node.updates) return node;
  const known = new Map(node.where ? equalities(node.where.where) : []);
  return { ...node, updates: sealing.updates(node.updates, known) };
}

/** Values that a condition demands of columns. */
function equalities(node: OperationNode): [column: string, value: unknown][] {
  if (ParensNode.is(node)) return equalities(node.node);
  if (AndNode.is(node)) return [...equalities(node.left), ...equalities(node.right)];
  if (!BinaryOperationNode.is(node) || !ReferenceNode.is(node.leftOperand)) return [];
  if (!OperatorNode.is(node.operator) || node.operator.operator !== '=') return [];
  return [[nameOf(node.leftOperand.column), valueOf(node.rightOperand)]];
}
