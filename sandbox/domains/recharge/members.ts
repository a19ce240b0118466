import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { RechargeMember, TopUpAccountKind } from '@/contracts/calls/services/recharge';
import { marketRow } from '@/domain/markets';
import { isBrandAccount, type TopUpAccount, topUpPhone } from '@/domain/topUpAccounts';
import type { Row } from '../../db/schema';
import { notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import type { CallContext } from '../../runtime';
import { assertFeature } from '../account/whiteList';
import { kindOf } from './items';
import { rechargeRefusals } from './refusals';

const memberLimit = 20;

const viewOf = (row: Row<'recharge_members'>): RechargeMember => ({
  memberId: row.id,
  name: row.name,
  accountKind: kindOf(row.account_kind),
  areaCode: row.area_code || undefined,
  account: row.account,
  own: false,
});

const kept = ({ db, payerId }: CallContext) =>
  db.selectFrom('recharge_members').selectAll().where('payer_id', '=', payerId);

/** A phone without area code is in the payer's market. */
export async function checkedAccount(
  context: CallContext,
  kind: TopUpAccountKind,
  { areaCode, account }: { areaCode?: string | undefined; account: string },
): Promise<TopUpAccount> {
  if (kind === 'account') {
    if (!isBrandAccount(account)) refuse(rechargeRefusals.accountWrong);
    return { areaCode: '', account };
  }
  const area = areaCode ?? marketRow((await context.payer()).country_code)?.areaCode ?? '';
  const phone = topUpPhone({ areaCode: area, account });
  return phone === null ? refuse(rechargeRefusals.phoneWrong) : { areaCode: area, account: phone };
}

export async function members(context: CallContext): Promise<CallAnswer<'recharge.members'>> {
  const { area_code, phone_number } = await context.payer();
  const rows = await kept(context).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  const own: RechargeMember[] =
    area_code && phone_number
      ? [{ memberId: 'own', accountKind: 'phone', areaCode: area_code, account: phone_number, own: true }]
      : [];
  return { list: [...own, ...rows.map(viewOf)] };
}

export async function saveMember(
  context: CallContext,
  { name, accountKind, ...given }: CallParams<'recharge.memberSave'>,
): Promise<CallAnswer<'recharge.memberSave'>> {
  await assertFeature(context, 'smallRecharge');
  const { db, payerId, now } = context;
  const { areaCode, account } = await checkedAccount(context, accountKind, given);
  const rows = await kept(context).execute();
  const known = rows.some(
    (row) => row.account_kind === accountKind && row.area_code === areaCode && row.account === account,
  );
  if (!known && rows.length >= memberLimit) refuse(rechargeRefusals.memberLimit);
  const row = await db
    .insertInto('recharge_members')
    .values({
      id: newId('rcm'),
      payer_id: payerId,
      name,
      account_kind: accountKind,
      area_code: areaCode,
      account,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['payer_id', 'account_kind', 'area_code', 'account']).doUpdateSet({ name }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { member: viewOf(row) };
}

export async function removeMember(
  { db, payerId }: CallContext,
  { memberId }: CallParams<'recharge.memberRemove'>,
): Promise<CallAnswer<'recharge.memberRemove'>> {
  const { numDeletedRows } = await db
    .deleteFrom('recharge_members')
    .where('id', '=', memberId)
    .where('payer_id', '=', payerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse(notFound);
  return { done: true };
}
