import type { Db } from '../db/schema';
import type { NonceStore } from '../envelope';

/** Wall time, as stamps. */
export function sharedNonces(db: Db): NonceStore {
  return {
    async take(nonce, expiresAt) {
      const result = await db
        .insertInto('nonces')
        .values({ nonce, expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
    },
  };
}
