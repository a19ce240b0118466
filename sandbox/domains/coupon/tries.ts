import type { CallContext } from '../../runtime';
import { codes, refuse } from '../../dispatch/refusal';
import { couponRefusals } from './refusals';
import { said } from '../../texts';

const hourMs = 3_600_000;
/** Per hour: too few to guess one. */
export const mostWrongCodes = 5;

/** Valid codes too, or the answer would reveal them. */
export async function assertTriesLeft({ db, now, payerId }: CallContext): Promise<void> {
  const row = await db
    .selectFrom('coupon_tries')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('since_at', '>', now - hourMs)
    .executeTakeFirst();
  if (!row || row.wrong < mostWrongCodes) return;
  const minutes = Math.max(1, Math.ceil((row.since_at + hourMs - now) / 60_000));
  refuse({
    code: codes.tooOften,
    text: said('server.coupon.tooManyTries', { count: minutes }),
  });
}

/** A refusal would roll back the count. */
export async function refuseUnknown({ db, now, payerId }: CallContext): Promise<never> {
  await db
    .insertInto('coupon_tries')
    .values({ payer_id: payerId, since_at: now, wrong: 1 })
    .onConflict((conflict) =>
      conflict.column('payer_id').doUpdateSet((set) => {
        const ended = set('coupon_tries.since_at', '<=', now - hourMs);
        return {
          wrong: set
            .case()
            .when(ended)
            .then(1)
            .else(set('coupon_tries.wrong', '+', 1))
            .end(),
          since_at: set.case().when(ended).then(now).else(set.ref('coupon_tries.since_at')).end(),
        };
      }),
    )
    .execute();
  return refuse(couponRefusals.codeUnknown, undefined, { keep: true });
}
