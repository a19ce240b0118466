import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  InsertQueryNode,
  type OperationNode,
  ReferenceNode,
  type RootOperationNode,
  SelectAllNode,
  type SelectionNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { sealedTable, tableName } from './sealedColumns';

/** A sealed column of an answer, and where the names of its row are in it. */
export interface Opened {
  table: string;
  column: string;
  shown: string;
  row: readonly string[];
  json: boolean;
}

interface Source {
  called: string;
  sealed: readonly Opened[];
}

function ofTable(table: string): Opened[] {
  const { row = [], json = [], text = [] } = sealedTable(table) ?? {};
  return [...json, ...text].map((column) => ({
    table,
    column,
    shown: column,
    row,
    json: json.includes(column),
  }));
}

function sourceOf(node: OperationNode): Source[] {
  if (TableNode.is(node)) return [{ called: tableName(node), sealed: ofTable(tableName(node)) }];
  if (!AliasNode.is(node) || !IdentifierNode.is(node.alias)) return [];
  const called = node.alias.name;
  if (TableNode.is(node.node)) return [{ called, sealed: ofTable(tableName(node.node)) }];
  return SelectQueryNode.is(node.node) ? [{ called, sealed: openPlan(node.node) }] : [];
}

function sourcesOf(node: RootOperationNode): Source[] {
  if (SelectQueryNode.is(node))
    return [...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)].flatMap(sourceOf);
  const table = InsertQueryNode.is(node) ? node.into : UpdateQueryNode.is(node) ? node.table : undefined;
  return table ? sourceOf(table) : [];
}

interface Selected {
  /** Undefined: any. */
  of: string | undefined;
  /** Undefined: all. */
  column: string | undefined;
  /** Undefined: by its own name. */
  shown: string | undefined;
}

function selected({ selection }: SelectionNode): Selected[] {
  if (SelectAllNode.is(selection)) return [{ of: undefined, column: undefined, shown: undefined }];
  const node = AliasNode.is(selection) ? selection.node : selection;
  if (!ReferenceNode.is(node)) return [];
  return [
    {
      of: node.table && tableName(node.table),
      column: ColumnNode.is(node.column) ? node.column.column.name : undefined,
      shown: AliasNode.is(selection) && IdentifierNode.is(selection.alias) ? selection.alias.name : undefined,
    },
  ];
}

const selectionsOf = (node: RootOperationNode): readonly SelectionNode[] =>
  SelectQueryNode.is(node)
    ? (node.selections ?? [])
    : InsertQueryNode.is(node) || UpdateQueryNode.is(node)
      ? (node.returning?.selections ?? [])
      : [];

/** @throws where a sealed column is read without what names its row */
export function openPlan(node: RootOperationNode): Opened[] {
  const sources = sourcesOf(node).filter(({ sealed }) => sealed.length);
  if (!sources.length) return [];
  const all = selectionsOf(node).flatMap(selected);
  return sources.flatMap(({ called, sealed }) => {
    const shownAs = (column: string): string | undefined => {
      const found = all.find((one) => (one.of ?? called) === called && (one.column ?? column) === column);
      return found && (found.shown ?? column);
    };
    return sealed.flatMap((one) => {
      const shown = shownAs(one.shown);
      if (shown === undefined) return [];
      const row = one.row.map(shownAs);
      if (!row.every((name) => name !== undefined))
        throw new Error(
          `Select ${one.row.join(' and ')} too: ${one.table}.${one.column} is sealed for its row.`,
        );
      return [{ ...one, shown, row }];
    });
  });
}
