import { randomBytes } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { RechargeOrder } from '@/contracts/calls/services/recharge';
import type { Row } from '../../db/schema';
import { newestPage } from '../../dispatch/cursor';
import { notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import type { CallContext } from '../../runtime';
import { assertFeature } from '../account/whiteList';
import { chatWalletRequest } from '../common/chatWallet';
import { titleIn } from './items';
import { checkedAccount } from './members';
import { rechargeRefusals } from './refusals';
import { said, textIn } from '../../texts';

const payMs = 15 * 60_000;

const steps = [
  said('server.recharge.stepOpen'),
  said('server.recharge.stepChoose'),
  said('server.recharge.stepEnter'),
];

type WithItem = Row<'rechargeOrders'> &
  Pick<Row<'rechargeItems'>, 'brand' | 'title' | 'months' | 'accountKind'>;

/** A passed deadline counts before the job runs. */
const statusOf = (row: Row<'rechargeOrders'>, now: number): 0 | 1 | 2 =>
  row.status === 0 && row.paidAt === null && row.payDeadlineAt <= now ? 2 : row.status;

const viewOf = (row: WithItem, { now, lang }: CallContext): RechargeOrder => ({
  seqNo: row.seqNo,
  itemId: row.itemId,
  brand: row.brand,
  title: titleIn(row.title, lang),
  months: row.months,
  accountKind: row.accountKind,
  areaCode: row.areaCode || undefined,
  account: row.account,
  amount: { amount: row.amount, currencyCode: row.currency },
  status: statusOf(row, now),
  paid: row.paidAt !== null,
  createTime: row.createdAt,
  payDeadline: row.payDeadlineAt,
  finishedAt: row.finishedAt ?? undefined,
  refundedAt: row.refundedAt ?? undefined,
});

const mine = (context: CallContext) =>
  context.db
    .selectFrom('rechargeOrders')
    .innerJoin('rechargeItems', 'rechargeItems.id', 'rechargeOrders.itemId')
    .selectAll('rechargeOrders')
    .select([
      'rechargeItems.brand',
      'rechargeItems.title',
      'rechargeItems.months',
      'rechargeItems.accountKind',
    ])
    .where('payerId', '=', context.payerId);

async function own(context: CallContext, seqNo: string): Promise<WithItem> {
  const row = await mine(context).where('seqNo', '=', seqNo).executeTakeFirst();
  return row ?? refuse(notFound);
}

export async function orders(
  context: CallContext,
  params: CallParams<'recharge.orders'>,
): Promise<CallAnswer<'recharge.orders'>> {
  const { db, payerId } = context;
  const wanted = params.status;
  const { total } = await db
    .selectFrom('rechargeOrders')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('payerId', '=', payerId)
    .$if(wanted !== undefined, (query) => query.where('status', '=', wanted as 0 | 1 | 2))
    .executeTakeFirstOrThrow();
  const query = mine(context).$if(wanted !== undefined, (all) =>
    all.where('status', '=', wanted as 0 | 1 | 2),
  );
  const { shown, next } = await newestPage(query, params, 'rechargeOrders.id');
  return { rows: shown.map((row) => viewOf(row, context)), total: Number(total), next };
}

export async function create(
  context: CallContext,
  params: CallParams<'recharge.create'>,
): Promise<CallAnswer<'recharge.create'>> {
  await assertFeature(context, 'smallRecharge');
  const payer = await context.payer();
  const item = await context.db
    .selectFrom('rechargeItems')
    .selectAll()
    .where('id', '=', params.itemId)
    .where('sourceCountry', '=', payer.countryCode)
    .forUpdate()
    .executeTakeFirst();
  if (!item) return refuse(rechargeRefusals.itemNotFound);
  if (item.stock <= 0) refuse(rechargeRefusals.soldOut);
  const { areaCode, account } = await checkedAccount(context, item.accountKind, params);
  await context.db
    .updateTable('rechargeItems')
    .set((set) => ({ stock: set('stock', '-', 1) }))
    .where('id', '=', item.id)
    .execute();
  const id = newId('rch');
  const row = await context.db
    .insertInto('rechargeOrders')
    .values({
      id,
      seqNo: `HR${id.slice(-16).toUpperCase()}`,
      payerId: payer.id,
      itemId: item.id,
      areaCode,
      account,
      amount: item.price,
      currency: item.currency,
      status: 0,
      pageToken: randomBytes(24).toString('base64url'),
      payDeadlineAt: context.now + payMs,
      nextStepAt: context.now + payMs,
      createdAt: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return {
    order: viewOf({ ...item, ...row }, context),
    payLink: payLinkOf(context, row.pageToken),
    prepayId: row.pageToken,
  };
}

export async function detail(
  context: CallContext,
  params: CallParams<'recharge.detail'>,
): Promise<CallAnswer<'recharge.detail'>> {
  const row = await own(context, params.seqNo);
  return {
    order: viewOf(row, context),
    redemptionCode: row.status === 1 ? (row.redemptionCode ?? undefined) : undefined,
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
  if (row.paidAt !== null) refuse(rechargeRefusals.orderPaid);
  if (statusOf(row, context.now) !== 0) refuse(rechargeRefusals.orderExpired);
  const token = row.pageToken;
  return { payLink: payLinkOf(context, token), wallet: walletOf(context, token) };
}

function walletOf({ platform, now }: CallContext, token: string): CallAnswer<'recharge.pay'>['wallet'] {
  if (platform === 'Alipay') return { kind: 'alipay', tradeNO: token };
  return { kind: 'wechat', ...chatWalletRequest(now, token) };
}
