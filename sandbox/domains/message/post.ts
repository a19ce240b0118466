import { langHeader } from '@/domain/languages';
import { momentIn } from '@/domain/marketDays';
import { papersWords } from '@/domain/papersWords';
import type { Work } from '../../runtime';
import { json } from '../../db/schema';
import { newId } from '../../ids';
import { brandName } from '../../seed/brand';
import type { CredentialChange } from '../account/credentialChanges';
import { appText } from '../../texts/appTexts';
import { withTitle } from '../coupon/title';
import { notifyApplet, rateTopic } from './applet';
import { topicOf, wants } from './settings';

/** Events of a collection card and the orders by it. `beware` and `reportTaken` go to payers, the others to its owner. */
export type CardNews =
  | 'checked'
  | 'checkFailed'
  | 'waitPayment'
  | 'paid'
  | 'success'
  | 'timeout'
  | 'cancelled'
  | 'refunding'
  | 'receiveFailed'
  | 'reported'
  | 'cleared'
  | 'beware'
  | 'reportTaken';

/** The app has the words of each kind under `message.<kind>.title` and `.content`. */
export type MessageKind =
  | 'welcome'
  | 'kycPassed'
  | 'kycFailed'
  | 'kycResubmit'
  | 'couponGranted'
  | 'couponExpiring'
  | 'inviteReward'
  | `rateAlert.${string}`
  | 'proofPassed'
  | 'proofRejected'
  | `card.${CardNews}`
  | `security.${CredentialChange}`
  | `order.${string}`;

/** The chat app's template that a message goes out by as well, where its payer has allowed one. */
function templateOf(
  kind: MessageKind,
  params: Record<string, string>,
): { templateId: string; topic: string } | null {
  if (kind.startsWith('order.') || kind.startsWith('card.')) return { templateId: 'tpl-order', topic: '' };
  if (kind === 'couponExpiring') return { templateId: 'tpl-coupon', topic: '' };
  if (kind.startsWith('rateAlert.'))
    return { templateId: 'tpl-rate', topic: rateTopic(params.source ?? '', params.target ?? '') };
  return null;
}

interface About {
  /** The order it is about. */
  seqNo?: string | undefined;
  /** The card of the reader's own that it is about. */
  cardId?: string | undefined;
  /** Epoch ms: dates it when a job replays something that was due earlier. */
  at?: number | undefined;
  /** Its sentence, where that is not of the kind's own words. */
  contentKey?: string | undefined;
  /** More lines for who reads it outside of the app. */
  more?: ((lang: string) => readonly string[]) | undefined;
}

/** Values of a message's words, in words themselves. */
function messageValues(params: Record<string, string>, market: string, lang: string): Record<string, string> {
  const { papers, until } = params;
  return {
    ...withTitle(params, lang),
    brand: brandName,
    ...(papers ? { papers: papersWords((key, values) => appText(key, lang, values), papers) } : {}),
    ...(until ? { until: momentIn(market, Number(until)) } : {}),
  };
}

/** The same by mail and by the chat app, where its payer wants it there. */
async function sendOutside(
  { db }: Pick<Work, 'db'>,
  payerId: string,
  kind: MessageKind,
  params: Record<string, string>,
  { at, contentKey, more }: { at: number; contentKey: string; more: About['more'] },
): Promise<void> {
  const topic = topicOf(kind);
  const payer = await db
    .selectFrom('payers')
    .select(['language', 'email', 'country_code'])
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow();
  const mail = payer.email !== null && (await wants({ db }, payerId, topic, 'mail')) ? payer.email : null;
  const template = templateOf(kind, params);
  const applet = template && (await wants({ db }, payerId, topic, 'push')) ? template : null;
  if (!mail && !applet) return;
  const lang = langHeader(payer.language);
  const values = messageValues(params, payer.country_code, lang);
  const say = (key: string): string => appText(key, lang, values) ?? key;
  const subject = say(titleKeyOf(kind));
  const body = [say(contentKey), ...(more?.(lang) ?? [])].join('\n');
  if (mail)
    await db
      .insertInto('outbox')
      .values({
        kind: 'mail',
        recipient: mail,
        payer_id: payerId,
        subject,
        body,
        code: null,
        created_at: at,
      })
      .execute();
  if (applet) await notifyApplet({ db }, payerId, { ...applet, subject, body, at });
}

const titleKeyOf = (kind: MessageKind): string => `message.${kind}.title`;

/** Writes a message into the payer's message centre, within the caller's transaction. */
export async function postMessage(
  work: Pick<Work, 'db' | 'now'>,
  payerId: string,
  kind: MessageKind,
  params: Record<string, string>,
  { seqNo, cardId, at = work.now, contentKey = `message.${kind}.content`, more }: About = {},
): Promise<string> {
  const id = newId('msg');
  await work.db
    .insertInto('messages')
    .values({
      id,
      payer_id: payerId,
      title_key: titleKeyOf(kind),
      content_key: contentKey,
      params: json(params),
      order_seq_no: seqNo ?? null,
      card_id: cardId ?? null,
      created_at: at,
    })
    .execute();
  // News about the account's safety goes to every contact, whatever its owner wants to read there.
  if (!kind.startsWith('security.')) await sendOutside(work, payerId, kind, params, { at, contentKey, more });
  return id;
}
