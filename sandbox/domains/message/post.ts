import type { Work } from '../../dispatch/handler';
import { json } from '../../db/schema';
import { newId } from '../../ids';

/** What a message is about; the app's own catalogue holds the words under `message.<kind>.title` and `.content`. */
export type MessageKind =
  | 'welcome'
  | 'kycPassed'
  | 'kycFailed'
  | 'kycResubmit'
  | 'couponGranted'
  | 'couponExpiring'
  | 'inviteReward'
  | `rateAlert.${string}`
  | `order.${string}`;

/**
 * Writes a message into the payer's message centre, within the caller's transaction. `at` dates it (epoch ms) when a job
 * replays something that was due earlier.
 */
export async function postMessage(
  work: Pick<Work, 'db' | 'now'>,
  payerId: string,
  kind: MessageKind,
  params: Record<string, string>,
  seqNo?: string,
  at?: number,
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
      created_at: at ?? work.now,
    })
    .execute();
  return id;
}
