import type { Db } from '../db/schema';
import { notFound, refuse } from '../dispatch/refusal';
import { contactsOf } from '../domains/account/contact';
import { locksOf } from '../locks/locks';
import { allowedKycMoves } from '../machines/moves';

export async function personOf(db: Db, id: string) {
  const payer = await db.selectFrom('payers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!payer) refuse(notFound);
  return {
    payer: {
      ...payer,
      password_hash: undefined,
      pay_password_hash: undefined,
      hasPassword: payer.password_hash !== null,
    },
    cases: await casesOf(db, id),
    documents: await db
      .selectFrom('kyc_documents')
      .selectAll()
      .where('payer_id', '=', id)
      .orderBy('created_at')
      .execute(),
    payees: await db
      .selectFrom('payees')
      .selectAll()
      .where('payer_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .execute(),
    orders: await db
      .selectFrom('orders')
      .selectAll()
      .where('payer_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute(),
    coupons: await db
      .selectFrom('coupons')
      .selectAll()
      .where('payer_id', '=', id)
      .orderBy('created_at', 'desc')
      .execute(),
    messages: await db
      .selectFrom('messages')
      .selectAll()
      .where('payer_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute(),
    cards: await db
      .selectFrom('payee_cards')
      .selectAll()
      .where('owner_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute(),
    locks: await locksOf(db, [id, ...contactsOf(payer).map(({ target }) => target)]),
    sessions: await sessionsOf(db, id),
  };
}

async function casesOf(db: Db, payerId: string) {
  const cases = await db.selectFrom('kyc_cases').selectAll().where('payer_id', '=', payerId).execute();
  const caseIds = cases.map((row) => row.id);
  const history = caseIds.length
    ? await db.selectFrom('kyc_history').selectAll().where('case_id', 'in', caseIds).orderBy('id').execute()
    : [];
  return cases.map((row) => ({
    ...row,
    allowed: allowedKycMoves(row.status),
    history: history.filter((line) => line.case_id === row.id),
  }));
}

const sessionsOf = (db: Db, payerId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.login_id')
    .select([
      'kind',
      'platform',
      'channel',
      'sessions.created_at',
      'expires_at',
      'revoked_at',
      'ended_at',
      'ended_code',
    ]) // prettier-ignore
    .where('sessions.payer_id', '=', payerId)
    .orderBy('sessions.created_at', 'desc')
    .limit(20)
    .execute();
