import type { CallAnswer, CallParams } from '@/contracts/calls';
import { badFields, refuse } from '../../../dispatch/refusal';
import type { CallContext, PayerWork } from '../../../runtime';
import { proveOwner } from '../owner';

const newMs = 72 * 60 * 60_000;

/** For three days or until proved; not for an account's first. */
export async function newDeviceSince(
  { db, now, payerId }: PayerWork,
  device: string,
): Promise<number | null> {
  const used = await db
    .selectFrom('payerDevices')
    .select(['device', 'since'])
    .where('payerId', '=', payerId)
    .orderBy('since')
    .orderBy('device')
    .execute();
  if (used.length === 0 || used[0]?.device === device) return null;
  const since = used.find((row) => row.device === device)?.since ?? now - newMs + 1;
  if (since <= now - newMs) return null;
  const proved = await db
    .selectFrom('provedDevices')
    .select('provedAt')
    .where('payerId', '=', payerId)
    .where('device', '=', device)
    .executeTakeFirst();
  return proved ? null : since;
}

export async function proveDevice(
  context: CallContext,
  params: CallParams<'user.deviceProve'>,
): Promise<CallAnswer<'user.deviceProve'>> {
  const { db, now, payerId, device } = context;
  if (device === '') refuse(badFields, { fields: ['unique-identification'] });
  await proveOwner(context, await context.payer(), params, ['newDevice']);
  await db
    .insertInto('provedDevices')
    .values({ payerId, device, provedAt: now })
    .onConflict((row) => row.columns(['payerId', 'device']).doUpdateSet({ provedAt: now }))
    .execute();
  return { done: true };
}
