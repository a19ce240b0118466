import type { CallContext } from '../../runtime';
import { codes, refuse } from '../../dispatch/refusal';
import { couponRefusals } from './refusals';
import { said } from '../../texts';

const hourMs = 3_600_000;
/** Per hour: too few to guess one. */
export const mostWrongCodes = 5;

/** Valid codes too, or the answer reveals them. */
export async function assertTriesLeft({ db, now, payerId }: CallContext): Promise<void> {
  const row = await db
    .selectFrom('couponTries')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('sinceAt', '>', now - hourMs)
    .executeTakeFirst();
  if (!row || row.wrong < mostWrongCodes) return;
  const minutes = Math.max(1, Math.ceil((row.sinceAt + hourMs - now) / 60_000));
  refuse({
    code: codes.tooOften,
    text: said('server.coupon.tooManyTries', { count: minutes }),
  });
}

/** A refusal would roll back the count. */
export async function refuseUnknown({ db, now, payerId }: CallContext): Promise<never> {
  await db
    .insertInto('couponTries')
    .values({ payerId, sinceAt: now, wrong: 1 })
    .onConflict((conflict) =>
      conflict.column('payerId').doUpdateSet((set) => {
        const ended = set('couponTries.sinceAt', '<=', now - hourMs);
        return {
          wrong: set
            .case()
            .when(ended)
            .then(1)
            .else(set('couponTries.wrong', '+', 1))
            .end(),
          sinceAt: set.case().when(ended).then(now).else(set.ref('couponTries.sinceAt')).end(),
        };
      }),
    )
    .execute();
  return refuse(couponRefusals.codeUnknown, undefined, { keep: true });
}
