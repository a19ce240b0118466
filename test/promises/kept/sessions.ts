import { matchesPassword } from '../../../sandbox/domains/account/credentials/password';
import type { Login, View } from '../play';
import { contactTargets } from './contacts';
import { firstOf } from './found';
import type { Found, Kept } from './promise';

async function stillOpen({ play }: View, logins: readonly Login[]): Promise<Found> {
  for (const login of logins)
    for (const token of login.tokens)
      if (await play.isOpen(token))
        return `token ${login.tokens.indexOf(token) + 1} of ${login.tokens.length} still works`;
  return null;
}

const others = ({ play, step }: View, payerId: string): Login[] =>
  play.logins.filter((login) => login.payerId === payerId && login.family !== step.login?.family);

/** How this step opened one, or null. */
async function wayIn(view: View, payerId: string): Promise<string | null> {
  const { step, before, after, changes } = view;
  const payer = before.payers.get(payerId);
  if (!payer) return 'a new account';
  const targets = contactTargets(payer);
  const ticket = changes('tickets').some(
    ({ before: old, after: used }) =>
      old?.usedAt === null &&
      used?.usedAt === step.at &&
      targets.includes(old.target) &&
      ['login', 'register'].includes(old.scene),
  );
  if (ticket) return 'a code';
  const { password, gToken, partyToken } = step.params;
  if (
    typeof password === 'string' &&
    payer.passwordHash &&
    (await matchesPassword(password, payer.passwordHash))
  )
    return 'the password';
  if (typeof gToken === 'string')
    return view.play.logins.some((login) => login.payerId === payerId && login.gTokens.includes(gToken))
      ? 'another session'
      : null;
  if (typeof partyToken === 'string' || step.name === 'partner.auth') return 'a partner';
  return step.payerId === payerId && after.payers.has(payerId) ? 'a renewal' : null;
}

export const sessionPromises: readonly Kept[] = [
  {
    id: 'logout-ends-login',
    group: 'sessions',
    says: 'Logging out ends the whole login: every token that came of it, older, renewed or opened elsewhere.',
    watches: [],
    breach: (view) => {
      const { step, play } = view;
      if (step.name !== 'login.logout' || step.code !== '0' || !step.login) return null;
      return stillOpen(
        view,
        play.logins.filter((login) => login.family === step.login?.family),
      );
    },
  },
  {
    id: 'sign-out-everywhere',
    group: 'sessions',
    says: 'Signing out of all devices ends every login of that payer.',
    watches: [],
    breach: (view) => {
      const { step, play } = view;
      if (step.name !== 'user.signOutDevices' || step.code !== '0' || 'deviceId' in step.params) return null;
      return stillOpen(
        view,
        play.logins.filter((login) => login.payerId === step.payerId),
      );
    },
  },
  {
    id: 'change-ends-others',
    group: 'sessions',
    says: 'A new password, and a number or address that takes the place of another, ends every other login.',
    watches: ['payers.passwordHash', 'payers.phoneNumber', 'payers.email'],
    breach: async (view) => {
      for (const { before, after } of view.changes('payers')) {
        if (!before || !after || view.step.by === 'staff') continue;
        const replaced = (['passwordHash', 'phoneNumber', 'email'] as const).find(
          (column) => before[column] !== null && before[column] !== after[column],
        );
        const open = replaced ? await stillOpen(view, others(view, before.id)) : null;
        if (open) return `${replaced} was replaced by ${view.step.name}, and ${open}`;
      }
      return null;
    },
  },
  {
    id: 'closed-is-closed',
    group: 'sessions',
    says: 'Nobody gets into an account that has been closed.',
    watches: ['payers.closedAt', 'payers.phoneNumber', 'payers.email', 'sessions'],
    breach: async (view) => {
      const { before: old, changes, play, step } = view;
      for (const { before, after } of changes('payers')) {
        if (after?.closedAt && contactTargets(after).length > 0)
          return `${step.name} gave a closed account a contact`;
        if (before?.closedAt || !after?.closedAt) continue;
        const open = await stillOpen(
          view,
          play.logins.filter((login) => login.payerId === after.id),
        );
        if (open) return open;
      }
      return firstOf(changes('sessions'), ({ before, after }) =>
        !before && after?.kind === 'payer' && old.payers.get(after.payerId ?? '')?.closedAt
          ? `${step.name} opened a session of a closed account`
          : null,
      );
    },
  },
  {
    id: 'way-in',
    group: 'sessions',
    says: 'A session is opened by a code, a password, a session there is, or a partner’s word, and by nothing else.',
    watches: ['sessions'],
    breach: async (view) => {
      for (const { before, after: session } of view.changes('sessions'))
        if (
          !before &&
          session?.payerId &&
          session.kind === 'payer' &&
          (await wayIn(view, session.payerId)) === null
        )
          return `${view.step.name} opened a session`;
      return null;
    },
  },
  {
    id: 'ended-token-stays-ended',
    group: 'sessions',
    says: 'A session that has ended never works again.',
    watches: ['sessions', 'logins'],
    breach: ({ changes, step }) =>
      firstOf(changes('sessions'), ({ before, after }) =>
        before?.revokedAt != null &&
        after &&
        before.revokedAt <= step.at &&
        (after.revokedAt === null || after.revokedAt > before.revokedAt + 1)
          ? 'a token that had been replaced works longer'
          : null,
      ) ??
      firstOf(changes('logins'), ({ before, after }) =>
        before?.endedAt != null && after?.endedAt === null ? 'a login that had ended goes on' : null,
      ),
  },
];
