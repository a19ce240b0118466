import { randomBytes } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { RechargeOrder } from '@/contracts/calls/services/recharge';
import type { Row } from '../../db/schema';
import { cutPage, olderThan } from '../../dispatch/cursor';
import { notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import type { CallContext } from '../../runtime';
import { assertFeature } from '../account/whiteList';
import { chatWalletRequest } from '../common/chatWallet';
import { kindOf, titleIn } from './items';
import { checkedAccount } from './members';
import { rechargeRefusals } from './refusals';
import { said, textIn } from '../../texts';

const payMs = 15 * 60_000;

const steps = [
  said('server.recharge.stepOpen'),
  said('server.recharge.stepChoose'),
  said('server.recharge.stepEnter'),
];

type WithItem = Row<'recharge_orders'> &
  Pick<Row<'recharge_items'>, 'brand' | 'title' | 'months' | 'account_kind'>;

/** A passed deadline counts before the job runs. */
const statusOf = (row: Row<'recharge_orders'>, now: number): 0 | 1 | 2 =>
  row.status === 0 && row.paid_at === null && row.pay_deadline_at <= now ? 2 : (row.status as 0 | 1 | 2);

const viewOf = (row: WithItem, { now, lang }: CallContext): RechargeOrder => ({
  seqNo: row.seq_no,
  itemId: row.item_id,
  brand: row.brand,
  title: titleIn(row.title, lang),
  months: row.months,
  accountKind: kindOf(row.account_kind),
  areaCode: row.area_code || undefined,
  account: row.account,
  amount: { amount: row.amount, currencyCode: row.currency },
  status: statusOf(row, now),
  paid: row.paid_at !== null,
  createTime: row.created_at,
  payDeadline: row.pay_deadline_at,
  finishedAt: row.finished_at ?? undefined,
  refundedAt: row.refunded_at ?? undefined,
  serverTime: now,
});

const mine = (context: CallContext) =>
  context.db
    .selectFrom('recharge_orders')
    .innerJoin('recharge_items', 'recharge_items.id', 'recharge_orders.item_id')
    .selectAll('recharge_orders')
    .select([
      'recharge_items.brand',
      'recharge_items.title',
      'recharge_items.months',
      'recharge_items.account_kind',
    ])
    .where('payer_id', '=', context.payerId);

async function own(context: CallContext, seqNo: string): Promise<WithItem> {
  const row = await mine(context).where('seq_no', '=', seqNo).executeTakeFirst();
  return row ?? refuse(notFound);
}

export async function orders(
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
  if (params.cursor !== undefined) query = query.where(olderThan(params.cursor, 'recharge_orders.id'));
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('recharge_orders.id', 'desc')
    .limit(params.pageSize + 1)
    .execute();
  const { shown, next } = cutPage(rows, params.pageSize);
  return { rows: shown.map((row) => viewOf(row, context)), total: Number(total), next };
}

export async function create(
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
  if (!item) return refuse(rechargeRefusals.itemNotFound);
  if (item.stock <= 0) refuse(rechargeRefusals.soldOut);
  const { areaCode, account } = await checkedAccount(context, kindOf(item.account_kind), params);
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
      area_code: areaCode,
      account,
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
    order: viewOf({ ...item, ...row }, context),
    payLink: payLinkOf(context, row.page_token),
    prepayId: row.page_token,
  };
}

export async function detail(
  context: CallContext,
  params: CallParams<'recharge.detail'>,
): Promise<CallAnswer<'recharge.detail'>> {
  const row = await own(context, params.seqNo);
  return {
    order: viewOf(row, context),
    redemptionCode: row.status === 1 ? (row.redemption_code ?? undefined) : undefined,
    steps: steps.map((step) => textIn(step, context.lang)),
  };
}

const payLinkOf = ({ runtime }: CallContext, token: string): string =>
  `${runtime.publicUrl}/recharge/pay/${token}`;

/** A repeat returns the same payment. */
export async function pay(
  context: CallContext,
  params: CallParams<'recharge.pay'>,
): Promise<CallAnswer<'recharge.pay'>> {
  const row = await own(context, params.seqNo);
  if (row.paid_at !== null) refuse(rechargeRefusals.orderPaid);
  if (statusOf(row, context.now) !== 0) refuse(rechargeRefusals.orderExpired);
  const token = row.page_token;
  return { payLink: payLinkOf(context, token), wallet: walletOf(context, token) };
}

function walletOf({ platform, now }: CallContext, token: string): CallAnswer<'recharge.pay'>['wallet'] {
  if (platform === 'Alipay') return { kind: 'alipay', tradeNO: token };
  return { kind: 'wechat', ...chatWalletRequest(now, token) };
}
