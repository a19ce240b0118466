import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isDelivered, isFinished } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import { endLogins } from '../../dispatch/sessions';
import type { CallContext } from '../../runtime';
import { orderPayee } from '../order/parties';
import { contactsOf, recipientOf } from './contact';
import { proveOwner } from './owner';
import { profileJson, profileOf } from './payerView';
import { accountRefusals } from './refusals';
import { said, textIn } from '../../texts';

/** Years that money-laundering law requires. */
const keepYears: Readonly<Record<string, number>> = { AUS: 7, JPN: 7, HKG: 6, BRA: 10 };
const usualKeepYears = 5;

/** No law requires these to be kept. */
const ownTables = [
  'messages',
  'notices',
  'rate_alerts',
  'applet_subscriptions',
  'open_ids',
  'email_activations',
  'popups_seen',
  'white_list',
  'school_favourites',
  'partner_keys',
  'recharge_members',
  'proved_devices',
] as const;

/** An order never placed does not count. */
const underWay = async ({ db, payerId }: CallContext) => {
  const orders = await db
    .selectFrom('orders')
    .select([
      'seq_no',
      'status',
      'payee_info',
      'target_country',
      'target_amount',
      'target_currency',
      'created_at',
    ])
    .where('payer_id', '=', payerId)
    .orderBy('created_at', 'desc')
    .execute();
  return orders.filter(({ status }) => status !== 'INIT' && !isFinished(status) && !isDelivered(status));
};

const countOf = async (query: {
  executeTakeFirstOrThrow: () => Promise<{ count: number }>;
}): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);

export async function closeCheck(context: CallContext): Promise<CallAnswer<'user.closeCheck'>> {
  const { db, payerId } = context;
  const payer = await context.payer();
  return {
    open: (await underWay(context)).map((order) => ({
      seqNo: order.seq_no,
      status: order.status,
      payeeName: orderPayee.read(order.payee_info).name,
      targetCountry: order.target_country,
      targetAmount: { amount: order.target_amount, currencyCode: order.target_currency },
      createTime: order.created_at,
    })),
    orders: await countOf(
      db
        .selectFrom('orders')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('payer_id', '=', payerId),
    ),
    payees: await countOf(
      db
        .selectFrom('payees')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('payer_id', '=', payerId)
        .where('deleted_at', 'is', null),
    ),
    coupons: await countOf(
      db
        .selectFrom('coupons')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('payer_id', '=', payerId)
        .where('status', '=', 'UNUSED'),
    ),
    keepYears: keepYears[payer.country_code] ?? usualKeepYears,
  };
}

/** Transfers, their payees and identity proofs are kept by law. */
export async function closeAccount(
  context: CallContext,
  params: CallParams<'user.close'>,
): Promise<CallAnswer<'user.close'>> {
  const { db, now, payerId } = context;
  const payer = await context.payer();
  await proveOwner(context, payer, params, ['closeAccount']);
  if ((await underWay(context)).length > 0) refuse(accountRefusals.transferUnderWay);
  await tellClosed(context, payer);
  for (const table of ownTables) await db.deleteFrom(table).where('payer_id', '=', payerId).execute();
  await db.deleteFrom('coupons').where('payer_id', '=', payerId).where('used_order_id', 'is', null).execute();
  // Orders have a copy of their payee.
  await db
    .updateTable('payees')
    .set({ deleted_at: now, fields: '{}', updated_at: now })
    .where('payer_id', '=', payerId)
    .execute();
  await db
    .updateTable('ach_accounts')
    .set({ deleted_at: now })
    .where('payer_id', '=', payerId)
    .where('deleted_at', 'is', null)
    .execute();
  const { agreedClauses } = profileOf(payer);
  await db
    .updateTable('payers')
    .set({
      area_code: null,
      phone_number: null,
      email: null,
      password_hash: null,
      pay_password_hash: null,
      // Agreed terms belong to the transfers.
      profile: profileJson({ ...(agreedClauses ? { agreedClauses } : {}) }),
      closed_at: now,
      updated_at: now,
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
        payer_id: payer.id,
        subject: textIn(said('server.account.closedSubject'), lang),
        body: textIn(said('server.account.closedBody'), lang),
        created_at: now,
      })
      .execute();
}
