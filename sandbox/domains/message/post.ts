import type { Work } from '../../runtime';
import { json } from '../../db/schema';
import { newId } from '../../ids';
import type { CredentialChange } from '../account/credentialChanges';
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

/** The same by mail and by the chat app, where its payer wants it there. */
async function sendOutside(
  { db }: Pick<Work, 'db'>,
  payerId: string,
  kind: MessageKind,
  params: Record<string, string>,
  at: number,
): Promise<void> {
  const topic = topicOf(kind);
  const { language, email } = await db
    .selectFrom('payers')
    .select(['language', 'email'])
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow();
  const body = withTitle(params, language).title ?? Object.values(params).join(' ');
  if (email && (await wants({ db }, payerId, topic, 'mail')))
    await db
      .insertInto('outbox')
      .values({
        kind: 'mail',
        recipient: email,
        payer_id: payerId,
        subject: kind,
        body,
        code: null,
        created_at: at,
      })
      .execute();
  const applet = templateOf(kind, params);
  if (applet && (await wants({ db }, payerId, topic, 'push')))
    await notifyApplet({ db }, payerId, { ...applet, subject: kind, body, at });
}

/**
 * Writes a message into the payer's message centre, within the caller's transaction. `at` dates it (epoch ms) when a job
 * replays something that was due earlier; `cardId` is the card of the reader's own that it is about.
 */
export async function postMessage(
  work: Pick<Work, 'db' | 'now'>,
  payerId: string,
  kind: MessageKind,
  params: Record<string, string>,
  seqNo?: string,
  at?: number,
  cardId?: string,
): Promise<string> {
  const id = newId('msg');
  await work.db
    .insertInto('messages')
    .values({
      id,
      payer_id: payerId,
      title_key: `message.${kind}.title`,
      content_key: `message.${kind}.content`,
      params: json(params),
      order_seq_no: seqNo ?? null,
      card_id: cardId ?? null,
      created_at: at ?? work.now,
    })
    .execute();
  // What concerns the account's safety goes to every contact, whatever its owner wants to read there.
  if (!kind.startsWith('security.')) await sendOutside(work, payerId, kind, params, at ?? work.now);
  return id;
}
