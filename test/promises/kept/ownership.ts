import type { View } from '../play';
import { ownerIn, type Watched, watchedTables } from '../state';
import { firstOf } from './found';
import type { Found, Kept } from './promise';

/** Written by others too: an inviter's coupon, a card's request. */
const sharedTables: readonly Watched[] = ['coupons', 'payeeCards'];

function foreignChange({ step, changes }: View): Found {
  for (const table of watchedTables) {
    if (sharedTables.includes(table)) continue;
    for (const { before, after } of changes(table)) {
      const row = before ?? after;
      const owner = row ? ownerIn(table, row) : null;
      if (owner !== null && owner !== step.payerId) {
        // Another's action may notify a person, such as paying their card.
        if (table === 'messages' && !before) continue;
        // Logins and sign-ups are identified only after the call.
        return `${step.name} by ${step.payerId} ${before ? 'changed' : 'made'} ${table} of ${owner}`;
      }
    }
  }
  return null;
}

function textsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const item of value) textsIn(item, found);
  else if (value && typeof value === 'object') for (const item of Object.values(value)) textsIn(item, found);
  return found;
}

export const ownershipPromises: readonly Kept[] = [
  {
    id: 'nobody-changes-others',
    group: 'ownership',
    says: 'Nobody changes what belongs to another payer: orders, payees, quotes, proofs, accounts, sessions.',
    watches: [
      'payers',
      'orders',
      'payments',
      'refunds',
      'payees',
      'quotes',
      'evidence',
      'sessions',
      'achAccounts',
      'payeeChanges',
      'emailActivations',
    ],
    breach: async (view) => {
      const { step, play } = view;
      if (step.by !== 'payer') return null;
      const signsIn =
        play.logins.at(-1)?.payerId !== step.payerId &&
        view.changes('sessions').some(({ before }) => !before);
      const found = signsIn ? null : foreignChange(view);
      // Visitors may reset any contact with a code.
      return found && (await play.wasVisitor(step)) ? null : found;
    },
  },
  {
    id: 'nobody-reads-others',
    group: 'ownership',
    says: 'No answer tells one payer about an order, a payee, a number or an address of another.',
    watches: [],
    breach: ({ step, after }) => {
      if (step.by !== 'payer' || step.model === null || typeof step.model !== 'object') return null;
      const said = textsIn(step.model);
      // Details typed for payees belong to the payer, even another payer's number.
      const own = [...after.payees.values()].filter((payee) => payee.payerId === step.payerId);
      const given = textsIn([step.params, own.map((payee) => payee.fields)]);
      const tells = (secret: string | null): boolean =>
        secret !== null && said.has(secret) && !given.has(secret);
      return (
        firstOf([...after.orders.values()], (order) =>
          order.payerId !== step.payerId && (tells(order.seqNo) || tells(order.id))
            ? `${step.name} tells of ${order.seqNo}`
            : null,
        ) ??
        firstOf([...after.payees.values()], (payee) =>
          payee.payerId !== step.payerId && tells(payee.id)
            ? `${step.name} tells of the payee ${payee.id}`
            : null,
        ) ??
        firstOf([...after.payers.values()], (payer) =>
          payer.id !== step.payerId &&
          (tells(payer.phoneNumber) || tells(payer.email)) &&
          !given.has('gToken')
            ? `${step.name} tells ${step.payerId} the contact of ${payer.id}`
            : null,
        )
      );
    },
  },
];
