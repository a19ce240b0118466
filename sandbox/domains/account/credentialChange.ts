import { langHeader } from '@/domain/languages';
import type { Row } from '../../db/schema';
import { type ServerText, textIn } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { postMessage } from '../message/post';
import type { CredentialChange } from './credentialChanges';
import { type Contact, contactsOf, maskedContact, recipientOf } from './contact';

/** What is told, without who is to be contacted. `to`: the new contact, masked. */
const sentences = {
  passwordSet: () => ({
    en: 'Your account now has a password.',
    zh: '您的账号已设置登录密码。',
    'zh-HK': '你的帳戶已設定登入密碼。',
  }),
  passwordChanged: () => ({
    en: 'The password of your account has changed.',
    zh: '您账号的登录密码已更改。',
    'zh-HK': '你帳戶的登入密碼已更改。',
  }),
  payPasswordSet: () => ({
    en: 'Your account now has a payment password.',
    zh: '您的账号已设置支付密码。',
    'zh-HK': '你的帳戶已設定支付密碼。',
  }),
  payPasswordChanged: () => ({
    en: 'The payment password of your account has changed.',
    zh: '您账号的支付密码已更改。',
    'zh-HK': '你帳戶的支付密碼已更改。',
  }),
  phoneAdded: added,
  emailAdded: added,
  phoneReplaced: replaced,
  emailReplaced: replaced,
  contactUndone: () => ({
    en: 'Your phone and email are as they were before. Log in with a code and set a new password.',
    zh: '您的手机号和邮箱已恢复原状。请使用验证码登录并设置新密码。',
    'zh-HK': '你的手機號碼和電郵已恢復原狀。請使用驗證碼登入並設定新密碼。',
  }),
} as const satisfies Record<CredentialChange, (to: string) => Exclude<ServerText, string>>;

function added(to: string) {
  return {
    en: `Your account now also uses ${to}.`,
    zh: `您的账号已绑定${to}。`,
    'zh-HK': `你的帳戶已綁定${to}。`,
  };
}
function replaced(to: string) {
  return {
    en: `Your account now uses ${to} instead.`,
    zh: `您的账号已改用${to}。`,
    'zh-HK': `你的帳戶已改用${to}。`,
  };
}

/** A first password takes nothing away and opens nothing that its proof did not. */
const firsts: readonly CredentialChange[] = ['passwordSet', 'payPasswordSet'];

interface About {
  /** A contact that the account has got by the change. */
  contact?: Contact;
  /** Undoes the change; for the contact that was replaced alone. */
  undo?: { by: Contact; link: string };
}

/**
 * After every change of how an account is entered, reached or paid with: its owner is told in the app and on each contact it had
 * and has, links under way that would change it further stop working, and large sums begin to wait.
 */
export async function credentialChanged(
  context: CallContext,
  before: Row<'payers'>,
  change: CredentialChange,
  { contact, undo }: About = {},
): Promise<void> {
  const { db, now } = context;
  await db
    .updateTable('email_activations')
    .set({ expires_at: now })
    .where('payer_id', '=', before.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  if (!firsts.includes(change))
    await db.updateTable('payers').set({ credentials_changed_at: now }).where('id', '=', before.id).execute();
  const lang = langHeader(before.language);
  const to = contact ? maskedContact(contact) : '';
  const told = new Map(
    [...contactsOf(before), ...(contact ? [contact] : [])].map((one) => [one.target, one]),
  );
  for (const one of told.values())
    await db
      .insertInto('outbox')
      .values({
        kind: one.type === 'phone' ? 'sms' : 'mail',
        recipient: recipientOf(one),
        payer_id: before.id,
        subject: textIn(subject, lang),
        body: `${textIn(sentences[change](to), lang)} ${textIn(
          undo?.by.target === one.target ? notYouBy(undo.link) : notYou,
          lang,
        )}`,
        created_at: now,
      })
      .execute();
  await postMessage(context, before.id, `security.${change}`, to ? { to } : {});
}

const subject = {
  en: 'Your login details have changed',
  zh: '您的登录信息已更改',
  'zh-HK': '你的登入資料已更改',
};
const notYou = {
  en: "Wasn't it you? Contact us right away.",
  zh: '如非本人操作，请立即联系我们。',
  'zh-HK': '如非本人操作，請立即聯絡我們。',
};
const notYouBy = (link: string) => ({
  en: `Wasn't it you? Take your account back within 72 hours: ${link}`,
  zh: `如非本人操作，请在72小时内找回账号：${link}`,
  'zh-HK': `如非本人操作，請在72小時內取回帳戶：${link}`,
});
