import { randomInt } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { maskCard } from '@/core/masking';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { kycRefusals } from './refusals';
import { newId } from '../../ids';
import { answersOf, basicText, findCase, openCase, stepCase, stepThrough } from './cases';
import { checkForm } from './forms';
import { submitted } from './submit';
import { kycMarketOf } from '@/schemas/kyc';
import { said, textIn } from '../../texts';

/** Specification, flows, 5.3: locked after five wrong codes. */
const maxWrong = 5;
const codeMs = 10 * 60_000;

type Account = Row<'kr_accounts'>;
type Given = CallParams<'kyc.krAccountVerify'>;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();
const number = (text: string): string => text.replace(/[\s-]/g, '');

async function korean(context: CallContext): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.country_code !== 'KOR') refuse(kycRefusals.countrySwitch);
  return payer;
}

async function bankOf(context: CallContext, code: string): Promise<{ names: { en: string } }> {
  const bank = await context.db
    .selectFrom('enum_values')
    .select('names')
    .where('type', '=', 'krBank')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!bank)
    refuse({
      code: errorCodes.bankUnsupported,
      text: said('server.kyc.bankUnknown'),
    });
  return bank;
}

export async function krBanks(context: CallContext): Promise<CallAnswer<'kyc.krBanks'>> {
  const rows = await context.db
    .selectFrom('enum_values')
    .select(['code', 'names'])
    .where('type', '=', 'krBank')
    .orderBy('position')
    .execute();
  return { list: rows.map(({ code, names }) => ({ code, content: textIn(names, context.lang) })) };
}

/** Only personal accounts, not proved by another payer. */
export async function krAccountVerify(
  context: CallContext,
  given: Given,
): Promise<CallAnswer<'kyc.krAccountVerify'>> {
  const payer = await korean(context);
  await bankOf(context, given.bankCode);
  const form = kycMarketOf('KOR')?.extras?.account ?? refuse(kycRefusals.marketNotOpen);
  await checkForm(context, form, { ...given }, { country: 'KOR', payerId: payer.id });
  if (/주식회사|\(주\)|co\.|ltd|inc/i.test(given.holder)) return { own: false, reason: 'company' };
  const kycCase = await findCase(context, payer);
  const basic = kycCase && answersOf(kycCase).basic;
  const first = basicText(basic, 'firstName') ?? '';
  const last = basicText(basic, 'lastName') ?? '';
  const names = [`${first}${last}`, `${last}${first}`, basicText(basic, 'localLastName') ?? ''].map(plain);
  if (!names.includes(plain(given.holder))) return { own: false, reason: 'nameDiffers' };
  const other = await context.db
    .selectFrom('kr_accounts')
    .select('id')
    .where('bank_code', '=', given.bankCode)
    .where('account_number', '=', number(given.accountNumber))
    .where('payer_id', '<>', payer.id)
    .where('status', '=', 'verified')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return other ? { own: false, reason: 'taken' } : { own: true };
}

const due = ['WaitAccountAuthorize', 'WaitAccountVerify', 'Pass'];

/** The transfer's text has the code; the sandbox sends it as a message. */
async function transfer(
  context: CallContext,
  account: Pick<Account, 'id' | 'account_number'>,
): Promise<string> {
  const code = String(randomInt(0, 1000)).padStart(3, '0');
  await context.db
    .insertInto('outbox')
    .values({
      kind: 'push',
      recipient: account.account_number,
      payer_id: context.payerId,
      subject: 'Deposit of 1 KRW',
      body: `Homeward${code}`,
      code,
      created_at: context.now,
    })
    .execute();
  return code;
}

export async function krDepositRegister(
  context: CallContext,
  given: CallParams<'kyc.krDepositRegister'>,
): Promise<CallAnswer<'kyc.krDepositRegister'>> {
  const payer = await korean(context);
  const kycCase = await openCase(context, payer);
  if (!due.includes(kycCase.status)) refuse(kycRefusals.wrongStep, { kycStatus: kycCase.status });
  const { own, reason } = await krAccountVerify(context, given);
  if (!own)
    refuse(
      {
        code: errorCodes.ownAccountOnly,
        text: said('server.kyc.ownAccountOnly'),
      },
      { reason: reason ?? 'nameDiffers' },
    );
  const accountNumber = number(given.accountNumber);
  const before = await context.db
    .selectFrom('kr_accounts')
    .selectAll()
    .where('payer_id', '=', payer.id)
    .where('bank_code', '=', given.bankCode)
    .where('account_number', '=', accountNumber)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Removing the account does not reset the tries.
  if (before?.status === 'locked') refuseLocked();
  const id = before?.id ?? newId('kra');
  const code = await transfer(context, { id, account_number: accountNumber });
  const values = {
    holder: given.holder.trim(),
    code,
    status: 'sent' as const,
    sent_at: context.now,
    removed_at: null,
  };
  if (before) await context.db.updateTable('kr_accounts').set(values).where('id', '=', id).execute();
  else
    await context.db
      .insertInto('kr_accounts')
      .values({ id, payer_id: payer.id, bank_code: given.bankCode, account_number: accountNumber, ...values })
      .execute();
  const moved =
    kycCase.status === 'WaitAccountAuthorize'
      ? await stepCase(context, kycCase.id, 'WaitAccountVerify', { actor: 'payer', note: 'bank account' })
      : kycCase;
  return {
    accountId: id,
    attemptsLeft: maxWrong - (before?.attempts ?? 0),
    expiresAt: context.now + codeMs,
    kycStatus: submitted(moved.status).kycStatus,
  };
}

const lockedText = said('server.kyc.accountLocked');
/** Keeps the counted tries. */
function refuseLocked(): never {
  refuse({ code: errorCodes.captchaExhausted, text: lockedText }, { attemptsLeft: 0 }, { keep: true });
}

async function ownAccount(context: CallContext, accountId: string): Promise<Account> {
  await korean(context);
  const account = await context.db
    .selectFrom('kr_accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('payer_id', '=', context.payerId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return account ?? refuse(kycRefusals.fields, { fields: ['accountId'] });
}

export async function krAuth(
  context: CallContext,
  { accountId, code }: CallParams<'kyc.krAuth'>,
): Promise<CallAnswer<'kyc.krAuth'>> {
  const account = await ownAccount(context, accountId);
  const kycCase = await openCase(context, await context.payer());
  if (account.status === 'verified') return submitted(kycCase.status);
  if (account.status === 'locked') refuseLocked();
  if (account.sent_at + codeMs <= context.now)
    refuse({
      code: errorCodes.captchaExpired,
      text: said('server.kyc.codeExpired'),
    });
  if (account.code !== code) {
    const attempts = account.attempts + 1;
    await context.db
      .updateTable('kr_accounts')
      .set({ attempts, ...(attempts >= maxWrong ? { status: 'locked' as const } : {}) })
      .where('id', '=', account.id)
      .execute();
    if (attempts >= maxWrong) refuseLocked();
    refuse(
      {
        code: errorCodes.captchaWrong,
        text: said('server.kyc.codeWrong'),
      },
      { attemptsLeft: maxWrong - attempts },
      { keep: true },
    );
  }
  await context.db
    .updateTable('kr_accounts')
    .set({ status: 'verified', verified_at: context.now, attempts: 0 })
    .where('id', '=', account.id)
    .execute();
  if (kycCase.status !== 'WaitAccountVerify') return submitted(kycCase.status);
  return submitted(
    (await stepThrough(context, kycCase.id, ['WaitResult'], { actor: 'payer', note: 'account proved' }))
      .status,
  );
}

export async function krAccounts(context: CallContext): Promise<CallAnswer<'kyc.krAccounts'>> {
  const rows = await context.db
    .selectFrom('kr_accounts')
    .innerJoin('enum_values', (join) =>
      join.onRef('enum_values.code', '=', 'kr_accounts.bank_code').on('enum_values.type', '=', 'krBank'),
    )
    .selectAll('kr_accounts')
    .select('enum_values.names')
    .where('payer_id', '=', context.payerId)
    .where('removed_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .execute();
  return {
    list: rows.map((row) => ({
      accountId: row.id,
      bankCode: row.bank_code,
      bankName: textIn(row.names, context.lang),
      accountNumber: maskCard(row.account_number),
      holder: row.holder,
      status: row.status === 'sent' && row.sent_at + codeMs <= context.now ? 'expired' : row.status,
      attemptsLeft: Math.max(0, maxWrong - row.attempts),
      sentAt: row.sent_at,
    })),
  };
}

export async function krUnregister(
  context: CallContext,
  { accountId }: CallParams<'kyc.krUnregister'>,
): Promise<CallAnswer<'kyc.krUnregister'>> {
  const account = await ownAccount(context, accountId);
  await context.db
    .updateTable('kr_accounts')
    .set({ removed_at: context.now })
    .where('id', '=', account.id)
    .execute();
  return { done: true };
}

export async function krSendChange(
  context: CallContext,
  { accountId }: CallParams<'kyc.krSendChange'>,
): Promise<CallAnswer<'kyc.krSendChange'>> {
  const account = await ownAccount(context, accountId);
  if (account.status === 'locked') refuseLocked();
  if (account.status === 'verified')
    refuse(kycRefusals.wrongStep, { kycStatus: (await context.payer()).kyc_status });
  const code = await transfer(context, account);
  await context.db
    .updateTable('kr_accounts')
    .set({ code, status: 'sent', sent_at: context.now })
    .where('id', '=', account.id)
    .execute();
  return { accountId, attemptsLeft: maxWrong - account.attempts, expiresAt: context.now + codeMs };
}
