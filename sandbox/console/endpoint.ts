import type { GenericSchema, InferOutput } from 'valibot';
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
  /** What it does, one line. */
  readonly title: string;
  /** Query fields it reads, with their meaning. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: GenericSchema;
  run: (request: ConsoleRequest<never>) => Promise<unknown>;
}

export function endpoint<S extends GenericSchema<unknown, unknown> = GenericSchema<unknown, undefined>>(row: {
  method: Endpoint['method'];
  path: Endpoint['path'];
  title: string;
  query?: Readonly<Record<string, string>>;
  body?: S;
  run: (request: ConsoleRequest<InferOutput<S>>) => Promise<unknown>;
}): Endpoint {
  return row;
}
