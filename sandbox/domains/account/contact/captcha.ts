import { randomBytes, randomInt } from 'node:crypto';
import type { CallParams } from '@/contracts/calls';
import type { CallContext, Work } from '../../../runtime';
import type { Db } from '../../../db/schema';
import { holdKey } from '../../../db/transaction';
import { refuse } from '../../../dispatch/refusal';
import { accountRefusals } from '../refusals';
import { admitCode, admitGuess, countWrongCode, forgetWrongCodes, wrongPerCode } from './codeLimits';
import type { Contact } from './contact';
import { recipientOf } from './contact';
import { said, textIn } from '../../../texts';

export const captchaRules = {
  validMs: 10 * 60_000,
  /** More require the challenge. */
  freeCodes: 3,
  challengeWindowMs: 10 * 60_000,
} as const;

export type Scene = CallParams<'login.captcha'>['scene'] | 'payeeShare';

/** Test contacts. */
const alwaysChallenged = (contact: Contact): boolean =>
  contact.type === 'phone' ? contact.phoneNumber.endsWith('777777') : contact.email.startsWith('challenge');

export const secretId = (): string => randomBytes(32).toString('base64url');

/** Equal codes have different hashes. */
const codeOf = (id: string, code: string): string => `captcha:${id}:${code}`;

export interface CaptchaRequest {
  contact: Contact;
  scene: Scene;
  kind: 'sms' | 'voice' | 'mail';
  challengeId?: string | undefined;
  challengeAnswer?: string | undefined;
}

/**
 * Refuses within the wait, past the daily budget (`codeLimits.ts`), and with SendCaptchaTestError when the challenge
 * is due.
 */
export async function sendCaptcha(
  context: CallContext,
  request: CaptchaRequest,
): Promise<{ resendSeconds: number }> {
  const { db, now } = context;
  const { contact, scene } = request;
  // Simultaneous ones would each count as the first.
  await holdKey(context, `captcha:${contact.target}`);
  const { asker, wait, sent } = await admitCode(context, contact, scene);
  const recent = sent.filter((row) => row.createdAt > now - captchaRules.challengeWindowMs);
  if (recent.length >= captchaRules.freeCodes || alwaysChallenged(contact))
    await demandChallenge(context, request);
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  const { id: outboxId } = await db
    .insertInto('outbox')
    .values({
      kind: request.kind,
      recipient: recipientOf(contact),
      payerId: context.session?.payerId ?? null,
      subject: textIn(said('server.account.codeSubject'), context.lang),
      body: textIn(
        said('server.account.codeBody', { code, minutes: captchaRules.validMs / 60_000 }),
        context.lang,
      ),
      code,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = secretId();
  await db
    .insertInto('captchas')
    .values({
      id,
      kind: request.kind,
      target: contact.target,
      purpose: scene,
      code: context.runtime.vault.hash(codeOf(id, code)),
      outboxId,
      createdAt: now,
      expiresAt: now + captchaRules.validMs,
      ...asker,
    })
    .execute();
  return { resendSeconds: wait };
}

async function demandChallenge(context: CallContext, request: CaptchaRequest): Promise<void> {
  const { db, now, lang } = context;
  const provider = context.runtime.challenge;
  if (request.challengeId && request.challengeAnswer) {
    const row = await db
      .updateTable('captchas')
      .set({ usedAt: now })
      .where('id', '=', request.challengeId)
      .where('kind', '=', 'challenge')
      .where('target', '=', request.contact.target)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('code')
      .executeTakeFirst();
    if (row && (await provider.judge(row.code, request.challengeAnswer.trim()))) return;
  }
  const { question, imageUrl, secret } = await provider.make();
  const challengeId = secretId();
  await db
    .insertInto('captchas')
    .values({
      id: challengeId,
      kind: 'challenge',
      target: request.contact.target,
      purpose: request.scene,
      code: secret,
      createdAt: now,
      expiresAt: now + captchaRules.validMs,
    })
    .execute();
  refuse(
    accountRefusals.sendCaptchaTest,
    { challengeId, question: textIn(question, lang), ...(imageUrl ? { imageUrl } : {}) },
    { keep: true },
  );
}

/** Five wrong tries end the code, fifteen a day end all. */
export async function checkCaptcha(
  context: CallContext,
  contact: Contact,
  scene: Scene,
  given: string,
): Promise<void> {
  const { db, now } = context;
  const tried = await admitGuess(context, contact);
  const row = await db
    .selectFrom('captchas')
    .selectAll()
    .where('target', '=', contact.target)
    .where('purpose', '=', scene)
    .where('kind', '<>', 'challenge')
    .orderBy('createdAt', 'desc')
    .limit(1)
    // Simultaneous tries wait: a code is used once.
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.usedAt !== null || row.expiresAt <= now) {
    refuse(
      row && row.attempts >= wrongPerCode ? accountRefusals.captchaExhausted : accountRefusals.captchaExpired,
    );
  }
  if (context.runtime.vault.isHash(row.code, codeOf(row.id, given), given)) {
    await db.updateTable('captchas').set({ usedAt: now }).where('id', '=', row.id).execute();
    return forgetWrongCodes(context, tried);
  }
  const attempts = row.attempts + 1;
  const ended = attempts >= wrongPerCode;
  await db
    .updateTable('captchas')
    .set({ attempts, usedAt: ended ? now : null })
    .where('id', '=', row.id)
    .execute();
  await countWrongCode(context, tried);
  refuse(
    ended ? accountRefusals.captchaExhausted : accountRefusals.captchaWrong,
    { triesLeft: wrongPerCode - attempts },
    { keep: true },
  );
}

const ticketMs = 10 * 60_000;

/** Valid for ten minutes, once. */
export async function issueTicket(work: Work, contact: Contact, scene: Scene): Promise<string> {
  const id = secretId();
  await work.db
    .insertInto('tickets')
    .values({ id, target: contact.target, scene, createdAt: work.now, expiresAt: work.now + ticketMs })
    .execute();
  return id;
}

/** A later refusal restores the ticket. */
export async function useTicket(
  work: { db: Db; now: number },
  id: string | undefined,
  contact: Contact,
  scenes: readonly Scene[],
): Promise<void> {
  if (!(await spendTicket(work, id, [contact], scenes))) refuse(accountRefusals.ticketInvalid);
}

export async function spendTicket(
  { db, now }: Pick<Work, 'db' | 'now'>,
  id: string | undefined,
  contacts: readonly Contact[],
  scenes: readonly Scene[],
): Promise<boolean> {
  if (!id || contacts.length === 0) return false;
  const targets = contacts.map(({ target }) => target);
  const row = await db
    .updateTable('tickets')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('target', 'in', targets)
    .where('scene', 'in', scenes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
