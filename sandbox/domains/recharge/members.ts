import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { RechargeMember, TopUpAccountKind } from '@/contracts/calls/services/recharge';
import { marketRow } from '@/domain/markets/markets';
import { isBrandAccount, type TopUpAccount, topUpPhone } from '@/domain/topUpAccounts';
import type { Row } from '../../db/schema';
import { notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import type { CallContext } from '../../runtime';
import { assertFeature } from '../account/whiteList';
import { rechargeRefusals } from './refusals';

const memberLimit = 20;

const viewOf = (row: Row<'rechargeMembers'>): RechargeMember => ({
  memberId: row.id,
  name: row.name,
  accountKind: row.accountKind,
  areaCode: row.areaCode || undefined,
  account: row.account,
  own: false,
});

const kept = ({ db, payerId }: CallContext) =>
  db.selectFrom('rechargeMembers').selectAll().where('payerId', '=', payerId);

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
  const area = areaCode ?? marketRow((await context.payer()).countryCode)?.areaCode ?? '';
  const phone = topUpPhone({ areaCode: area, account });
  return phone === null ? refuse(rechargeRefusals.phoneWrong) : { areaCode: area, account: phone };
}

export async function members(context: CallContext): Promise<CallAnswer<'recharge.members'>> {
  const { areaCode, phoneNumber } = await context.payer();
  const rows = await kept(context).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  const own: RechargeMember[] =
    areaCode && phoneNumber
      ? [{ memberId: 'own', accountKind: 'phone', areaCode: areaCode, account: phoneNumber, own: true }]
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
    (row) => row.accountKind === accountKind && row.areaCode === areaCode && row.account === account,
  );
  if (!known && rows.length >= memberLimit) refuse(rechargeRefusals.memberLimit);
  const row = await db
    .insertInto('rechargeMembers')
    .values({
      id: newId('rcm'),
      payerId,
      name,
      accountKind,
      areaCode,
      account,
      createdAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['payerId', 'accountKind', 'areaCode', 'account']).doUpdateSet({ name }),
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
    .deleteFrom('rechargeMembers')
    .where('id', '=', memberId)
    .where('payerId', '=', payerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) refuse(notFound);
  return { done: true };
}
