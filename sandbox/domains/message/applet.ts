import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext, Work } from '../../runtime';
import { codes, notFound, refuse } from '../../dispatch/refusal';
import { said, textIn } from '../../texts';

/** The chat app allows one message per consent. */
type Subscriptions = CallAnswer<'message.subscribeApplet'>['list'];
/** Per template. */
const mostWaiting = 20;

export const rateTopic = (source: string, target: string): string => `${source}${target}`;

async function listOf(context: CallContext): Promise<Subscriptions> {
  const templates = await context.db.selectFrom('applet_templates').selectAll().orderBy('position').execute();
  const own = await context.db
    .selectFrom('applet_subscriptions')
    .select(['template_id', 'remaining'])
    .where('payer_id', '=', context.payerId)
    .execute();
  return templates.map((template) => {
    const mine = own.filter((row) => row.template_id === template.id);
    return {
      templateId: template.id,
      title: textIn(template.names, context.lang),
      bound: mine.length > 0,
      remaining: mine.reduce((sum, row) => sum + row.remaining, 0),
    };
  });
}

async function claimOpenId(context: CallContext, openId: string): Promise<void> {
  const row = await context.db
    .insertInto('open_ids')
    .values({ open_id: openId, payer_id: context.payerId, bound_at: context.now })
    .onConflict((conflict) => conflict.column('open_id').doUpdateSet({ bound_at: context.now }))
    .returning('payer_id')
    .executeTakeFirstOrThrow();
  if (row.payer_id !== context.payerId)
    refuse({
      code: codes.conflict,
      text: said('server.message.chatAccountTaken'),
    });
}

export async function addSubscription(
  context: CallContext,
  wanted: { openId: string; templateId: string; topic?: string },
): Promise<number> {
  const { db, now, payerId } = context;
  const template = await db
    .selectFrom('applet_templates')
    .select('id')
    .where('id', '=', wanted.templateId)
    .executeTakeFirst();
  if (!template) refuse(notFound);
  await claimOpenId(context, wanted.openId);
  const row = await db
    .insertInto('applet_subscriptions')
    .values({
      open_id: wanted.openId,
      template_id: wanted.templateId,
      topic: wanted.topic ?? '',
      payer_id: payerId,
      remaining: 1,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['open_id', 'template_id', 'topic']).doUpdateSet((set) => ({
        remaining: set.fn<number>('least', [
          set('applet_subscriptions.remaining', '+', 1),
          set.val(mostWaiting),
        ]),
        updated_at: now,
      })),
    )
    .returning('remaining')
    .executeTakeFirstOrThrow();
  return row.remaining;
}

export async function subscribeApplet(
  context: CallContext,
  params: CallParams<'message.subscribeApplet'>,
): Promise<CallAnswer<'message.subscribeApplet'>> {
  for (const templateId of new Set(params.templateIds))
    await addSubscription(context, { openId: params.openId, templateId });
  return { list: await listOf(context) };
}

export const subscriptionSettings = async (
  context: CallContext,
): Promise<CallAnswer<'message.subscriptionSettings'>> => ({ list: await listOf(context) });

/** Ends the open id's subscriptions. */
export async function bindSubscription(
  context: CallContext,
  { openId, bound }: CallParams<'message.bindSubscription'>,
): Promise<CallAnswer<'message.bindSubscription'>> {
  if (bound) {
    await claimOpenId(context, openId);
    return { done: true };
  }
  const freed = await context.db
    .deleteFrom('open_ids')
    .where('open_id', '=', openId)
    .where('payer_id', '=', context.payerId)
    .returning('open_id')
    .executeTakeFirst();
  if (!freed) refuse(notFound);
  await context.db.deleteFrom('applet_subscriptions').where('open_id', '=', openId).execute();
  return { done: true };
}

/** The open id in a message's link is the permission. */
export async function unbindSubscribe(
  { db }: CallContext,
  { openId, templateId }: CallParams<'wechat.unbindSubscribe'>,
): Promise<CallAnswer<'wechat.unbindSubscribe'>> {
  const ended = await db
    .deleteFrom('applet_subscriptions')
    .where('open_id', '=', openId)
    .$if(templateId !== undefined, (query) => query.where('template_id', '=', templateId ?? ''))
    .returning('template_id')
    .execute();
  if (ended.length === 0) refuse(notFound);
  return { ended: ended.length };
}

/** Uses up one permission. */
export async function notifyApplet(
  { db }: Pick<Work, 'db'>,
  payerId: string,
  message: { templateId: string; topic: string; subject: string; body: string; at: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('applet_subscriptions')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('template_id', '=', message.templateId)
    .where('topic', 'in', ['', message.topic])
    .where('remaining', '>', 0)
    .orderBy('topic', 'desc')
    .orderBy('updated_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable('applet_subscriptions')
    .set({ remaining: row.remaining - 1 })
    .where('open_id', '=', row.open_id)
    .where('template_id', '=', row.template_id)
    .where('topic', '=', row.topic)
    .execute();
  await db
    .insertInto('outbox')
    .values({
      kind: 'push',
      recipient: row.open_id,
      payer_id: payerId,
      subject: message.subject,
      body: message.body,
      code: null,
      created_at: message.at,
    })
    .execute();
  return true;
}
