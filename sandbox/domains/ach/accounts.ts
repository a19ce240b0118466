import { createHash } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { AchAccount } from '@/contracts/calls/ach';
import { isAba } from '@/core/validation';
import type { Db, Row } from '../../db/schema';
import { newId } from '../../ids';
import type { CallContext, Job } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { achRefusals } from './refusals';
import { orderRefusals } from '../order/refusals';
import { ownLink, openLink } from './links';

export const achMarket = 'USA';
export const maxAccounts = 5;
const verifyMs = 20_000;

export const viewOf = (row: Row<'achAccounts'>): AchAccount => ({
  accountId: row.id,
  institutionName: row.institutionName,
  holderName: row.holderName,
  accountType: row.accountType === 'savings' ? 'savings' : 'checking',
  mask: row.mask,
  source: row.source === 'plaid' ? 'plaid' : 'manual',
  status: row.status,
  createdAt: row.createdAt,
});

const mine = (context: CallContext) =>
  context.db
    .selectFrom('achAccounts')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('deletedAt', 'is', null);

export async function ownAccount(context: CallContext, accountId: string): Promise<Row<'achAccounts'>> {
  const row = await mine(context).where('id', '=', accountId).executeTakeFirst();
  return row ?? refuse(achRefusals.accountNotFound);
}

async function assertAchMarket(context: CallContext): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.countryCode !== achMarket) refuse(achRefusals.countryUnsupported);
  if (payer.kycStatus !== 'Pass') refuse(orderRefusals.kycMissing);
  return payer;
}

export async function judgeCountry(
  context: CallContext,
  params: CallParams<'ach.judgeCountry'>,
): Promise<CallAnswer<'ach.judgeCountry'>> {
  const payer = await context.payer();
  const accounts = (await mine(context).execute()).length;
  const allowed =
    params.countryCode === achMarket &&
    payer.countryCode === achMarket &&
    payer.kycStatus === 'Pass' &&
    accounts < maxAccounts;
  return { allowed, accounts, maxAccounts };
}

export async function listAccounts(context: CallContext): Promise<CallAnswer<'ach.accounts'>> {
  const rows = await mine(context).orderBy('createdAt', 'desc').orderBy('id').execute();
  const drawing = await context.db
    .selectFrom('payments')
    .select('details')
    .where('payerId', '=', context.payerId)
    .where('status', '=', 'authorised')
    .execute();
  const drawn = new Set(drawing.map(({ details }) => (details as { accountId?: string }).accountId));
  return { list: rows.map((row) => ({ ...viewOf(row), deducting: drawn.has(row.id) || undefined })) };
}

export async function assetsLink(
  context: CallContext,
  params: CallParams<'ach.assetsLink'>,
): Promise<CallAnswer<'ach.assetsLink'>> {
  if (params.countryCode !== achMarket) refuse(achRefusals.countryUnsupported);
  await assertAchMarket(context);
  if ((await mine(context).execute()).length >= maxAccounts) refuse(achRefusals.accountLimit);
  return openLink(context, 'assets', null);
}

export async function updateLink(
  context: CallContext,
  params: CallParams<'ach.updateLink'>,
): Promise<CallAnswer<'ach.updateLink'>> {
  await assertAchMarket(context);
  const account = await ownAccount(context, params.accountId);
  if (account.source !== 'plaid') refuse(achRefusals.accountNotReady);
  return openLink(context, 'update', account.id);
}

export async function updateAccount(
  context: CallContext,
  params: CallParams<'ach.updateAccount'>,
): Promise<CallAnswer<'ach.updateAccount'>> {
  const account = await ownAccount(context, params.accountId);
  const link = await ownLink(context, params.linkToken);
  if (link.mode !== 'update' || link.accountId !== account.id) refuse(achRefusals.linkInvalid);
  if (link.status !== 'success') refuse(achRefusals.linkNotDone);
  if (link.institutionId !== account.institutionId) refuse(achRefusals.incorrect);
  const found = link.accounts.find(
    ({ mask, accountType }) => mask === account.mask && accountType === account.accountType,
  );
  if (!found) return refuse(achRefusals.incorrect);
  const row = await context.db
    .updateTable('achAccounts')
    .set({ status: 'ACTIVE', balance: found.balance, updatedAt: context.now })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { account: viewOf(row) };
}

type NewAccount = Pick<
  Row<'achAccounts'>,
  | 'source'
  | 'institutionId'
  | 'institutionName'
  | 'holderName'
  | 'accountType'
  | 'mask'
  | 'balance'
  | 'status'
> & { number: string; verifyAt: number | null };

const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();

async function fromLink(
  context: CallContext,
  params: CallParams<'ach.addAccount'>,
  holder: string,
): Promise<NewAccount> {
  const link = await ownLink(context, params.linkToken ?? '');
  if (link.mode !== 'assets') refuse(achRefusals.linkInvalid);
  if (link.status !== 'success') refuse(achRefusals.linkNotDone);
  const found = link.accounts.find(({ plaidAccountId }) => plaidAccountId === params.plaidAccountId);
  if (!found) return refuse(achRefusals.accountNotFound);
  return {
    source: 'plaid',
    institutionId: link.institutionId,
    institutionName: link.institutionName ?? '',
    holderName: holder,
    accountType: found.accountType,
    mask: found.mask,
    balance: found.balance,
    status: 'ACTIVE',
    number: `${link.institutionId}:${found.plaidAccountId}`,
    verifyAt: null,
  };
}

function byHand(context: CallContext, params: CallParams<'ach.addAccount'>, holder: string): NewAccount {
  const { routingNumber = '', accountNumber = '', accountType, holderName = '' } = params;
  if (
    !isAba(routingNumber) ||
    accountNumber === '' ||
    !accountType ||
    plainName(holderName) !== plainName(holder)
  )
    return refuse(achRefusals.incorrect);
  return {
    source: 'manual',
    institutionId: null,
    institutionName: `Bank ${routingNumber}`,
    holderName,
    accountType,
    mask: accountNumber.slice(-4),
    balance: null,
    status: 'PENDING',
    number: `${routingNumber}:${accountNumber}`,
    verifyAt: context.now + verifyMs,
  };
}

export async function addAccount(
  context: CallContext,
  params: CallParams<'ach.addAccount'>,
): Promise<CallAnswer<'ach.addAccount'>> {
  if (params.countryCode !== achMarket) refuse(achRefusals.countryUnsupported);
  const payer = await assertAchMarket(context);
  const holder = payer.fullName ?? '';
  const { number, ...account } =
    params.linkToken !== undefined
      ? await fromLink(context, params, holder)
      : byHand(context, params, holder);
  const all = await mine(context).execute();
  const { atRest } = context.runtime;
  const what = createHash('sha256').update(number).digest('hex');
  if (all.some((row) => atRest.hashesOf(what).includes(row.fingerprint))) refuse(achRefusals.accountKnown);
  if (all.length >= maxAccounts) refuse(achRefusals.accountLimit);
  const row = await context.db
    .insertInto('achAccounts')
    .values({
      id: newId('ach'),
      payerId: payer.id,
      ...account,
      fingerprint: atRest.hashed(what),
      createdAt: context.now,
      updatedAt: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { account: viewOf(row) };
}

/** Test trigger: numbers ending in 0000. */
export const verifyJob: Job = {
  name: 'ach-verify',
  async run(work) {
    const due = (db: Db) =>
      db.selectFrom('achAccounts').selectAll().where('verifyAt', '<=', work.now).orderBy('verifyAt');
    return work.each(due, async (row, { db }) => {
      await db
        .updateTable('achAccounts')
        .set({
          status: row.mask === '0000' ? 'FAILED' : 'ACTIVE',
          verifyAt: null,
          updatedAt: row.verifyAt ?? work.now,
        })
        .where('id', '=', row.id)
        .execute();
    });
  },
};
