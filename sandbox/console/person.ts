import type { Db } from '../db/schema';
import { notFound, refuse } from '../dispatch/refusal';
import { contactsOf } from '../domains/account/contact/contact';
import { locksOf } from '../locks/locks';
import { allowedKycMoves } from '../machines/moves';

export async function personOf(db: Db, id: string) {
  const payer = await db.selectFrom('payers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!payer) refuse(notFound);
  return {
    payer: {
      ...payer,
      passwordHash: undefined,
      payPasswordHash: undefined,
      hasPassword: payer.passwordHash !== null,
      hasPayPassword: payer.payPasswordHash !== null,
    },
    cases: await casesOf(db, id),
    documents: await db
      .selectFrom('kycDocuments')
      .selectAll()
      .where('payerId', '=', id)
      .orderBy('createdAt')
      .execute(),
    payees: await db
      .selectFrom('payees')
      .selectAll()
      .where('payerId', '=', id)
      .where('deletedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .execute(),
    orders: await db
      .selectFrom('orders')
      .selectAll()
      .where('payerId', '=', id)
      .orderBy('createdAt', 'desc')
      .limit(50)
      .execute(),
    coupons: await db
      .selectFrom('coupons')
      .selectAll()
      .where('payerId', '=', id)
      .orderBy('createdAt', 'desc')
      .execute(),
    messages: await db
      .selectFrom('messages')
      .selectAll()
      .where('payerId', '=', id)
      .orderBy('createdAt', 'desc')
      .limit(50)
      .execute(),
    cards: await db
      .selectFrom('payeeCards')
      .selectAll()
      .where('ownerId', '=', id)
      .where('deletedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .limit(50)
      .execute(),
    locks: await locksOf(db, [id, ...contactsOf(payer).map(({ target }) => target)]),
    sessions: await sessionsOf(db, id),
  };
}

async function casesOf(db: Db, payerId: string) {
  const cases = await db.selectFrom('kycCases').selectAll().where('payerId', '=', payerId).execute();
  const caseIds = cases.map((row) => row.id);
  const history = caseIds.length
    ? await db.selectFrom('kycHistory').selectAll().where('caseId', 'in', caseIds).orderBy('id').execute()
    : [];
  return cases.map((row) => ({
    ...row,
    allowed: allowedKycMoves(row.status),
    history: history.filter((line) => line.caseId === row.id),
  }));
}

const sessionsOf = (db: Db, payerId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.loginId')
    .select([
      'kind',
      'platform',
      'channel',
      'sessions.createdAt',
      'expiresAt',
      'revokedAt',
      'endedAt',
      'endedCode',
    ]) // prettier-ignore
    .where('sessions.payerId', '=', payerId)
    .orderBy('sessions.createdAt', 'desc')
    .limit(20)
    .execute();
