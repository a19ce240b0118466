import type { GenericSchema } from 'valibot';
import type { JsonObject } from '../db/schema';
import type { ConsoleAction, Work } from '../runtime';

export type { ConsoleAction };

/** Keeps the params' type through to `run`. */
export function defineAction<S extends GenericSchema<unknown, unknown>>(action: {
  name: string;
  title: string;
  kind?: 'action' | 'scene';
  params: S;
  run: (work: Work, params: import('valibot').InferOutput<S>) => Promise<JsonObject | void>;
}): ConsoleAction {
  return { kind: 'action', ...action } as unknown as ConsoleAction;
}
