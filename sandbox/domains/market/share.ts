import { createHash } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { shareQuery } from '../order/reading/shareLink';
import { textIn } from '../../texts';

type ShareParams = CallParams<'common.shareConfigs'>;
const ticketMs = 7_200_000;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** SHA-1, as the chat app requires. */
async function shareConfig(
  { db, now, runtime, lang }: CallContext,
  { page }: ShareParams,
  query: string,
): Promise<CallAnswer<'common.shareConfigs'>> {
  const name = page.replace(/^\//, '').split(/[/?]/, 1)[0] ?? '';
  const cards = await db.selectFrom('shareCards').selectAll().where('page', 'in', ['*', name]).execute();
  const card = cards.find((row) => row.page === name) ?? cards[0];
  if (!card) refuse(notFound);
  const jsapiTicket = hash(`${runtime.seed}:${Math.floor(now / ticketMs)}`);
  const nonceStr = hash(`${page}:${now}`).slice(0, 16);
  const timestamp = String(Math.floor(now / 1000));
  const url = `${runtime.publicUrl}/${page.replace(/^\//, '')}${query}`;
  const signature = createHash('sha1')
    .update(`jsapi_ticket=${jsapiTicket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');
  return {
    appId: 'wx-sandbox',
    content: textIn(card.contents, lang),
    imgUrl: `${runtime.publicUrl}${card.imageUrl}`,
    jsapiTicket,
    nonceStr,
    page,
    signature,
    title: textIn(card.titles, lang),
    url,
    timestamp,
  };
}

const queryOf = ({ seqNo, id }: ShareParams): string => (seqNo ? `?seqNo=${seqNo}` : id ? `?id=${id}` : '');

export const shareConfigs = (
  context: CallContext,
  params: ShareParams,
): Promise<CallAnswer<'common.shareConfigs'>> => shareConfig(context, params, queryOf(params));

export async function shareOverall(
  context: CallContext,
  params: CallParams<'common.shareOverall'>,
): Promise<CallAnswer<'common.shareOverall'>> {
  const wechatRemittance = /^wechat/i.test(context.channel) || context.platform === 'Weapp';
  const query = params.seqNo ? await shareQuery(context, params.seqNo) : queryOf(params);
  return { ...(await shareConfig(context, params, query)), wechatRemittance };
}
