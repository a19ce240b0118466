import type { Row } from '../../db/schema';
import { backOffMs } from '../../jobs/backOff';
import type { Job, Work } from '../../runtime';

const batch = 50;
const mostAttempts = 8;

const withoutCode = ({ code, body }: Row<'outbox'>) =>
  code === null ? {} : { code: null, body: body.split(code).join('•••') };

/** The row stays locked: no other process sends it. */
async function sendNext({ db, now, runtime }: Work): Promise<boolean> {
  const message = await db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((where) => where.or([where('nextAt', 'is', null), where('nextAt', '<=', now)]))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!message) return false;
  const attempts = message.attempts + 1;
  const outcome = await runtime.courier.send(message).then(
    () => ({ state: 'sent', sentAt: now, ...(runtime.courier.shown ? {} : withoutCode(message)) }) as const,
    (error: unknown) => {
      runtime.report(`message ${message.id}, attempt ${attempts}`, error);
      const state = attempts < mostAttempts ? ('waiting' as const) : ('failed' as const);
      return { state, nextAt: now + backOffMs(attempts) };
    },
  );
  await db
    .updateTable('outbox')
    .set({ attempts, ...outcome })
    .where('id', '=', message.id)
    .execute();
  return true;
}

/** Gives up after eight attempts in about two hours. */
export const deliverJob: Job = {
  name: 'outbox',
  async run({ runtime }) {
    let tried = 0;
    while (tried < batch && (await runtime.transact(sendNext))) tried += 1;
    return tried;
  },
};
