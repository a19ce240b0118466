import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext, Work } from '../../runtime';
import { codes, notFound, refuse } from '../../dispatch/refusal';
import { said, textIn } from '../../texts';

/** The chat app allows one message each. */
type Subscriptions = CallAnswer<'message.subscribeApplet'>['list'];
/** Per template. */
const mostWaiting = 20;

export const rateTopic = (source: string, target: string): string => `${source}${target}`;

async function listOf(context: CallContext): Promise<Subscriptions> {
  const templates = await context.db.selectFrom('appletTemplates').selectAll().orderBy('position').execute();
  const own = await context.db
    .selectFrom('appletSubscriptions')
    .select(['templateId', 'remaining'])
    .where('payerId', '=', context.payerId)
    .execute();
  return templates.map((template) => {
    const mine = own.filter((row) => row.templateId === template.id);
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
    .insertInto('openIds')
    .values({ openId, payerId: context.payerId, boundAt: context.now })
    .onConflict((conflict) => conflict.column('openId').doUpdateSet({ boundAt: context.now }))
    .returning('payerId')
    .executeTakeFirstOrThrow();
  if (row.payerId !== context.payerId)
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
    .selectFrom('appletTemplates')
    .select('id')
    .where('id', '=', wanted.templateId)
    .executeTakeFirst();
  if (!template) refuse(notFound);
  await claimOpenId(context, wanted.openId);
  const row = await db
    .insertInto('appletSubscriptions')
    .values({
      openId: wanted.openId,
      templateId: wanted.templateId,
      topic: wanted.topic ?? '',
      payerId,
      remaining: 1,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['openId', 'templateId', 'topic']).doUpdateSet((set) => ({
        remaining: set.fn<number>('least', [
          set('appletSubscriptions.remaining', '+', 1),
          set.val(mostWaiting),
        ]),
        updatedAt: now,
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

export async function bindSubscription(
  context: CallContext,
  { openId, bound }: CallParams<'message.bindSubscription'>,
): Promise<CallAnswer<'message.bindSubscription'>> {
  if (bound) {
    await claimOpenId(context, openId);
    return { done: true };
  }
  const freed = await context.db
    .deleteFrom('openIds')
    .where('openId', '=', openId)
    .where('payerId', '=', context.payerId)
    .returning('openId')
    .executeTakeFirst();
  if (!freed) refuse(notFound);
  await context.db.deleteFrom('appletSubscriptions').where('openId', '=', openId).execute();
  return { done: true };
}

/** The link's open id is the permission. */
export async function unbindSubscribe(
  { db }: CallContext,
  { openId, templateId }: CallParams<'wechat.unbindSubscribe'>,
): Promise<CallAnswer<'wechat.unbindSubscribe'>> {
  const ended = await db
    .deleteFrom('appletSubscriptions')
    .where('openId', '=', openId)
    .$if(templateId !== undefined, (query) => query.where('templateId', '=', templateId ?? ''))
    .returning('templateId')
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
    .selectFrom('appletSubscriptions')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('templateId', '=', message.templateId)
    .where('topic', 'in', ['', message.topic])
    .where('remaining', '>', 0)
    .orderBy('topic', 'desc')
    .orderBy('updatedAt')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  await db
    .updateTable('appletSubscriptions')
    .set({ remaining: row.remaining - 1 })
    .where('openId', '=', row.openId)
    .where('templateId', '=', row.templateId)
    .where('topic', '=', row.topic)
    .execute();
  await db
    .insertInto('outbox')
    .values({
      kind: 'push',
      recipient: row.openId,
      payerId,
      subject: message.subject,
      body: message.body,
      code: null,
      createdAt: message.at,
    })
    .execute();
  return true;
}
