import type { CallAnswer, CallParams } from '@/contracts/calls';
import { badCursor, notFound, refuse } from '../../dispatch/refusal';
import type { CallContext, Domain } from '../../runtime';
import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import { withTitle } from '../coupon/title';
import { deliverJob } from './deliver';
import { postMessage } from './post';
import { saveSetting, settingsOf } from './settings';
import { bindSubscription, subscribeApplet, subscriptionSettings } from './applet';

/** Messages may share a time. */
interface Cursor {
  at: number;
  id: string;
}

const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at}:${id}`).toString('base64url');

function readCursor(text: string): Cursor {
  const [at, id] = Buffer.from(text, 'base64url').toString().split(':');
  if (!at || !id || !/^\d+$/.test(at)) return refuse(badCursor, { fields: ['cursor'] });
  return { at: Number(at), id };
}

/** New messages shift nothing. */
async function list(
  { db, payerId, lang }: CallContext,
  params: CallParams<'message.list'>,
): Promise<CallAnswer<'message.list'>> {
  const mine = db.selectFrom('messages').where('payerId', '=', payerId);
  const { total } = await mine
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let query = mine
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(params.pageSize + 1);
  if (params.cursor) {
    const cursor = readCursor(params.cursor);
    query = query.where((where) =>
      where.or([
        where('createdAt', '<', cursor.at),
        where.and([where('createdAt', '=', cursor.at), where('id', '<', cursor.id)]),
      ]),
    );
  }
  const found = await query.execute();
  const rows = found.slice(0, params.pageSize);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      titleKey: row.titleKey,
      contentKey: row.contentKey,
      params: withTitle(row.params, lang),
      seqNo: row.orderSeqNo ?? undefined,
      cardId: row.cardId ?? undefined,
      read: row.readAt !== null,
      at: row.createdAt,
    })),
    total: Number(total),
    next: found.length > rows.length && last ? writeCursor({ at: last.createdAt, id: last.id }) : undefined,
  };
}

async function unread({ db, payerId }: CallContext): Promise<CallAnswer<'message.new'>> {
  const row = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('payerId', '=', payerId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { unread: Number(row.unread) };
}

async function read(
  { db, payerId, now }: CallContext,
  { id }: CallParams<'message.read'>,
): Promise<CallAnswer<'message.read'>> {
  const row = await db
    .updateTable('messages')
    .set((set) => ({ readAt: set.fn.coalesce('readAt', set.val(now)) }))
    .where('id', '=', id)
    .where('payerId', '=', payerId)
    .returning('id')
    .executeTakeFirst();
  if (!row) refuse(notFound);
  return { done: true };
}

async function readAll({ db, payerId, now }: CallContext): Promise<CallAnswer<'message.readAll'>> {
  await db
    .updateTable('messages')
    .set({ readAt: now })
    .where('payerId', '=', payerId)
    .where('readAt', 'is', null)
    .execute();
  return { done: true };
}

export const message: Domain = {
  name: 'message',
  handlers: {
    'message.list': list,
    'message.new': unread,
    'message.read': read,
    'message.readAll': readAll,
    'message.subscribeApplet': subscribeApplet,
    'message.subscriptionSettings': subscriptionSettings,
    'message.bindSubscription': bindSubscription,
    'message.settings': settingsOf,
    'message.settingsSave': saveSetting,
  },
  jobs: [deliverJob],
  consoleActions: [
    defineAction({
      name: 'message.post',
      title: 'Put a message into the message centre of a payer',
      params: v.object({
        payerId: v.string(),
        kind: v.picklist([
          'welcome',
          'kycPassed',
          'kycFailed',
          'kycResubmit',
          'couponGranted',
          'couponExpiring',
        ]),
        params: v.optional(v.record(v.string(), v.string()), {}),
      }),
      async run(work, { payerId, kind, params }) {
        const payer = await work.db
          .selectFrom('payers')
          .select('id')
          .where('id', '=', payerId)
          .executeTakeFirst();
        if (!payer) refuse(notFound);
        return { id: await postMessage(work, payerId, kind, params) };
      },
    }),
  ],
};
