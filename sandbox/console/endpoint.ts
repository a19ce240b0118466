import * as v from 'valibot';
import type { Runtime } from '../runtime';

export interface ConsoleRequest<B> {
  runtime: Runtime;
  query: Record<string, string | undefined>;
  path: Record<string, string>;
  body: B;
}

/** One row of the console's HTTP API; the page, its documentation and the journeys read the same table. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below /console/api, with `:name` parts. */
  readonly path: `/${string}`;
  /** One line for the console's list of endpoints. */
  readonly title: string;
  /** Query fields it reads, with their meaning. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: v.GenericSchema;
  /** Throws a ValiError for a body that its schema refuses. */
  run: (request: ConsoleRequest<unknown>) => Promise<unknown>;
}

/** A row whose body, where it takes one, is checked by its schema before it runs. */
export function endpoint<S extends v.GenericSchema = v.UndefinedSchema<undefined>>(row: {
  method: Endpoint['method'];
  path: Endpoint['path'];
  title: string;
  query?: Readonly<Record<string, string>>;
  body?: S;
  run: (request: ConsoleRequest<v.InferOutput<S>>) => Promise<unknown>;
}): Endpoint {
  const schema: v.GenericSchema = row.body ?? v.undefined();
  return {
    ...row,
    run: (request) => row.run({ ...request, body: v.parse(schema, row.body && (request.body ?? {})) }),
  };
}

/** Rows that a list answers, by its query. */
export const limitOf = (text: string | undefined, usual = 50, most = 200): number =>
  Math.min(Math.max(Number(text ?? usual) || usual, 1), most);
