import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext, Work } from '../../runtime';

type Settings = CallAnswer<'message.settings'>;
type Topic = Settings['list'][number]['topic'];
type Channel = CallParams<'message.settingsSave'>['channel'];

const topics: readonly Topic[] = ['transfers', 'rates', 'offers'];
const usual: Readonly<Record<Channel, boolean>> = { mail: false, push: true };

export const topicOf = (kind: string): Topic =>
  kind.startsWith('rateAlert') ? 'rates' : /^(coupon|invite|welcome)/.test(kind) ? 'offers' : 'transfers';

export async function wants(
  { db }: Pick<Work, 'db'>,
  payerId: string,
  topic: Topic,
  channel: Channel,
): Promise<boolean> {
  const row = await db
    .selectFrom('messageSettings')
    .select('enabled')
    .where('payerId', '=', payerId)
    .where('topic', '=', topic)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.enabled ?? usual[channel];
}

export async function settingsOf(context: CallContext): Promise<Settings> {
  const payer = await context.payer();
  const rows = await context.db
    .selectFrom('messageSettings')
    .selectAll()
    .where('payerId', '=', payer.id)
    .execute();
  const enabled = (topic: Topic, channel: Channel): boolean =>
    rows.find((row) => row.topic === topic && row.channel === channel)?.enabled ?? usual[channel];
  return {
    hasMail: payer.email !== null,
    list: topics.map((topic) => ({
      topic,
      mail: enabled(topic, 'mail'),
      push: enabled(topic, 'push'),
    })),
  };
}

export async function saveSetting(
  context: CallContext,
  { topic, channel, enabled }: CallParams<'message.settingsSave'>,
): Promise<Settings> {
  const { db, payerId, now } = context;
  await db
    .insertInto('messageSettings')
    .values({ payerId, topic, channel, enabled, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['payerId', 'topic', 'channel']).doUpdateSet({ enabled, updatedAt: now }),
    )
    .execute();
  return settingsOf(context);
}
