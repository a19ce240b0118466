import type { FastifyRequest } from 'fastify';
import type { CallName } from '@/contracts/calls';
import { sql } from 'kysely';
import { isFromThisMachine } from '../http/loopback';
import type { Runtime } from '../runtime';
import { deviceOf } from './context';
import { codes, refuse } from './refusal';
import { said } from '../texts';

const hour = 3_600_000;

/** Per hour and device; addresses, often shared, get ten times as many. Handlers limit by contact. */
export const callLimits: Partial<Record<CallName, number>> = {
  'login.captcha': 30,
  'login.voiceCaptcha': 30,
  'login.captchaVerify': 60,
  'login.userInfo': 60,
  'login.register': 30,
  'login.setPassword': 30,
  'login.jointAccount': 60,
  'user.register': 30,
  'user.sendCaptcha': 30,
  'user.reserveCheck': 60,
  'email.activate': 60,
  'coupon.exchange': 60,
  'invite.bindSource': 30,
  'payeeCard.create': 60,
  'payeeCard.detail': 300,
  'payeeShare.check': 60,
  'payeeShare.sendCode': 30,
  'payeeShare.confirmPhone': 60,
};
const addressFactor = 10;

const tooOften = {
  code: codes.tooOften,
  text: said('server.general.triedTooOften'),
};

/** One statement: simultaneous tries all count. */
async function counted({ db, clock }: Runtime, key: string): Promise<number> {
  const now = clock.now();
  const ended = sql<boolean>`call_limits.since_at <= ${now - hour} or call_limits.since_at > ${now + hour}`;
  const { count } = await db
    .insertInto('callLimits')
    .values({ key, sinceAt: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${ended} then 1 else call_limits.count + 1 end`,
        sinceAt: sql<number>`case when ${ended} then ${now} else call_limits.since_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Outside the call's transaction, as a refusal rolls it back. */
export async function limitTries(runtime: Runtime, call: CallName, request: FastifyRequest): Promise<void> {
  const limit = callLimits[call];
  if (limit === undefined) return;
  const device = deviceOf(request);
  const counts = [
    ...(device ? [{ key: `${call}:device:${device}`, limit }] : []),
    ...(isFromThisMachine(request)
      ? []
      : [{ key: `${call}:address:${request.ip}`, limit: limit * addressFactor }]),
  ];
  for (const { key, limit: most } of counts) if ((await counted(runtime, key)) > most) refuse(tooOften);
}
