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
    .selectFrom('payee_cards')
    .selectAll()
    .where('owner_id', '=', context.payerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
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
    .insertInto('payee_card_pops')
    .values({
      id: newId('pop'),
      card_id: card.id,
      payer_id: context.payerId,
      status: 'viewed',
      created_at: context.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['card_id', 'payer_id'])
        .doUpdateSet((set) => ({ card_id: set.ref('excluded.card_id') })),
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
    const role = parts.link.owner_id === context.payerId ? 'owner' : 'payer';
    return {
      card: await toCard(context, parts.card, role),
      record: toRecord(parts, role, context),
    };
  }
  const card = await sharedCard(context, id);
  if (card.owner_id === context.payerId) return { card: await toCard(context, card, 'owner') };
  const payer = await context.payer();
  if (payer.country_code === card.country) refuse(cardRefusals.sameCountry);
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

/** `<created_at>.<order id>` of the last row. */
const cursorOf = (row: { created_at: number; order_id: string }): string =>
  `${row.created_at}.${row.order_id}`;

export async function listRecords(
  context: CallContext,
  params: CallParams<'payeeCard.recordList'>,
): Promise<CallAnswer<'payeeCard.recordList'>> {
  const { db, payerId } = context;
  const side = params.role === 'owner' ? 'owner_id' : 'payer_id';
  let mine = db.selectFrom('payee_card_orders').where(side, '=', payerId);
  if (params.cardId) mine = mine.where('card_id', '=', params.cardId);
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
        where('created_at', '<', Number(at)),
        where.and([where('created_at', '=', Number(at)), where('order_id', '<', after)]),
      ]),
    );
  const links = await page
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(params.pageSize + 1)
    .execute();
  const shown = links.slice(0, params.pageSize);
  const last = shown[shown.length - 1];
  const [orders, cards] = await Promise.all([
    ordersById(
      context,
      shown.map((link) => link.order_id),
    ),
    cardsById(
      context,
      shown.map((link) => link.card_id),
    ),
  ]);
  const rows = shown.map((link) =>
    toRecord({ order: orders(link.order_id), link, card: cards(link.card_id) }, params.role, context),
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
  if (parts.link.owner_id !== context.payerId) refuse(cardRefusals.notFound);
  const text = remark.trim() || null;
  await context.db
    .updateTable('payee_card_orders')
    .set({ remark: text })
    .where('order_id', '=', parts.order.id)
    .execute();
  return { record: toRecord({ ...parts, link: { ...parts.link, remark: text } }, 'owner', context) };
}

async function popsOf(
  context: CallContext,
  statuses: readonly Row<'payee_card_pops'>['status'][],
): Promise<CallAnswer<'payeeCard.popInfoList'>> {
  const rows = await context.db
    .selectFrom('payee_card_pops')
    .selectAll()
    .where('payer_id', '=', context.payerId)
    .where('status', 'in', [...statuses])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();
  const cards = await cardsById(
    context,
    rows.map((pop) => pop.card_id),
  );
  const open = rows
    .map((pop) => ({ pop, card: cards(pop.card_id) }))
    .filter(
      ({ pop, card }) =>
        !['new', 'viewed'].includes(pop.status) ||
        (card.deleted_at === null && stateOf(card, context.now) === 'open'),
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
    .selectFrom('payee_card_pops')
    .selectAll()
    .where('id', '=', params.popInfoId)
    .where('payer_id', '=', context.payerId)
    .executeTakeFirst();
  if (!pop) return refuse(cardRefusals.notFound);
  if (params.action === 'report' && !params.reason) refuse(cardRefusals.fields, { fields: ['reason'] });
  const next = { view: 'viewed', ignore: 'ignored', report: 'reported' } as const;
  // Paid, ignored or reported stays; only a report overrides it.
  const keeps = params.action !== 'report' && !['new', 'viewed'].includes(pop.status);
  const row = keeps
    ? pop
    : await db
        .updateTable('payee_card_pops')
        .set({
          status: next[params.action],
          reason: params.reason ?? null,
          note: params.note?.trim() || null,
          dealt_at: now,
        })
        .where('id', '=', pop.id)
        .returningAll()
        .executeTakeFirstOrThrow();
  if (params.action === 'report') {
    const stopped = await db
      .updateTable('payee_cards')
      .set({ reported_at: now, updated_at: now })
      .where('id', '=', pop.card_id)
      .where('reported_at', 'is', null)
      .returning(['id', 'owner_id'])
      .executeTakeFirst();
    if (stopped) await tellOfReport(context, stopped, context.payerId);
    if (pop.status !== 'reported') await postMessage(context, context.payerId, 'card.reportTaken', {});
  }
  const card = await db
    .selectFrom('payee_cards')
    .selectAll()
    .where('id', '=', pop.card_id)
    .executeTakeFirstOrThrow();
  const currencyOf = await currenciesOf(context, [card.country]);
  return { pop: toPop(row, card, currencyOf(card.country)) };
}
