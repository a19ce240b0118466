import {
  type CompiledQuery,
  CompiledQuery as Compiled,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { kysely } from '../../sandbox/db/open';
import type { Db } from '../../sandbox/db/schema';
import type { AtRest } from '../../sandbox/vault/atRest';
import { type Written, writtenBy } from './written';

/** Nested transactions become savepoints, so everything can be rolled back. */
export interface NestedDb {
  db: Db;
  takeWrites: () => Written[];
}

/** Records writes per statement, without a rolled back savepoint's. */
class NestedDriver implements Driver {
  private readonly writes: Written[] = [];
  private readonly marks: number[] = [];

  constructor(private readonly outer: Db) {}

  takeWrites(): Written[] {
    return this.writes.splice(0);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve({
      executeQuery: async <R>(query: CompiledQuery) => {
        const result = await this.outer.executeQuery<R>(query);
        const written = writtenBy(query.query);
        // Without an affected row nothing was written.
        if (written && result.numAffectedRows) this.writes.push(written);
        return result;
      },
      streamQuery: () => {
        throw new Error('Streams are not used by the sandbox.');
      },
    });
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.marks.push(this.writes.length);
    await connection.executeQuery(Compiled.raw('savepoint nested'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.marks.pop();
    await connection.executeQuery(Compiled.raw('release savepoint nested'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.writes.length = this.marks.pop() ?? 0;
    await connection.executeQuery(Compiled.raw('rollback to savepoint nested'));
    await connection.executeQuery(Compiled.raw('release savepoint nested'));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

export function nestedDb(outer: Db, atRest: AtRest): NestedDb {
  const driver = new NestedDriver(outer);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db as Kysely<unknown>),
  };
  return { db: kysely({ dialect }, atRest), takeWrites: () => driver.takeWrites() };
}
