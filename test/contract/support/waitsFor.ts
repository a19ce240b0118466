import { setTimeout as wait } from 'node:timers/promises';
import { holdKey } from '../../../sandbox/db/transaction';
import type { TestSandbox } from './testSandbox';

/** Whether it waits while something else changes that account. */
export async function waitsFor(
  { db, runtime }: TestSandbox,
  payerId: string,
  call: () => Promise<unknown>,
): Promise<boolean> {
  const { going, waits } = await db.transaction().execute(async (tx) => {
    await holdKey({ db: tx, runtime }, payerId);
    const started = call();
    const first = await Promise.race([started.then(() => false), wait(1000, true)]);
    return { going: started, waits: first };
  });
  await going;
  return waits;
}
