import type { GenericSchema } from 'valibot';
import type { JsonObject } from '../db/schema';
import type { Work } from '../dispatch/handler';

/** One thing the QA console can do: `POST /console/api/actions/<name>` with the params as JSON, in one transaction. */
export interface ConsoleAction {
  /** `<domain>.<verb>`, such as `kyc.move`. */
  readonly name: string;
  /** One line for the console page and the HTTP documentation. */
  readonly title: string;
  /** scene: shown as a one-click button; action: called by other parts of the page. */
  readonly kind: 'action' | 'scene';
  readonly params: GenericSchema;
  run(work: Work, params: never): Promise<JsonObject | void>;
}

/** Keeps the params' type through to `run`. */
export function defineAction<S extends GenericSchema<unknown, unknown>>(action: {
  name: string;
  title: string;
  kind?: 'action' | 'scene';
  params: S;
  run(work: Work, params: import('valibot').InferOutput<S>): Promise<JsonObject | void>;
}): ConsoleAction {
  return { kind: 'action', ...action } as unknown as ConsoleAction;
}
