import * as v from 'valibot';
import type { CallRow, ParamsOf } from './defineCall';

export function paramsFrom<R extends CallRow>(
  row: R,
  values: Readonly<Record<string, unknown>>,
): ParamsOf<R> {
  v.assert(row.params, values);
  return values;
}
