import { maskEmail, maskPhone } from '@/core/masking';
import { errorCodes } from '@/contracts/errors';
import type { Row } from '../../db/schema';
import { refuse, textIn } from '../../dispatch/refusal';
import { endLogins } from '../../dispatch/sessions';
import type { CallContext } from '../../runtime';
import { useTicket } from './captcha';
import { belongsTo, type Contact, contactOf, emailContact, recipientOf } from './contact';
import { checkPassword } from './password';
import { accountRefusals } from './refusals';

/** The contacts an account has now. */
export function contactsOf(payer: Row<'payers'>): Contact[] {
  const { area_code, phone_number, email } = payer;
  return [
    ...(area_code && phone_number ? [contactOf(area_code, phone_number)] : []),
    ...(email ? [emailContact(email)] : []),
  ];
}

/** The one that a new contact of this kind takes the place of; undefined: it is the first, or the same. */
const replacedBy = (payer: Row<'payers'>, contact: Contact): Contact | undefined =>
  belongsTo(contact, payer) ? undefined : contactsOf(payer).find(({ type }) => type === contact.type);

/**
 * A contact is replaced only by whoever has the password or one of the contacts there are: a session alone, on a phone that was
 * left lying, is not enough. The first contact of a kind takes nothing away and needs neither.
 */
export async function proveOwn(
  context: CallContext,
  payer: Row<'payers'>,
  contact: Contact,
  { password, ownTicket }: { password?: string | undefined; ownTicket?: string | undefined },
): Promise<void> {
  if (!replacedBy(payer, contact)) return;
  if (password !== undefined) return checkPassword(context, payer, password);
  const targets = contactsOf(payer);
  const proved = ownTicket
    ? await context.db.selectFrom('tickets').select('target').where('id', '=', ownTicket).executeTakeFirst()
    : undefined;
  const own =
    targets.find(({ target }) => target === proved?.target) ?? refuse(accountRefusals.ticketInvalid);
  await useTicket(context, ownTicket, own, ['replaceContact']);
}

/** After a contact has been replaced: the old one is told where the account went, and all other sessions end. */
export async function contactReplaced(
  context: CallContext,
  before: Row<'payers'>,
  contact: Contact,
): Promise<void> {
  const old = replacedBy(before, contact);
  if (!old) return;
  const phone = contact.type === 'phone';
  const code = phone ? errorCodes.phoneChanged : errorCodes.emailChanged;
  await endLogins(context.db, before.id, context.now, { code, except: context.session?.loginId });
  const now = contact.type === 'phone' ? maskPhone(contact.phoneNumber) : maskEmail(contact.email);
  await context.db
    .insertInto('outbox')
    .values({
      kind: phone ? 'sms' : 'mail',
      recipient: recipientOf(old),
      payer_id: before.id,
      subject: textIn(
        { en: 'Your login details have changed', zh: '您的登录信息已更改', 'zh-HK': '你的登入資料已更改' },
        context.lang,
      ),
      body: textIn(
        {
          en: `Your account now uses ${now} instead. Wasn't it you? Contact us right away.`,
          zh: `您的账号已改用${now}。如非本人操作，请立即联系我们。`,
          'zh-HK': `你的帳戶已改用${now}。如非本人操作，請立即聯絡我們。`,
        },
        context.lang,
      ),
      created_at: context.now,
    })
    .execute();
}
