import { randomBytes, randomInt } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { RechargeOrder } from '@/contracts/calls/recharge';
import { rechargeCodes } from '@/contracts/errors/server';
import type { Row } from '../../db/schema';
import { insertMissing } from '../../db/insert';
import { reading } from '../../dispatch/handler';
import { readCursor } from '../../dispatch/cursor';
import { notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import type { CallContext, Domain, Job } from '../../runtime';
import { rechargeItemRows } from '../../seed/recharge';
import { assertFeature } from '../account/whiteList';
import { pages } from './pages';

/** How long an order waits for its payment. */
const payMs = 15 * 60_000;

async function items(
  context: CallContext,
  params: CallParams<'recharge.items'>,
): Promise<CallAnswer<'recharge.items'>> {
  const rows = await context.db
    .selectFrom('recharge_items')
    .selectAll()
    .where('source_country', '=', params.sourceCountry)
    .$if(params.brand !== undefined, (query) => query.where('brand', '=', params.brand as string))
    .orderBy('position')
    .execute();
  return {
    list: rows.map((row) => ({
      itemId: row.id,
      brand: row.brand,
      title: row.title,
      months: row.months,
      price: { amount: row.price, currencyCode: row.currency },
      originalPrice: { amount: row.original_price, currencyCode: row.currency },
      accountKind: row.account_kind === 'phone' ? 'phone' : 'account',
      soldOut: row.stock <= 0,
    })),
  };
}

/** Brands on sale in a market, with what the cheapest of each costs. */
async function brands(
  context: CallContext,
  params: CallParams<'recharge.list'>,
): Promise<CallAnswer<'recharge.list'>> {
  const rows = await context.db
    .selectFrom('recharge_items')
    .select((select) => [
      'brand',
      'title',
      'currency',
      select.fn.min<string>('price').as('lowest'),
      select.fn.countAll<string>().as('items'),
      select.fn.max<number>('stock').as('stock'),
    ])
    .where('source_country', '=', params.sourceCountry)
    .groupBy(['brand', 'title', 'currency'])
    .orderBy((order) => order.fn.min('position'))
    .execute();
  return {
    list: rows.map((row) => ({
      brand: row.brand,
      title: row.title,
      from: { amount: row.lowest, currencyCode: row.currency },
      items: Number(row.items),
      soldOut: row.stock <= 0,
    })),
  };
}

type WithItem = Row<'recharge_orders'> & Pick<Row<'recharge_items'>, 'brand' | 'title'>;

const viewOf = (row: WithItem, now: number): RechargeOrder => ({
  seqNo: row.seq_no,
  itemId: row.item_id,
  brand: row.brand,
  title: row.title,
  account: row.account,
  amount: { amount: row.amount, currencyCode: row.currency },
  // Whoever looks after the deadline sees it over, whether or not the job has come round.
  status:
    row.status === 0 && row.paid_at === null && row.pay_deadline_at <= now ? 2 : (row.status as 0 | 1 | 2),
  paid: row.paid_at !== null,
  createTime: row.created_at,
  payDeadline: row.pay_deadline_at,
  finishedAt: row.finished_at ?? undefined,
});

const mine = (context: CallContext) =>
  context.db
    .selectFrom('recharge_orders')
    .innerJoin('recharge_items', 'recharge_items.id', 'recharge_orders.item_id')
    .selectAll('recharge_orders')
    .select(['recharge_items.brand', 'recharge_items.title'])
    .where('payer_id', '=', context.payerId);

async function orders(
  context: CallContext,
  params: CallParams<'recharge.orders'>,
): Promise<CallAnswer<'recharge.orders'>> {
  const { db, payerId } = context;
  const wanted = params.status;
  const { total } = await db
    .selectFrom('recharge_orders')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('payer_id', '=', payerId)
    .$if(wanted !== undefined, (query) => query.where('status', '=', wanted as number))
    .executeTakeFirstOrThrow();
  let query = mine(context).$if(wanted !== undefined, (all) => all.where('status', '=', wanted as number));
  if (params.cursor !== undefined) {
    const [at, id] = readCursor(params.cursor);
    query = query.where((where) =>
      where.or([
        where('created_at', '<', at),
        where.and([where('created_at', '=', at), where('recharge_orders.id', '<', id)]),
      ]),
    );
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('recharge_orders.id', 'desc')
    .limit(params.pageSize + 1)
    .execute();
  const shown = rows.slice(0, params.pageSize);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => viewOf(row, context.now)),
    total: Number(total),
    next: rows.length > shown.length && last ? `${last.created_at}.${last.id}` : undefined,
  };
}

async function create(
  context: CallContext,
  params: CallParams<'recharge.create'>,
): Promise<CallAnswer<'recharge.create'>> {
  await assertFeature(context, 'smallRecharge');
  const payer = await context.payer();
  const item = await context.db
    .selectFrom('recharge_items')
    .selectAll()
    .where('id', '=', params.itemId)
    .where('source_country', '=', payer.country_code)
    .forUpdate()
    .executeTakeFirst();
  if (!item)
    return refuse({
      code: rechargeCodes.itemNotFound,
      text: {
        en: 'This is no longer available.',
        zh: '该商品已下架。',
        'zh-HK': '該商品已下架。',
      },
    });
  if (item.stock <= 0)
    refuse({ code: rechargeCodes.soldOut, text: { en: 'Sold out.', zh: '已售罄。', 'zh-HK': '已售罄。' } });
  if (item.account_kind === 'phone' && !/^\d{7,12}$/.test(params.account))
    refuse({
      code: rechargeCodes.accountWrong,
      text: {
        en: 'Enter the phone number to top up.',
        zh: '请输入要充值的手机号。',
        'zh-HK': '請輸入要充值的手機號碼。',
      },
    });
  await context.db
    .updateTable('recharge_items')
    .set((set) => ({ stock: set('stock', '-', 1) }))
    .where('id', '=', item.id)
    .execute();
  const id = newId('rch');
  const row = await context.db
    .insertInto('recharge_orders')
    .values({
      id,
      seq_no: `HR${id.slice(-16).toUpperCase()}`,
      payer_id: payer.id,
      item_id: item.id,
      account: params.account,
      amount: item.price,
      currency: item.currency,
      status: 0,
      page_token: randomBytes(24).toString('base64url'),
      pay_deadline_at: context.now + payMs,
      next_step_at: context.now + payMs,
      created_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    order: viewOf({ ...row, brand: item.brand, title: item.title }, context.now),
    payLink: `${context.origin}/recharge/pay/${row.page_token}`,
    prepayId: row.page_token,
  };
}

async function detail(
  context: CallContext,
  params: CallParams<'recharge.detail'>,
): Promise<CallAnswer<'recharge.detail'>> {
  const row = await mine(context).where('seq_no', '=', params.seqNo).executeTakeFirst();
  if (!row) refuse(notFound('transfer'));
  const { steps } = await context.db
    .selectFrom('recharge_items')
    .select('steps')
    .where('id', '=', row.item_id)
    .executeTakeFirstOrThrow();
  const lang = context.lang === 'zh-hk' ? 'zh-HK' : context.lang.startsWith('zh') ? 'zh' : 'en';
  return {
    order: viewOf(row, context.now),
    redemptionCode: row.status === 1 ? (row.redemption_code ?? undefined) : undefined,
    steps: steps[lang] ?? steps.en ?? [],
  };
}

/** Letters and digits that nobody mixes up. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const redemptionCode = (): string =>
  Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Paid orders get their code, unpaid ones end at their deadline and give their piece back. */
const rechargeJob: Job = {
  name: 'recharge-progress',
  async run(work) {
    const due = await work.db
      .selectFrom('recharge_orders')
      .selectAll()
      .where('next_step_at', '<=', work.now)
      .where('id', 'not in', work.resting())
      .orderBy('next_step_at')
      .limit(50)
      .forUpdate()
      .skipLocked()
      .execute();
    return work.each(due, async (row) => {
      const at = row.next_step_at ?? work.now;
      const paid = row.paid_at !== null;
      await work.db
        .updateTable('recharge_orders')
        .set({
          status: paid ? 1 : 2,
          redemption_code: paid ? redemptionCode() : null,
          next_step_at: null,
          finished_at: at,
        })
        .where('id', '=', row.id)
        .execute();
      if (!paid)
        await work.db
          .updateTable('recharge_items')
          .set((set) => ({ stock: set('stock', '+', 1) }))
          .where('id', '=', row.item_id)
          .execute();
    });
  },
};

/** Small recharge: memberships and top-ups, paid in the chat app, delivered as a code. */
export const recharge: Domain = {
  name: 'recharge',
  handlers: {
    'recharge.list': reading(brands),
    'recharge.items': reading(items),
    'recharge.orders': reading(orders),
    'recharge.create': create,
    'recharge.detail': reading(detail),
  },
  jobs: [rechargeJob],
  pages,
  referenceRows: (tx) => insertMissing(tx, 'recharge_items', rechargeItemRows()),
};
