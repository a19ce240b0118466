import type { Row } from '../../../sandbox/db/schema';
import { matchesPassword } from '../../../sandbox/domains/account/password';
import type { View } from '../play';
import type { Change } from '../state';
import { contactTargets } from './contacts';
import { firstOf } from './found';
import type { Kept } from './promise';

const proofMs = 10 * 60_000;
const credentials = ['password_hash', 'pay_password_hash', 'area_code', 'phone_number', 'email'] as const;

const usedTickets = ({ changes, step }: View): Row<'tickets'>[] =>
  changes('tickets').flatMap(({ before, after }) =>
    before && after && before.used_at === null && after.used_at === step.at ? [before] : [],
  );

const textsIn = (params: Readonly<Record<string, unknown>>): string[] =>
  Object.values(params).filter((value): value is string => typeof value === 'string' && value.length <= 64);

/** Whether the step included the former password or a fresh code to a former contact. */
async function proved(view: View, payer: Row<'payers'>): Promise<boolean> {
  const { step } = view;
  const targets = contactTargets(payer);
  const fresh = usedTickets(view).some(
    (ticket) => targets.includes(ticket.target) && step.at - ticket.created_at <= proofMs,
  );
  if (fresh) return true;
  for (const hash of [payer.password_hash, payer.pay_password_hash])
    for (const text of hash ? textsIn(step.params) : [])
      if (await matchesPassword(text, hash as string)) return true;
  return false;
}

const undoMs = 72 * 3_600_000;

/** The change is reverted by the link sent to the replaced contact. */
const undone = ({ step, before }: View): boolean =>
  step.name === 'user.undoContact' &&
  [...before.outbox.values()].some(
    ({ body, created_at }) =>
      body.includes(`undoContact?code=${String(step.params.code)}`) && step.at - created_at < undoMs,
  );

const changed = ({ before, after }: Change<'payers'>): string | undefined =>
  before && after ? credentials.find((column) => before[column] !== after[column]) : undefined;

export const credentialPromises: readonly Kept[] = [
  {
    id: 'proof-of-owner',
    group: 'credentials',
    says: 'No password, payment password, number or address changes, and no device counts as proved, without a proof of the owner younger than ten minutes.',
    watches: [...credentials.map((column) => `payers.${column}` as const), 'proved_devices'],
    breach: async (view) => {
      const { step, changes, play } = view;
      for (const change of changes('payers')) {
        const column = changed(change);
        if (!column || !change.before || step.by === 'staff' || change.after?.closed_at) continue;
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
      for (const { after } of changes('proved_devices')) {
        const payer = after && view.before.payers.get(after.payer_id);
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
    watches: ['tickets.used_at'],
    breach: ({ changes, step }) =>
      firstOf(changes('tickets'), ({ before, after }) => {
        if (!before || !after || before.used_at === after.used_at) return null;
        if (before.used_at !== null) return `a ticket for ${before.scene} was used again`;
        return before.expires_at <= step.at ? `a ticket for ${before.scene} was used after its time` : null;
      }),
  },
  {
    id: 'code-once',
    group: 'credentials',
    says: 'A code counts once, in its time, for the contact and the purpose it was sent for, and ends with the fifth wrong try.',
    watches: ['captchas.used_at', 'captchas.attempts'],
    breach: ({ changes, step }) =>
      firstOf(changes('captchas'), ({ before, after }) => {
        if (!before || !after) return null;
        if (after.attempts > 5) return `${after.attempts} tries at one code`;
        if (before.used_at === after.used_at || after.used_at === null) return null;
        if (before.used_at !== null) return `a code for ${before.purpose} was used again`;
        if (before.expires_at <= step.at && after.attempts === before.attempts)
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
            sent?.used_at === null &&
            used?.used_at === step.at &&
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
    watches: ['payers.phone_number', 'payers.email', 'outbox'],
    breach: (view) =>
      firstOf(view.changes('payers'), ({ before, after }) => {
        const { changes, step } = view;
        // No notice after a revert.
        if (!before || !after || step.by === 'staff' || undone(view)) return null;
        const told = (recipient: string) =>
          changes('outbox').some(({ before: old, after: mail }) => !old && mail?.recipient === recipient);
        const phone =
          before.area_code && before.phone_number ? `+${before.area_code}${before.phone_number}` : null;
        if (
          phone &&
          (before.phone_number !== after.phone_number || before.area_code !== after.area_code) &&
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
    watches: ['payers.phone_number', 'payers.email'],
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
        (payer) => payer.password_hash && text.includes(payer.password_hash),
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
  if (step.name === 'user.update' && payer && (!payer.email || (await proved(view, payer))))
    play.provedSteps.add(step);
}
