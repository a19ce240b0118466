import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isDelivered, isFinished } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import { endLogins } from '../../dispatch/sessions';
import type { CallContext } from '../../runtime';
import { orderPayee } from '../order/placing/parties';
import { endOpenTopUps } from '../recharge/progress';
import { contactsOf, recipientOf } from './contact/contact';
import { proveOwner } from './owner';
import { profileJson, profileOf } from './payerView';
import { accountRefusals } from './refusals';
import { said, textIn } from '../../texts';

/** Years required by money-laundering law. */
const keepYears: Readonly<Record<string, number>> = { AUS: 7, JPN: 7, HKG: 6, BRA: 10 };
const usualKeepYears = 5;

/** Not required by law. */
const ownTables = [
  'messages',
  'notices',
  'rateAlerts',
  'appletSubscriptions',
  'openIds',
  'emailActivations',
  'popupsSeen',
  'whiteList',
  'schoolFavourites',
  'partnerKeys',
  'rechargeMembers',
  'payerDevices',
  'provedDevices',
] as const;

/** An order never placed does not count. */
const underWay = async ({ db, payerId }: CallContext) => {
  const orders = await db
    .selectFrom('orders')
    .select([
      'id',
      'seqNo',
      'status',
      'payeeInfo',
      'targetCountry',
      'targetAmount',
      'targetCurrency',
      'createdAt',
      'drawnUntilAt',
    ])
    .where('payerId', '=', payerId)
    .orderBy('createdAt', 'desc')
    .execute();
  return orders.filter(
    ({ status, drawnUntilAt }) =>
      drawnUntilAt !== null || (status !== 'INIT' && !isFinished(status) && !isDelivered(status)),
  );
};

const countOf = async (query: {
  executeTakeFirstOrThrow: () => Promise<{ count: number }>;
}): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);

export async function closeCheck(context: CallContext): Promise<CallAnswer<'user.closeCheck'>> {
  const { db, payerId } = context;
  const payer = await context.payer();
  return {
    open: (await underWay(context)).map((order) => ({
      seqNo: order.seqNo,
      status: order.status,
      payeeName: orderPayee.read(order.payeeInfo).name,
      targetCountry: order.targetCountry,
      targetAmount: { amount: order.targetAmount, currencyCode: order.targetCurrency },
      createTime: order.createdAt,
    })),
    orders: await countOf(
      db
        .selectFrom('orders')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('payerId', '=', payerId),
    ),
    payees: await countOf(
      db
        .selectFrom('payees')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('payerId', '=', payerId)
        .where('deletedAt', 'is', null),
    ),
    coupons: await countOf(
      db
        .selectFrom('coupons')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('payerId', '=', payerId)
        .where('status', '=', 'UNUSED'),
    ),
    keepYears: keepYears[payer.countryCode] ?? usualKeepYears,
  };
}

/** Transfers, payees and identity proofs are kept by law. */
export async function closeAccount(
  context: CallContext,
  params: CallParams<'user.close'>,
): Promise<CallAnswer<'user.close'>> {
  const { db, now, payerId } = context;
  const payer = await context.payer();
  await proveOwner(context, payer, params, ['closeAccount']);
  if ((await underWay(context)).length > 0 || (await endOpenTopUps(context)))
    refuse(accountRefusals.transferUnderWay);
  await tellClosed(context, payer);
  for (const table of ownTables) await db.deleteFrom(table).where('payerId', '=', payerId).execute();
  await db.deleteFrom('coupons').where('payerId', '=', payerId).where('usedOrderId', 'is', null).execute();
  // Orders have a copy of their payee.
  await db
    .updateTable('payees')
    .set({ deletedAt: now, fields: '{}', updatedAt: now })
    .where('payerId', '=', payerId)
    .execute();
  await db
    .updateTable('achAccounts')
    .set({ deletedAt: now })
    .where('payerId', '=', payerId)
    .where('deletedAt', 'is', null)
    .execute();
  // Whoever has their links could go on adding payees and sending money.
  await db
    .updateTable('payeeShares')
    .set({ endedAt: now, updatedAt: now })
    .where('payerId', '=', payerId)
    .where('endedAt', 'is', null)
    .execute();
  await db
    .updateTable('payeeCards')
    .set({ deletedAt: now })
    .where('ownerId', '=', payerId)
    .where('deletedAt', 'is', null)
    .execute();
  const { agreedClauses } = profileOf(payer);
  await db
    .updateTable('payers')
    .set({
      areaCode: null,
      phoneNumber: null,
      email: null,
      passwordHash: null,
      payPasswordHash: null,
      // Agreed terms belong to the transfers.
      profile: profileJson({ ...(agreedClauses ? { agreedClauses } : {}) }),
      closedAt: now,
      updatedAt: now,
    })
    .where('id', '=', payerId)
    .execute();
  await endLogins(db, payerId, now);
  return { done: true };
}

/** In case a stranger closed the account. */
async function tellClosed({ db, now, lang }: CallContext, payer: Row<'payers'>): Promise<void> {
  for (const contact of contactsOf(payer))
    await db
      .insertInto('outbox')
      .values({
        kind: contact.type === 'phone' ? 'sms' : 'mail',
        recipient: recipientOf(contact),
        payerId: payer.id,
        subject: textIn(said('server.account.closedSubject'), lang),
        body: textIn(said('server.account.closedBody'), lang),
        createdAt: now,
      })
      .execute();
}
