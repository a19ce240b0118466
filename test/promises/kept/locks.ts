import { errorCodes } from '@/contracts/errors';
import type { View } from '../play';
import { firstOf } from './found';
import type { Found, Kept } from './promise';

/** Tracked from console steps. */
function frozenUntil({ play, step }: View, payerId: string): number {
  let until = 0;
  for (const past of play.steps) {
    if (past === step || past.by !== 'staff' || past.code !== '0' || past.params.payerId !== payerId)
      continue;
    if (past.name === 'account.freeze') until = past.at + Number(past.params.minutes ?? Infinity) * 60_000;
    if (past.name === 'account.unfreeze') until = 0;
  }
  return until;
}

const onceLifted = (play: View['play'], payerId: string, token: string): Promise<string> =>
  play.whatIf(async () => {
    await play.db.updateTable('locks').set({ liftedAt: play.now }).where('subject', '=', payerId).execute();
    return (await play.server.send('user.devices', {}, { token, lang: 'en' })).code;
  });

const lockMs = 30 * 60_000;

/** Consecutive refused passwords on this device; a login, staff or a lock that is over resets them. */
function wrongTries({ play, step }: View): number[] {
  let row: number[] = [];
  let locked = Infinity;
  for (const past of play.steps) {
    if (past === step) break;
    const begins = ['login.setPassword', 'account.unfreeze'].includes(past.name) && past.code === '0';
    const theirs =
      past.name === 'login.userInfo' &&
      past.device === step.device &&
      past.params.email === step.params.email &&
      past.params.phoneNumber === step.params.phoneNumber;
    const same = theirs && past.params.password !== undefined;
    // A login by code makes the device known, which counts attempts separately.
    // Tries on all unknown devices lock together.
    if (begins || (theirs && (past.code === '0' || past.at >= locked + lockMs))) {
      row = [];
      locked = Infinity;
    }
    if (!same) continue;
    if (past.code === errorCodes.FreezeLogin) locked = Math.min(locked, past.at);
    if ([errorCodes.passwordWrong, errorCodes.FreezeLogin].includes(past.code as never)) row.push(past.at);
  }
  return row;
}

export const lockPromises: readonly Kept[] = [
  {
    id: 'staff-lock-stays',
    group: 'locks',
    says: 'A lock of the staff is lifted by the staff or by its time, and by no call.',
    watches: ['locks'],
    breach: ({ changes, step }) =>
      firstOf(changes('locks'), ({ before, after }) => {
        if (before?.kind !== 'staff' || before.liftedAt !== null || step.by === 'staff') return null;
        const shorter = after?.untilAt !== before.untilAt;
        return !after || after.liftedAt !== null || shorter
          ? `${step.name} lifted a lock of the staff`
          : null;
      }),
  },
  {
    id: 'staff-freeze',
    group: 'locks',
    says: 'What staff has frozen only staff opens: until then nobody gets in, and no call of theirs is accepted.',
    watches: [],
    breach: async (view) => {
      const { step, changes, play } = view;
      if (step.by === 'staff') return null;
      for (const { before, after: session } of changes('sessions')) {
        const payerId = session?.payerId;
        if (!before && payerId && frozenUntil(view, payerId) > step.at)
          return `${step.name} opened a session of a frozen account`;
      }
      // Whoever calls: a password is reset by a visitor, or from another account.
      for (const { key, before, after } of changes('payers'))
        if (before && before.passwordHash !== after?.passwordHash && frozenUntil(view, key) > step.at)
          return `${step.name} changed the password of a frozen account`;
      const payerId = step.payerId ?? (step.by === 'visitor' ? changes('payers')[0]?.key : undefined);
      if (!payerId || frozenUntil(view, payerId) <= step.at) return null;
      for (const login of play.logins)
        if (login.payerId === payerId && (await play.isOpen(login.tokens.at(-1) ?? '')))
          return `after ${step.name} a frozen account is open`;
      return null;
    },
  },
  {
    id: 'freeze-ends-logins',
    group: 'locks',
    says: 'A freeze by staff ends every login there is: once it is lifted its owner logs in again.',
    watches: [],
    breach: async ({ step, play }) => {
      if (step.name !== 'account.freeze' || step.code !== '0') return null;
      for (const login of play.logins) {
        const token = login.tokens.at(-1);
        if (login.payerId !== step.params.payerId || !token) continue;
        if ((await onceLifted(play, login.payerId, token)) === '0')
          return 'a login from before a freeze goes on after it';
      }
      return null;
    },
  },
  {
    id: 'five-wrong-passwords',
    group: 'locks',
    says: 'After five wrong passwords in a row on a device the next there, right or wrong, is refused for half an hour.',
    watches: [],
    breach: (view): Found => {
      const { password, ticket, gToken } = view.step.params;
      if (view.step.name !== 'login.userInfo' || view.step.code !== '0') return null;
      if (typeof password !== 'string' || ticket !== undefined || gToken !== undefined) return null;
      const fifth = wrongTries(view)[4];
      return fifth !== undefined && view.step.at < fifth + lockMs
        ? 'the right password is taken after five wrong ones'
        : null;
    },
  },
];
