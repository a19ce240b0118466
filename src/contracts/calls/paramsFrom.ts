import * as v from 'valibot';
import type { CallRow, ParamsOf } from './defineCall';

/** Types a form's values by the call's schema. */
export function paramsFrom<R extends CallRow>(
  row: R,
  values: Readonly<Record<string, unknown>>,
): ParamsOf<R> {
  v.assert(row.params, values);
  return values;
}
