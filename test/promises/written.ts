import { ColumnNode, type OperationNode, ReferenceNode, type RootOperationNode, TableNode } from 'kysely';

export interface Written {
  table: string;
  columns: readonly string[];
}

/** The plugin has made them snake_case. */
const camel = (name: string): string => name.replace(/_(\w)/g, (_, first: string) => first.toUpperCase());

const tableOf = (node: OperationNode | undefined): string =>
  node && TableNode.is(node) ? camel(node.table.identifier.name) : '?';

function columnOf(node: OperationNode): string {
  const column = ReferenceNode.is(node) ? node.column : node;
  return ColumnNode.is(column) ? camel(column.column.name) : '?';
}

const updated = (updates: readonly { column: OperationNode }[] = []): string[] =>
  updates.map(({ column }) => columnOf(column));

/** Undefined for reads and raw SQL. */
export function writtenBy(node: RootOperationNode): Written | undefined {
  if (node.kind === 'InsertQueryNode')
    return {
      table: tableOf(node.into),
      columns: [...(node.columns ?? []).map(columnOf), ...updated(node.onConflict?.updates)],
    };
  if (node.kind === 'UpdateQueryNode') return { table: tableOf(node.table), columns: updated(node.updates) };
  if (node.kind === 'DeleteQueryNode') return { table: tableOf(node.from.froms[0]), columns: ['*'] };
  return undefined;
}
