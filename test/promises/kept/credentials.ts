import type { Row } from '../../../sandbox/db/schema';
import { matchesPassword } from '../../../sandbox/domains/account/credentials/password';
import type { View } from '../play';
import type { Change } from '../state';
import { contactTargets } from './contacts';
import { firstOf } from './found';
import type { Kept } from './promise';

const proofMs = 10 * 60_000;
const credentials = ['passwordHash', 'payPasswordHash', 'areaCode', 'phoneNumber', 'email'] as const;

const usedTickets = ({ changes, step }: View): Row<'tickets'>[] =>
  changes('tickets').flatMap(({ before, after }) =>
    before && after && before.usedAt === null && after.usedAt === step.at ? [before] : [],
  );

const textsIn = (params: Readonly<Record<string, unknown>>): string[] =>
  Object.values(params).filter((value): value is string => typeof value === 'string' && value.length <= 64);

/** Whether the step included the former password or a fresh code to a former contact. */
async function proved(view: View, payer: Row<'payers'>): Promise<boolean> {
  const { step } = view;
  const targets = contactTargets(payer);
  const fresh = usedTickets(view).some(
    (ticket) => targets.includes(ticket.target) && step.at - ticket.createdAt <= proofMs,
  );
  if (fresh) return true;
  for (const hash of [payer.passwordHash, payer.payPasswordHash])
    for (const text of hash ? textsIn(step.params) : [])
      if (await matchesPassword(text, hash as string)) return true;
  return false;
}

const undoMs = 72 * 3_600_000;

/** Reverted by the link to the replaced contact. */
const undone = ({ step, before }: View): boolean =>
  step.name === 'user.undoContact' &&
  [...before.outbox.values()].some(
    ({ body, createdAt }) =>
      body.includes(`undoContact?code=${String(step.params.code)}`) && step.at - createdAt < undoMs,
  );

const changed = ({ before, after }: Change<'payers'>): string | undefined =>
  before && after ? credentials.find((column) => before[column] !== after[column]) : undefined;

export const credentialPromises: readonly Kept[] = [
  {
    id: 'proof-of-owner',
    group: 'credentials',
    says: 'No password, payment password, number or address changes, and no device counts as proved, without a proof of the owner younger than ten minutes.',
    watches: [...credentials.map((column) => `payers.${column}` as const), 'provedDevices'],
    breach: async (view) => {
      const { step, changes, play } = view;
      for (const change of changes('payers')) {
        const column = changed(change);
        if (!column || !change.before || step.by === 'staff' || change.after?.closedAt) continue;
        if (undone(view)) continue;
        if (await proved(view, change.before)) continue;
        // Only the new address gets the link, so its requester gave the proof.
        const asked =
          step.name === 'email.activate'
            ? play.steps.find(
                ({ name, params, code, payerId }) =>
                  name === 'user.update' &&
                  code === '0' &&
                  payerId === step.payerId &&
                  params.email === change.after?.email,
              )
            : undefined;
        if (asked && play.provedSteps.has(asked)) continue;
        return `${column} changed by ${step.name} without a proof`;
      }
      for (const { after } of changes('provedDevices')) {
        const payer = after && view.before.payers.get(after.payerId);
        if (payer && !(await proved(view, payer)))
          return `a device was proved by ${step.name} without a proof`;
      }
      return null;
    },
  },
  {
    id: 'ticket-once',
    group: 'credentials',
    says: 'A ticket counts once, for ten minutes, and an old one or a used one opens nothing.',
    watches: ['tickets.usedAt'],
    breach: ({ changes, step }) =>
      firstOf(changes('tickets'), ({ before, after }) => {
        if (!before || !after || before.usedAt === after.usedAt) return null;
        if (before.usedAt !== null) return `a ticket for ${before.scene} was used again`;
        return before.expiresAt <= step.at ? `a ticket for ${before.scene} was used after its time` : null;
      }),
  },
  {
    id: 'code-once',
    group: 'credentials',
    says: 'A code counts once, in its time, for the contact and the purpose it was sent for, and ends with the fifth wrong try.',
    watches: ['captchas.usedAt', 'captchas.attempts'],
    breach: ({ changes, step }) =>
      firstOf(changes('captchas'), ({ before, after }) => {
        if (!before || !after) return null;
        if (after.attempts > 5) return `${after.attempts} tries at one code`;
        if (after.attempts === 5 && after.usedAt === null) return 'a code goes on after the fifth wrong try';
        if (before.usedAt === after.usedAt || after.usedAt === null) return null;
        if (before.usedAt !== null) return `a code for ${before.purpose} was used again`;
        if (before.expiresAt <= step.at && after.attempts === before.attempts)
          return `a code for ${before.purpose} was used after its time`;
        return null;
      }),
  },
  {
    id: 'code-gives-ticket',
    group: 'credentials',
    says: 'A ticket is given for the right code of that contact and purpose, and for nothing else.',
    watches: ['tickets'],
    breach: ({ changes, step }) =>
      firstOf(changes('tickets'), ({ before, after: ticket }) => {
        if (before || !ticket || !ticket.target.match(/^(phone|email):/)) return null;
        const right = changes('captchas').some(
          ({ before: sent, after: used }) =>
            sent?.usedAt === null &&
            used?.usedAt === step.at &&
            sent.target === ticket.target &&
            sent.purpose === ticket.scene &&
            sent.attempts < 5 &&
            textsIn(step.params).includes(sent.code),
        );
        return right ? null : `a ticket for ${ticket.scene} by ${step.name} without its code`;
      }),
  },
  {
    id: 'old-contact-is-told',
    group: 'credentials',
    says: 'A contact that is replaced is told so.',
    watches: ['payers.phoneNumber', 'payers.email', 'outbox'],
    breach: (view) =>
      firstOf(view.changes('payers'), ({ before, after }) => {
        const { changes, step } = view;
        // No notice after a revert.
        if (!before || !after || step.by === 'staff' || undone(view)) return null;
        const told = (recipient: string) =>
          changes('outbox').some(({ before: old, after: mail }) => !old && mail?.recipient === recipient);
        const phone =
          before.areaCode && before.phoneNumber ? `+${before.areaCode}${before.phoneNumber}` : null;
        if (
          phone &&
          (before.phoneNumber !== after.phoneNumber || before.areaCode !== after.areaCode) &&
          !told(phone)
        )
          return `the number was replaced by ${step.name}, and its owner was not told`;
        if (before.email && before.email.toLowerCase() !== after.email?.toLowerCase() && !told(before.email))
          return `the address was replaced by ${step.name}, and its owner was not told`;
        return null;
      }),
  },
  {
    id: 'one-account-a-contact',
    group: 'credentials',
    says: 'A number or an address belongs to one account.',
    watches: ['payers.phoneNumber', 'payers.email'],
    breach: ({ changes, after }) =>
      firstOf(changes('payers'), ({ after: payer }) => {
        const targets = contactTargets(payer);
        const other = [...after.payers.values()].find(
          (row) => row.id !== payer?.id && contactTargets(row).some((target) => targets.includes(target)),
        );
        return other ? 'two accounts have the same contact' : null;
      }),
  },
  {
    id: 'no-secret-in-answers',
    group: 'credentials',
    says: 'No answer and no message holds a password, its hash, or a code that was sent.',
    watches: [],
    breach: ({ step, after, changes }) => {
      if (step.by === 'staff' || step.model === null) return null;
      const text = JSON.stringify(step.model);
      if (text.includes('scrypt$')) return 'an answer holds the hash of a password';
      const sent = changes('captchas').find(
        ({ before, after: code }) =>
          !before && code && code.kind !== 'challenge' && text.includes(`"${code.code}"`),
      );
      if (sent) return 'an answer holds the code that was sent';
      return [...after.payers.values()].some(
        (payer) => payer.passwordHash && text.includes(payer.passwordHash),
      )
        ? 'an answer holds a hash'
        : null;
    },
  },
];

/** Records the proof at the step, as a later email activation relies on it. */
export async function noteProof(view: View): Promise<void> {
  const { step, before, play } = view;
  const payer = step.payerId === null ? undefined : before.payers.get(step.payerId);
  if (step.name === 'user.update' && payer && (await proved(view, payer))) play.provedSteps.add(step);
}
