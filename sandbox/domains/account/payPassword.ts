import type { CallAnswer, CallParams } from '@/catalogue/calls';
import { errorCodes } from '@/catalogue/errors';
import type { Row } from '../../db/schema';
import type { CallContext, Work } from '../../dispatch/handler';
import { Refusal } from '../../dispatch/refusal';
import { useTicket } from './captcha';
import { belongsTo, readContact } from './contact';
import { checkPasswordFormat, hashPassword, matchesPassword } from './password';
import { accountCodes, accountRefusal } from './refusals';

export const payPasswordRules = { maxWrong: 5, lockMs: 60 * 60_000 } as const;

/** Three digits in a row that repeat or follow each other, such as 111, 234 or 987 (specification, flows, 5.7). */
export const hasDigitRun = (text: string): boolean =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_none, at) => text.slice(at, at + 3)).some(
    (three) => {
      if (!/^\d{3}$/.test(three)) return false;
      const [a, b, c] = Array.from(three, Number) as [number, number, number];
      return b - a === c - b && Math.abs(b - a) <= 1;
    },
  );

const locked = (until: number, now: number) =>
  new Refusal(
    errorCodes.accountLocked,
    {
      en: 'The payment password is locked for a while after too many wrong tries.',
      zh: '支付密码错误次数过多，请稍后再试。',
      'zh-HK': '支付密碼錯誤次數過多，請稍後再試。',
    },
    { model: { lockedUntil: until, minutes: Math.ceil((until - now) / 60_000) }, keep: true },
  );

/**
 * Checks the payment password and counts: the fifth wrong one in a row locks it for an hour. Refuses with
 * PayPasswordWrong (tries left in the model), accountLocked, or passwordNotSet where there is none.
 */
export async function checkPayPassword(work: Work, payer: Row<'payers'>, given: string): Promise<void> {
  const { db, now } = work;
  if (!payer.pay_password_hash) throw accountRefusal(accountCodes.passwordNotSet);
  const target = `pay:${payer.id}`;
  const before = await db
    .selectFrom('login_attempts')
    .selectAll()
    .where('target', '=', target)
    .executeTakeFirst();
  const until = before?.frozen_until_at ?? 0;
  if (until > now) throw locked(until, now);
  if (await matchesPassword(given, payer.pay_password_hash)) {
    await db.deleteFrom('login_attempts').where('target', '=', target).execute();
    return;
  }
  const failures = (before && before.frozen_until_at === null ? before.failures : 0) + 1;
  const lockedUntil = failures >= payPasswordRules.maxWrong ? now + payPasswordRules.lockMs : null;
  const row = { failures, frozen_until_at: lockedUntil, updated_at: now };
  await db
    .insertInto('login_attempts')
    .values({ target, ...row })
    .onConflict((conflict) => conflict.column('target').doUpdateSet(row))
    .execute();
  if (lockedUntil) throw locked(lockedUntil, now);
  throw new Refusal(
    errorCodes.payPasswordWrong,
    { en: 'The payment password is not right.', zh: '支付密码错误。', 'zh-HK': '支付密碼錯誤。' },
    { model: { triesLeft: payPasswordRules.maxWrong - failures }, keep: true },
  );
}

export async function setPayPassword(
  context: CallContext,
  params: CallParams<'user.payPasswordSet'>,
): Promise<CallAnswer<'user.payPasswordSet'>> {
  const { db, now } = context;
  const payer = await context.payer();
  checkPasswordFormat(params.payPassword, payer.country_code);
  if (hasDigitRun(params.payPassword))
    throw new Refusal(errorCodes.passwordFormat, {
      en: 'The payment password must not have repeated or sequential digits.',
      zh: '支付密码不能包含重复或连续的数字。',
      'zh-HK': '支付密碼不能包含重複或連續的數字。',
    });
  if (payer.pay_password_hash) {
    if (params.oldPayPassword !== undefined) await checkPayPassword(context, payer, params.oldPayPassword);
    else {
      if (!params.ticket || !params.contactType) throw accountRefusal(accountCodes.ticketInvalid);
      const contact = readContact({ ...params, contactType: params.contactType });
      if (!belongsTo(contact, payer)) throw accountRefusal(accountCodes.ticketInvalid);
      await useTicket(context, params.ticket, contact, ['payPassword']);
      await db.deleteFrom('login_attempts').where('target', '=', `pay:${payer.id}`).execute();
    }
  }
  await db
    .updateTable('payers')
    .set({ pay_password_hash: await hashPassword(params.payPassword), updated_at: now })
    .where('id', '=', payer.id)
    .execute();
  return { done: true };
}
