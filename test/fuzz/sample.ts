import fc from 'fast-check';
import type * as v from 'valibot';
import type { SeededRandom } from '../../sandbox/seeded/random';
import { valuesOf } from '../unit/api/schemaValues';

const poolSize = 24;
const pools = new WeakMap<v.GenericSchema, unknown[]>();

export function sample(schema: v.GenericSchema, random: SeededRandom): unknown {
  let pool = pools.get(schema);
  if (!pool) {
    pool = fc.sample(valuesOf(schema), { seed: random.int(0, 2 ** 30), numRuns: poolSize });
    pools.set(schema, pool);
  }
  return random.pick(pool);
}
