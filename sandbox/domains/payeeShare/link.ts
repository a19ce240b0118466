import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { PayeeAccountType } from '@/domain/payeeMethods';
import type { PayeeShareView, ShareStep } from '@/contracts/entities/payeeShare';
import { errorCodes } from '@/contracts/errors';
import { payeeMethods } from '@/domain/payeeMethods';
import { maskName, maskPhone } from '@/core/masking';
import { randomBytes } from 'node:crypto';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { refuse, shareLinkEnded } from '../../dispatch/refusal';
import { payeeRefusals } from '../payee/refusals';
import { issueSession } from '../../dispatch/sessions';
import { newId } from '../../ids';
import { placeIn } from '../bank/names';
import { livePayee } from '../payee/find';
import { accountTypesOf } from '../payee/rules';
import { fieldsOf } from '../payee/view';
import { said } from '../../texts';

type ShareRow = Row<'payee_shares'>;

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

/** Every other visitor must confirm the same phone first. */
const stepOf = (row: ShareRow, { confirmed }: ShareScope): ShareStep =>
  (row.step === 'account' || row.step === 'exchange') && !confirmed ? 'phone' : (row.step as ShareStep);

export async function viewOf(
  work: Work & { lang: string },
  row: ShareRow,
  scope: ShareScope = {},
): Promise<PayeeShareView> {
  const sender = await work.db
    .selectFrom('payers')
    .select('full_name')
    .where('id', '=', row.payer_id)
    .executeTakeFirst();
  const payee = row.payee_id
    ? await work.db.selectFrom('payees').selectAll().where('id', '=', row.payee_id).executeTakeFirst()
    : undefined;
  return {
    shareCode: row.code,
    kind: row.kind,
    country: row.country,
    sourceCountry: row.source_country,
    senderName: maskName(sender?.full_name ?? ''),
    payeeName: row.name,
    phone:
      row.area_code && row.phone_number
        ? { areaCode: row.area_code, masked: maskPhone(row.phone_number) }
        : undefined,
    accountTypes: shareMethods(row.country),
    payeeLabel: payee ? placeIn(fieldsOf(payee).label, work.lang) : undefined,
    step: stepOf(row, scope),
    expiresAt: row.expires_at,
  };
}

const linkOf = (context: CallContext, row: ShareRow): CallAnswer<'payeeShare.getUrl'> => ({
  shareCode: row.code,
  link: `${context.runtime.publicUrl}/payeeShareConnect?shareCode=${row.code}&countryCode=${row.country}`,
  step: row.step as ShareStep,
  expiresAt: row.expires_at,
});

async function newLink(
  context: CallContext,
  about: Pick<
    ShareRow,
    'kind' | 'country' | 'source_country' | 'name' | 'area_code' | 'phone_number' | 'payee_id'
  >,
): Promise<ShareRow> {
  return context.db
    .insertInto('payee_shares')
    .values({
      ...about,
      id: newId('shr'),
      code: randomBytes(18).toString('base64url'),
      payer_id: context.payerId,
      expires_at: context.now + lifeMs,
      created_at: context.now,
      updated_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An unfinished link is reused. */
async function linkFor(
  context: CallContext,
  payee: Row<'payees'>,
  kind: ShareRow['kind'],
  sourceCountry: string,
): Promise<ShareRow> {
  const open = await context.db
    .selectFrom('payee_shares')
    .selectAll()
    .where('payer_id', '=', context.payerId)
    .where('payee_id', '=', payee.id)
    .where('kind', '=', kind)
    .where('step', '<>', 'done')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', context.now)
    .executeTakeFirst();
  if (open) return open;
  const { form } = fieldsOf(payee);
  return newLink(context, {
    kind,
    payee_id: payee.id,
    country: payee.country,
    source_country: sourceCountry,
    name: payee.full_name,
    area_code: form.areaCode ?? null,
    phone_number: form.phoneNumber ?? null,
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
      .set({ auth_status: 'WaitResult', updated_at: context.now })
      .where('id', '=', payee.id)
      .execute();
    return linkOf(context, row);
  }
  const country = params.country ?? refuse(payeeRefusals.fields, { fields: ['country'] });
  assertCorridor(country, params.sourceCountry);
  const row = await newLink(context, {
    kind: 'details',
    payee_id: null,
    country,
    source_country: params.sourceCountry,
    name: params.name?.trim() ?? '',
    area_code: params.phoneNumber ? (params.areaCode ?? null) : null,
    phone_number: params.phoneNumber ?? null,
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
      .set({ fields: json({ ...fields, exchangeAuth: 'waitShare' }), updated_at: context.now })
      .where('id', '=', payee.id)
      .execute();
  return linkOf(context, row);
}

const alive = (row: ShareRow | undefined, now: number): row is ShareRow =>
  row !== undefined && row.ended_at === null && row.expires_at > now;

/** The token opens only this link. */
export async function checkLink(
  context: CallContext,
  params: CallParams<'payeeShare.check'>,
): Promise<CallAnswer<'payeeShare.check'>> {
  const row = await context.db
    .selectFrom('payee_shares')
    .selectAll()
    .where('code', '=', params.shareCode)
    .executeTakeFirst();
  if (!alive(row, context.now) || (params.countryCode && params.countryCode !== row.country))
    refuse(shareLinkEnded);
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
  const row = await context.db
    .selectFrom('payee_shares')
    .selectAll()
    .where('id', '=', scope.shareId ?? '')
    .forUpdate()
    .executeTakeFirst();
  if (!alive(row, context.now)) refuse(shareLinkEnded);
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
  set: { payee_id?: string; area_code?: string; phone_number?: string } = {},
  scope: ShareScope = scopeOf(context),
): Promise<{ share: PayeeShareView }> {
  const moved = await context.db
    .updateTable('payee_shares')
    .set({ ...set, step: to, updated_at: context.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { share: await viewOf(context, moved, scope) };
}
