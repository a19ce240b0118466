import * as v from 'valibot';
import type { CallRow, ParamsOf } from './defineCall';

/** A form's values as the params of a call: a schema form cannot know their type, the call's own schema can tell. */
export function paramsFrom<R extends CallRow>(
  row: R,
  values: Readonly<Record<string, unknown>>,
): ParamsOf<R> {
  v.assert(row.params, values);
  return values;
}
