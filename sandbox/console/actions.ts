import * as v from 'valibot';
import type { JsonObject } from '../db/schema';
import type { ConsoleAction, Work } from '../runtime';

export type { ConsoleAction };

export function defineAction<S extends v.GenericSchema>(action: {
  name: string;
  title: string;
  kind?: 'action' | 'scene';
  params: S;
  run: (work: Work, params: v.InferOutput<S>) => Promise<JsonObject | void>;
}): ConsoleAction {
  const { params, run } = action;
  return { kind: 'action', ...action, run: (work, given) => run(work, v.parse(params, given)) };
}
