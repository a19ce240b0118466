import { langHeader } from '@/domain/languages';
import { momentIn } from '@/domain/markets/marketDays';
import { papersWords } from '@/domain/papersWords';
import type { Work } from '../../runtime';
import { json } from '../../db/schema';
import { newId } from '../../ids';
import { brandName } from '../../seed/brand';
import type { CredentialChange } from '../account/credentials/credentialChanges';
import { appText } from '../../texts/appTexts';
import { withTitle } from '../coupon/title';
import { notifyApplet, rateTopic } from './applet';
import { topicOf, wants } from './settings';

/** `beware` and `reportTaken` go to payers, others to owners. */
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

/** Texts are `message.<kind>.title` and `.content`. */
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
  seqNo?: string | undefined;
  cardId?: string | undefined;
  /** Epoch ms, when replayed by a job. */
  at?: number | undefined;
  /** Replaces the kind's sentence. */
  contentKey?: string | undefined;
  /** Extra lines outside the app. */
  more?: ((lang: string) => readonly string[]) | undefined;
}

function messageValues(params: Record<string, string>, market: string, lang: string): Record<string, string> {
  const { papers, until } = params;
  return {
    ...withTitle(params, lang),
    brand: brandName,
    ...(papers ? { papers: papersWords((key, values) => appText(key, lang, values), papers) } : {}),
    ...(until ? { until: momentIn(market, Number(until)) } : {}),
  };
}

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
    .select(['language', 'email', 'countryCode'])
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow();
  const mail = payer.email !== null && (await wants({ db }, payerId, topic, 'mail')) ? payer.email : null;
  const template = templateOf(kind, params);
  const applet = template && (await wants({ db }, payerId, topic, 'push')) ? template : null;
  if (!mail && !applet) return;
  const lang = langHeader(payer.language);
  const values = messageValues(params, payer.countryCode, lang);
  const say = (key: string): string => appText(key, lang, values) ?? key;
  const subject = say(titleKeyOf(kind));
  const body = [say(contentKey), ...(more?.(lang) ?? [])].join('\n');
  if (mail)
    await db
      .insertInto('outbox')
      .values({
        kind: 'mail',
        recipient: mail,
        payerId,
        subject,
        body,
        code: null,
        createdAt: at,
      })
      .execute();
  if (applet) await notifyApplet({ db }, payerId, { ...applet, subject, body, at });
}

const titleKeyOf = (kind: MessageKind): string => `message.${kind}.title`;

/** In the caller's transaction. */
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
      payerId,
      titleKey: titleKeyOf(kind),
      contentKey,
      params: json(params),
      orderSeqNo: seqNo ?? null,
      cardId: cardId ?? null,
      createdAt: at,
    })
    .execute();
  // Security news ignores settings.
  if (!kind.startsWith('security.')) await sendOutside(work, payerId, kind, params, { at, contentKey, more });
  return id;
}
