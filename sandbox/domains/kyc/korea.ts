import { randomInt } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { maskCard } from '@/core/masking';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { holdKey } from '../../db/transaction';
import { refuse } from '../../dispatch/refusal';
import { secretId } from '../account/contact/captcha';
import { admitCode } from '../account/contact/codeLimits';
import { kycRefusals } from './refusals';
import { newId } from '../../ids';
import { hasNumber, numberColumns } from './accountNumber';
import { answersOf, basicText, findCase, openCase, stepCase, stepThrough } from './cases';
import { checkForm } from './forms';
import { submitted } from './submit';
import { kycMarketOf } from '@/schemas/kyc';
import { said, textIn } from '../../texts';

/** Specification, flows, 5.3: locked after these. */
const maxWrong = 5;
const codeMs = 10 * 60_000;

type Account = Row<'krAccounts'>;
type Given = CallParams<'kyc.krAccountVerify'>;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();
const number = (text: string): string => text.replace(/[\s-]/g, '');

async function korean(context: CallContext): Promise<Row<'payers'>> {
  const payer = await context.payer();
  if (payer.countryCode !== 'KOR') refuse(kycRefusals.countrySwitch);
  return payer;
}

async function bankOf(context: CallContext, code: string): Promise<{ names: { en: string } }> {
  const bank = await context.db
    .selectFrom('enumValues')
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
    .selectFrom('enumValues')
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
    .selectFrom('krAccounts')
    .select('id')
    .where('bankCode', '=', given.bankCode)
    .where(hasNumber(context, number(given.accountNumber)))
    .where('payerId', '<>', payer.id)
    .where('status', '=', 'verified')
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return other ? { own: false, reason: 'taken' } : { own: true };
}

const due = ['WaitAccountAuthorize', 'WaitAccountVerify', 'Pass'];

const codeOf = (accountId: string, code: string): string => `krDeposit:${accountId}:${code}`;

/** The transfer's text has the code; the sandbox sends it as a message. Returns its hash. */
async function transfer(
  context: CallContext,
  account: Pick<Account, 'id' | 'accountNumber'>,
): Promise<string> {
  const target = `krDeposit:${context.payerId}`;
  await holdKey(context, `captcha:${target}`);
  const { asker } = await admitCode(
    context,
    { type: 'account', target, payerId: context.payerId },
    'krDeposit',
  );
  const code = String(randomInt(0, 1000)).padStart(3, '0');
  const { id: outboxId } = await context.db
    .insertInto('outbox')
    .values({
      kind: 'push',
      recipient: maskCard(account.accountNumber),
      payerId: context.payerId,
      subject: 'Deposit of 1 KRW',
      body: `Homeward${code}`,
      code,
      createdAt: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hash = context.runtime.vault.hash(codeOf(account.id, code));
  await context.db
    .insertInto('captchas')
    .values({
      id: secretId(),
      kind: 'deposit',
      target,
      purpose: 'krDeposit',
      code: hash,
      outboxId,
      createdAt: context.now,
      expiresAt: context.now + codeMs,
      ...asker,
    })
    .execute();
  return hash;
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
  const { bankCode } = given;
  const accountNumber = number(given.accountNumber);
  const before = await context.db
    .selectFrom('krAccounts')
    .selectAll()
    .where('payerId', '=', payer.id)
    .where('bankCode', '=', bankCode)
    .where(hasNumber(context, accountNumber))
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Removing the account keeps the tries.
  if (before?.status === 'locked') refuseLocked();
  const id = before?.id ?? newId('kra');
  const code = await transfer(context, { id, accountNumber });
  const values = {
    holder: given.holder.trim(),
    code,
    status: 'sent' as const,
    sentAt: context.now,
    removedAt: null,
  };
  if (before) await context.db.updateTable('krAccounts').set(values).where('id', '=', id).execute();
  else
    await context.db
      .insertInto('krAccounts')
      .values({ id, payerId: payer.id, bankCode, ...numberColumns(context, accountNumber), ...values })
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
function refuseLocked(): never {
  refuse({ code: errorCodes.captchaExhausted, text: lockedText }, { attemptsLeft: 0 }, { keep: true });
}

async function ownAccount(context: CallContext, accountId: string): Promise<Account> {
  await korean(context);
  const account = await context.db
    .selectFrom('krAccounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('payerId', '=', context.payerId)
    .where('removedAt', 'is', null)
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
  if (account.sentAt + codeMs <= context.now)
    refuse({
      code: errorCodes.captchaExpired,
      text: said('server.kyc.codeExpired'),
    });
  if (!context.runtime.vault.isHash(account.code, codeOf(account.id, code), code)) {
    const attempts = account.attempts + 1;
    await context.db
      .updateTable('krAccounts')
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
    .updateTable('krAccounts')
    .set({ status: 'verified', verifiedAt: context.now, attempts: 0 })
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
    .selectFrom('krAccounts')
    .innerJoin('enumValues', (join) =>
      join.onRef('enumValues.code', '=', 'krAccounts.bankCode').on('enumValues.type', '=', 'krBank'),
    )
    .selectAll('krAccounts')
    .select('enumValues.names')
    .where('payerId', '=', context.payerId)
    .where('removedAt', 'is', null)
    .orderBy('sentAt', 'desc')
    .execute();
  return {
    list: rows.map((row) => ({
      accountId: row.id,
      bankCode: row.bankCode,
      bankName: textIn(row.names, context.lang),
      accountNumber: maskCard(row.accountNumber),
      holder: row.holder,
      status: row.status === 'sent' && row.sentAt + codeMs <= context.now ? 'expired' : row.status,
      attemptsLeft: Math.max(0, maxWrong - row.attempts),
      sentAt: row.sentAt,
    })),
  };
}

export async function krUnregister(
  context: CallContext,
  { accountId }: CallParams<'kyc.krUnregister'>,
): Promise<CallAnswer<'kyc.krUnregister'>> {
  const account = await ownAccount(context, accountId);
  await context.db
    .updateTable('krAccounts')
    .set({ removedAt: context.now })
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
    refuse(kycRefusals.wrongStep, { kycStatus: (await context.payer()).kycStatus });
  const code = await transfer(context, account);
  await context.db
    .updateTable('krAccounts')
    .set({ code, status: 'sent', sentAt: context.now })
    .where('id', '=', account.id)
    .execute();
  return { accountId, attemptsLeft: maxWrong - account.attempts, expiresAt: context.now + codeMs };
}
