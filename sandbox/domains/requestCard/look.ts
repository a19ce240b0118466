import type { CallAnswer, CallParams } from '@/contracts/calls';
import { maskName } from '@/core/masking';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { newId } from '../../ids';
import { postMessage } from '../message/post';
import { tellOfReport } from './announce';
import { cardsById, ordersById, ownCard, recordOf, sharedCard } from './find';
import type { CardRow } from './view';
import { currenciesOf, stateOf, toCard, toCards, toPop, toRecord } from './view';
import { refuse } from '../../dispatch/refusal';
import { cardRefusals } from './refusals';

export async function listCards(context: CallContext): Promise<CallAnswer<'payeeCard.list'>> {
  const rows = await context.db
    .selectFrom('payeeCards')
    .selectAll()
    .where('ownerId', '=', context.payerId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
  const cards = await toCards(context, rows, 'owner');
  // Lists are unencrypted.
  return { list: cards.map((card) => ({ ...card, person: undefined, documents: [] })) };
}

/** A request can be answered or reported later. */
async function popOf(context: CallContext, card: CardRow): Promise<string> {
  const pop = await context.db
    .insertInto('payeeCardPops')
    .values({
      id: newId('pop'),
      cardId: card.id,
      payerId: context.payerId,
      status: 'viewed',
      createdAt: context.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['cardId', 'payerId']).doUpdateSet((set) => ({ cardId: set.ref('excluded.cardId') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return pop.id;
}

export async function cardDetail(
  context: CallContext,
  { by, id }: CallParams<'payeeCard.detail'>,
): Promise<CallAnswer<'payeeCard.detail'>> {
  if (by === 'card') return { card: await toCard(context, await ownCard(context, id), 'owner') };
  if (by === 'order') {
    const parts = await recordOf(context, id);
    const role = parts.link.ownerId === context.payerId ? 'owner' : 'payer';
    return {
      card: await toCard(context, parts.card, role),
      record: toRecord(parts, role, context),
    };
  }
  const card = await sharedCard(context, id);
  if (card.ownerId === context.payerId) return { card: await toCard(context, card, 'owner') };
  const payer = await context.payer();
  if (payer.countryCode === card.country) refuse(cardRefusals.sameCountry);
  const popInfoId = await popOf(context, card);
  return { card: await toCard(context, card, 'payer'), popInfoId };
}

/** No personal data: the reader has no account. */
export async function cardAsked(
  context: CallContext,
  { shareCode }: CallParams<'payeeCard.asked'>,
): Promise<CallAnswer<'payeeCard.asked'>> {
  const row = await sharedCard(context, shareCode);
  const { name, country, currency, amount, validUntil } = await toCard(context, row, 'payer');
  return { name: maskName(name), country, currency, amount, validUntil: validUntil ?? context.now };
}

/** `<createdAt>.<order id>` of the last row. */
const cursorOf = (row: { createdAt: number; orderId: string }): string => `${row.createdAt}.${row.orderId}`;

export async function listRecords(
  context: CallContext,
  params: CallParams<'payeeCard.recordList'>,
): Promise<CallAnswer<'payeeCard.recordList'>> {
  const { db, payerId } = context;
  const side = params.role === 'owner' ? 'ownerId' : 'payerId';
  let mine = db.selectFrom('payeeCardOrders').where(side, '=', payerId);
  if (params.cardId) mine = mine.where('cardId', '=', params.cardId);
  const { count } = await mine
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const [at, after] = params.cursor?.split('.') ?? [];
  if (params.cursor !== undefined && !(Number(at) > 0 && after))
    refuse(cardRefusals.fields, { fields: ['cursor'] });
  let page = mine.selectAll();
  if (after)
    page = page.where((where) =>
      where.or([
        where('createdAt', '<', Number(at)),
        where.and([where('createdAt', '=', Number(at)), where('orderId', '<', after)]),
      ]),
    );
  const links = await page
    .orderBy('createdAt', 'desc')
    .orderBy('orderId', 'desc')
    .limit(params.pageSize + 1)
    .execute();
  const shown = links.slice(0, params.pageSize);
  const last = shown[shown.length - 1];
  const [orders, cards] = await Promise.all([
    ordersById(
      context,
      shown.map((link) => link.orderId),
    ),
    cardsById(
      context,
      shown.map((link) => link.cardId),
    ),
  ]);
  const rows = shown.map((link) =>
    toRecord({ order: orders(link.orderId), link, card: cards(link.cardId) }, params.role, context),
  );
  return {
    rows,
    total: Number(count),
    next: links.length > shown.length && last ? cursorOf(last) : undefined,
  };
}

export async function remarkOrder(
  context: CallContext,
  { seqNo, remark }: CallParams<'payeeCard.orderRemark'>,
): Promise<CallAnswer<'payeeCard.orderRemark'>> {
  const parts = await recordOf(context, seqNo);
  if (parts.link.ownerId !== context.payerId) refuse(cardRefusals.notFound);
  const text = remark.trim() || null;
  await context.db
    .updateTable('payeeCardOrders')
    .set({ remark: text })
    .where('orderId', '=', parts.order.id)
    .execute();
  return { record: toRecord({ ...parts, link: { ...parts.link, remark: text } }, 'owner', context) };
}

async function popsOf(
  context: CallContext,
  statuses: readonly Row<'payeeCardPops'>['status'][],
): Promise<CallAnswer<'payeeCard.popInfoList'>> {
  const rows = await context.db
    .selectFrom('payeeCardPops')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('status', 'in', [...statuses])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
  const cards = await cardsById(
    context,
    rows.map((pop) => pop.cardId),
  );
  const open = rows
    .map((pop) => ({ pop, card: cards(pop.cardId) }))
    .filter(
      ({ pop, card }) =>
        !['new', 'viewed'].includes(pop.status) ||
        (card.deletedAt === null && stateOf(card, context.now) === 'open'),
    );
  const currencyOf = await currenciesOf(
    context,
    open.map(({ card }) => card.country),
  );
  return { list: open.map(({ pop, card }) => toPop(pop, card, currencyOf(card.country))) };
}

export const openPops = (context: CallContext) => popsOf(context, ['new', 'viewed']);
export const seenPops = (context: CallContext) =>
  popsOf(context, ['viewed', 'accepted', 'ignored', 'reported']);

/** A report stops the card until staff review it. */
export async function dealWithPop(
  context: CallContext,
  params: CallParams<'payeeCard.popInfoDeal'>,
): Promise<CallAnswer<'payeeCard.popInfoDeal'>> {
  const { db, now } = context;
  const pop = await db
    .selectFrom('payeeCardPops')
    .selectAll()
    .where('id', '=', params.popInfoId)
    .where('payerId', '=', context.payerId)
    .executeTakeFirst();
  if (!pop) return refuse(cardRefusals.notFound);
  if (params.action === 'report' && !params.reason) refuse(cardRefusals.fields, { fields: ['reason'] });
  const next = { view: 'viewed', ignore: 'ignored', report: 'reported' } as const;
  // Paid, ignored or reported stays; only a report overrides it.
  const keeps = params.action !== 'report' && !['new', 'viewed'].includes(pop.status);
  const row = keeps
    ? pop
    : await db
        .updateTable('payeeCardPops')
        .set({
          status: next[params.action],
          reason: params.reason ?? null,
          note: params.note?.trim() || null,
          dealtAt: now,
        })
        .where('id', '=', pop.id)
        .returningAll()
        .executeTakeFirstOrThrow();
  if (params.action === 'report') {
    const stopped = await db
      .updateTable('payeeCards')
      .set({ reportedAt: now, updatedAt: now })
      .where('id', '=', pop.cardId)
      .where('reportedAt', 'is', null)
      .returning(['id', 'ownerId'])
      .executeTakeFirst();
    if (stopped) await tellOfReport(context, stopped, context.payerId);
    if (pop.status !== 'reported') await postMessage(context, context.payerId, 'card.reportTaken', {});
  }
  const card = await db
    .selectFrom('payeeCards')
    .selectAll()
    .where('id', '=', pop.cardId)
    .executeTakeFirstOrThrow();
  const currencyOf = await currenciesOf(context, [card.country]);
  return { pop: toPop(row, card, currencyOf(card.country)) };
}
