import { langHeader } from '@/domain/languages';
import type { Row } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { postMessage } from '../../message/post';
import type { CredentialChange } from './credentialChanges';
import { type Contact, contactsOf, maskedContact, recipientOf } from '../contact/contact';
import { said, type ServerText, textIn } from '../../../texts';

/** `to`: the new contact, masked. */
const sentences = {
  passwordSet: () => said('server.account.passwordSet'),
  passwordChanged: () => said('server.account.passwordChanged'),
  payPasswordSet: () => said('server.account.payPasswordSet'),
  payPasswordChanged: () => said('server.account.payPasswordChanged'),
  phoneAdded: added,
  emailAdded: added,
  phoneReplaced: replaced,
  emailReplaced: replaced,
  contactUndone: () => said('server.account.contactUndone'),
} as const satisfies Record<CredentialChange, (to: string) => Exclude<ServerText, string>>;

function added(to: string) {
  return said('server.account.added', { to });
}
function replaced(to: string) {
  return said('server.account.replaced', { to });
}

/** A first password replaces nothing. */
const firsts: readonly CredentialChange[] = ['passwordSet', 'payPasswordSet'];

export const undoHours = 72;

interface About {
  contact?: Contact;
  /** To the replaced contact only. */
  undo?: { by: Contact; link: string };
}

/** Tells the owner, ends pending links, starts the wait for large sums. */
export async function credentialChanged(
  context: CallContext,
  before: Row<'payers'>,
  change: CredentialChange,
  { contact, undo }: About = {},
): Promise<void> {
  const { db, now } = context;
  await db
    .updateTable('emailActivations')
    .set({ expiresAt: now })
    .where('payerId', '=', before.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
  if (!firsts.includes(change))
    await db.updateTable('payers').set({ credentialsChangedAt: now }).where('id', '=', before.id).execute();
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
        payerId: before.id,
        subject: textIn(subject, lang),
        body: `${textIn(sentences[change](to), lang)} ${textIn(
          undo?.by.target === one.target ? notYouBy(undo.link) : notYou,
          lang,
        )}`,
        createdAt: now,
      })
      .execute();
  const params = { ...(to ? { to } : {}), ...(undo ? { hours: String(undoHours) } : {}) };
  await postMessage(context, before.id, `security.${change}`, params);
}

const subject = said('server.account.changedSubject');
const notYou = said('server.account.notYou');
const notYouBy = (link: string) => said('server.account.notYouBy', { link, hours: undoHours });
