import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { defineAction } from '../../../console/actions';
import type { CallContext, Work } from '../../../runtime';
import { codes, refuse } from '../../../dispatch/refusal';
import { accountRefusals } from '../refusals';
import { newId } from '../../../ids';
import { contactOf, emailContact, findPayer } from '../contact/contact';
import { createPayer } from './create';
import { refuseFrozen } from '../credentials/password';
import { toPayer } from '../payerView';
import { said } from '../../../texts';

const tokenMs = 10 * 60_000;
const keyMs = 24 * 60 * 60_000;
/** Most that partners' clocks may differ. */
const skewMs = 5 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface PartyToken {
  partner: string;
  countryCode: string;
  areaCode?: string | undefined;
  phoneNumber?: string | undefined;
  email?: string | undefined;
}

/** Simulates a partner; stores only the token's hash. */
export async function issuePartyToken(
  { db, now }: Pick<Work, 'db' | 'now'>,
  wanted: PartyToken,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('partyTokens')
    .values({
      tokenHash: hashOf(token),
      partner: wanted.partner,
      countryCode: wanted.countryCode,
      areaCode: wanted.areaCode ?? null,
      phoneNumber: wanted.phoneNumber ?? null,
      email: wanted.email ?? null,
      createdAt: now,
      expiresAt: now + tokenMs,
    })
    .execute();
  return token;
}

async function signInByParty(context: CallContext, token: string, bank: boolean) {
  const { db, now } = context;
  const row = await db
    .updateTable('partyTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('partner', bank ? '=' : '<>', 'bank')
    .returningAll()
    .executeTakeFirst();
  if (!row) refuse(accountRefusals.ticketInvalid);
  const contact =
    row.areaCode && row.phoneNumber
      ? contactOf(row.areaCode, row.phoneNumber)
      : emailContact(row.email ?? refuse(accountRefusals.contactMissing));
  const known = await findPayer(db, contact);
  if (known) await refuseFrozen(context, known);
  const payer =
    known ??
    (await createPayer(context, {
      countryCode: row.countryCode,
      contact,
      language: context.lang.slice(0, 10),
    }));
  const issued = await context.signIn({ payerId: payer.id, countryCode: payer.countryCode });
  return { payer, issued, created: known === undefined };
}

export async function jointAccount(
  context: CallContext,
  { partyToken }: CallParams<'login.jointAccount'>,
): Promise<CallAnswer<'login.jointAccount'>> {
  const { payer, created } = await signInByParty(context, partyToken, false);
  return { payer: toPayer(payer, context.now), created };
}

/** `token` header in, session token out. */
export async function partnerAuth(
  context: CallContext,
  { timestamp }: CallParams<'partner.auth'>,
): Promise<CallAnswer<'partner.auth'>> {
  // Partners use wall time.
  if (Math.abs(Date.now() - timestamp) > skewMs)
    refuse(
      {
        code: codes.badParams,
        text: said('server.account.partnerTooLate'),
      },
      { fields: ['timestamp'] },
    );
  const token = context.headers.token;
  if (typeof token !== 'string' || token === '') refuse(accountRefusals.ticketInvalid);
  return (await signInByParty(context, token, true)).issued.token;
}

const pieceCount = 3;

/** Per payer, kind of page and day. */
export async function secretPieces(
  { db, payerId, now }: CallContext,
  { collectType }: CallParams<'partner.secretPieces'>,
): Promise<CallAnswer<'partner.secretPieces'>> {
  const known = await db
    .selectFrom('partnerKeys')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('collectType', '=', collectType)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const row =
    known ??
    (await db
      .insertInto('partnerKeys')
      .values({
        id: newId('key'),
        payerId,
        collectType,
        secret: randomBytes(24).toString('base64url').slice(0, 24),
        createdAt: now,
        expiresAt: now + keyMs,
      })
      .returningAll()
      .executeTakeFirstOrThrow());
  const size = Math.ceil(row.secret.length / pieceCount);
  return {
    keyId: row.id,
    pieces: Array.from({ length: pieceCount }, (_none, index) =>
      row.secret.slice(index * size, (index + 1) * size),
    ),
    expiresAt: row.expiresAt,
  };
}

export const partnerActions = [
  defineAction({
    name: 'account.partyToken',
    title: "Make a partner's token for one of its users (partner 'bank': for the bank partner)",
    params: v.object({
      partner: v.optional(v.string(), 'wallet'),
      countryCode: v.string(),
      areaCode: v.optional(v.string()),
      phoneNumber: v.optional(v.string()),
      email: v.optional(v.string()),
    }),
    run: async (work, params) => ({ token: await issuePartyToken(work, params) }),
  }),
];
