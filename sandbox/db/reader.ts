import type { Db } from './schema';

const writes: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'];

/** Throws on writing. */
export const readerOf = (db: Db): Db =>
  db.withPlugin({
    transformQuery({ node }) {
      if (writes.includes(node.kind))
        throw new Error('A call that reads has written: see `stores` of its row.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
