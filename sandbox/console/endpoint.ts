import * as v from 'valibot';
import type { Runtime } from '../runtime';

export interface ConsoleRequest<B> {
  runtime: Runtime;
  query: Record<string, string | undefined>;
  path: Record<string, string>;
  body: B;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below /console/api, with `:name` parts. */
  readonly path: `/${string}`;
  readonly title: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: v.GenericSchema;
  /** Throws a ValiError for an invalid body. */
  run: (request: ConsoleRequest<unknown>) => Promise<unknown>;
}

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

export const limitOf = (text: string | undefined, usual = 50, most = 200): number =>
  Math.min(Math.max(Number(text ?? usual) || usual, 1), most);
