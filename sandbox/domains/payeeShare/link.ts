import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import type { PayeeShareView, ShareStep } from '@/contracts/entities/payeeShare';
import { errorCodes } from '@/contracts/errors';
import { payeeMethods } from '@/domain/payee/payeeMethods';
import { maskName, maskPhone } from '@/core/masking';
import { randomBytes } from 'node:crypto';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import { holdKey } from '../../db/transaction';
import type { CallContext, Work } from '../../runtime';
import { refuse, shareLinkEnded } from '../../dispatch/refusal';
import { payeeRefusals } from '../payee/refusals';
import { issueSession } from '../../dispatch/sessions';
import { newId } from '../../ids';
import { lockOn } from '../../locks/locks';
import { placeIn } from '../bank/names';
import { livePayee } from '../payee/find';
import { accountTypesOf } from '../payee/rules';
import { fieldsOf } from '../payee/view';
import { said } from '../../texts';

type ShareRow = Row<'payeeShares'>;

const lifeMs = 7 * 86_400_000;

/** Cash has no account, `info` only postpones it. */
export const shareMethods = (country: string): PayeeAccountType[] =>
  accountTypesOf(country).filter((accountType) => !['cash', 'info'].includes(payeeMethods[accountType].kind));

interface ShareScope {
  shareId?: string;
  confirmed?: true;
}
export const scopeOf = ({ session }: Pick<CallContext, 'session'>): ShareScope =>
  session?.kind === 'payeeShare' ? session.scope : {};

/** Other visitors confirm the same phone first. */
const stepOf = (row: ShareRow, { confirmed }: ShareScope): ShareStep =>
  (row.step === 'account' || row.step === 'exchange') && !confirmed ? 'phone' : row.step;

export async function viewOf(
  work: Work & { lang: string },
  row: ShareRow,
  scope: ShareScope = {},
): Promise<PayeeShareView> {
  const sender = await work.db
    .selectFrom('payers')
    .select('fullName')
    .where('id', '=', row.payerId)
    .executeTakeFirst();
  const payee = row.payeeId
    ? await work.db.selectFrom('payees').selectAll().where('id', '=', row.payeeId).executeTakeFirst()
    : undefined;
  return {
    shareCode: row.code,
    kind: row.kind,
    country: row.country,
    sourceCountry: row.sourceCountry,
    senderName: maskName(sender?.fullName ?? ''),
    payeeName: row.name,
    phone:
      row.areaCode && row.phoneNumber
        ? { areaCode: row.areaCode, masked: maskPhone(row.phoneNumber) }
        : undefined,
    accountTypes: shareMethods(row.country),
    payeeLabel: payee ? placeIn(fieldsOf(payee).label, work.lang) : undefined,
    step: stepOf(row, scope),
    expiresAt: row.expiresAt,
  };
}

const linkOf = (context: CallContext, row: ShareRow): CallAnswer<'payeeShare.getUrl'> => ({
  shareCode: row.code,
  link: `${context.runtime.publicUrl}/payeeShareConnect?shareCode=${row.code}&countryCode=${row.country}`,
  step: row.step,
  expiresAt: row.expiresAt,
});

async function newLink(
  context: CallContext,
  about: Pick<
    ShareRow,
    'kind' | 'country' | 'sourceCountry' | 'name' | 'areaCode' | 'phoneNumber' | 'payeeId'
  >,
): Promise<ShareRow> {
  return context.db
    .insertInto('payeeShares')
    .values({
      ...about,
      id: newId('shr'),
      code: randomBytes(18).toString('base64url'),
      payerId: context.payerId,
      expiresAt: context.now + lifeMs,
      createdAt: context.now,
      updatedAt: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reuses unfinished links. */
async function linkFor(
  context: CallContext,
  payee: Row<'payees'>,
  kind: ShareRow['kind'],
  sourceCountry: string,
): Promise<ShareRow> {
  const open = await context.db
    .selectFrom('payeeShares')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('payeeId', '=', payee.id)
    .where('kind', '=', kind)
    .where('step', '<>', 'done')
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', context.now)
    .executeTakeFirst();
  if (open) return open;
  const { form } = fieldsOf(payee);
  return newLink(context, {
    kind,
    payeeId: payee.id,
    country: payee.country,
    sourceCountry,
    name: payee.fullName,
    areaCode: form.areaCode ?? null,
    phoneNumber: form.phoneNumber ?? null,
  });
}

function assertCorridor(country: string, sourceCountry: string): void {
  if (country === sourceCountry) refuse(payeeRefusals.sameCountry);
  if (shareMethods(country).length === 0) refuse(payeeRefusals.method);
}

export async function detailsUrl(
  context: CallContext,
  params: CallParams<'payeeShare.getUrl'>,
): Promise<CallAnswer<'payeeShare.getUrl'>> {
  if (params.payeeId) {
    const payee = await livePayee(context, params.payeeId);
    assertCorridor(payee.country, params.sourceCountry);
    const row = await linkFor(context, payee, 'details', params.sourceCountry);
    // Unconfirmed until the payee answers.
    await context.db
      .updateTable('payees')
      .set({ authStatus: 'WaitResult', updatedAt: context.now })
      .where('id', '=', payee.id)
      .execute();
    return linkOf(context, row);
  }
  const country = params.country ?? refuse(payeeRefusals.fields, { fields: ['country'] });
  assertCorridor(country, params.sourceCountry);
  const row = await newLink(context, {
    kind: 'details',
    payeeId: null,
    country,
    sourceCountry: params.sourceCountry,
    name: params.name?.trim() ?? '',
    areaCode: params.phoneNumber ? (params.areaCode ?? null) : null,
    phoneNumber: params.phoneNumber ?? null,
  });
  return linkOf(context, row);
}

export async function exchangeUrl(
  context: CallContext,
  params: CallParams<'payeeShare.exchangeAuthGetUrl'>,
): Promise<CallAnswer<'payeeShare.exchangeAuthGetUrl'>> {
  const payee = await livePayee(context, params.payeeId);
  assertCorridor(payee.country, params.sourceCountry);
  const fields = fieldsOf(payee);
  const row = await linkFor(context, payee, 'exchange', params.sourceCountry);
  if (fields.exchangeAuth !== 'authorized')
    await context.db
      .updateTable('payees')
      .set({ fields: json({ ...fields, exchangeAuth: 'waitShare' }), updatedAt: context.now })
      .where('id', '=', payee.id)
      .execute();
  return linkOf(context, row);
}

/** It rests while staff have frozen its sender. */
async function assertAlive({ db, now }: CallContext, row: ShareRow | undefined): Promise<ShareRow> {
  if (!row || row.endedAt !== null || row.expiresAt <= now) return refuse(shareLinkEnded);
  return (await lockOn(db, now, { shut: 'payer', subject: row.payerId })) ? refuse(shareLinkEnded) : row;
}

/** The token opens only this link. */
export async function checkLink(
  context: CallContext,
  params: CallParams<'payeeShare.check'>,
): Promise<CallAnswer<'payeeShare.check'>> {
  const found = await context.db
    .selectFrom('payeeShares')
    .selectAll()
    .where('code', '=', params.shareCode)
    .executeTakeFirst();
  const row = await assertAlive(context, found);
  if (params.countryCode && params.countryCode !== row.country) refuse(shareLinkEnded);
  const { token } = await issueSession(
    context.db,
    { payerId: null, kind: 'payeeShare', countryCode: row.country, scope: { shareId: row.id } },
    context.now,
  );
  return { share: await viewOf(context, row), shareToken: token };
}

/** Locked; refuses when another step is due. */
export async function visited(context: CallContext, step: ShareStep): Promise<ShareRow> {
  const scope = scopeOf(context);
  const link = context.db
    .selectFrom('payeeShares')
    .selectAll()
    .where('id', '=', scope.shareId ?? '');
  const sender = (await link.executeTakeFirst())?.payerId;
  // Payer, then link: a visitor changes the sender's payees.
  if (sender !== undefined) await holdKey(context, sender);
  const found = await link.forUpdate().executeTakeFirst();
  const row = await assertAlive(context, found);
  const due = stepOf(row, scope);
  if (due !== step)
    refuse(
      {
        code: errorCodes.conflict,
        text: said('server.payeeShare.stepBefore'),
      },
      { step: due },
    );
  return row;
}

export async function step(
  context: CallContext,
  row: ShareRow,
  to: ShareStep,
  set: { payeeId?: string; areaCode?: string; phoneNumber?: string } = {},
  scope: ShareScope = scopeOf(context),
): Promise<{ share: PayeeShareView }> {
  const moved = await context.db
    .updateTable('payeeShares')
    .set({ ...set, step: to, updatedAt: context.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { share: await viewOf(context, moved, scope) };
}
