import * as v from 'valibot';
import { defineAction } from '../../../console/actions';
import { endLogins } from '../../../dispatch/sessions';
import { type LockKind, lockKinds } from '../../../locks/kinds';
import { liftLocks, setLock } from '../../../locks/locks';
import { codeTries } from '../contact/codeLimits';
import { passwordTries } from './password';
import { payPasswordTries } from './payPassword';
import { contactsOf } from '../contact/contact';
import { forgetTries } from './tries';

export const lockActions = [
  defineAction({
    name: 'account.freeze',
    title:
      'Lock an account for some minutes, without `minutes` until the staff lift it, and end all its logins',
    params: v.object({
      payerId: v.string(),
      minutes: v.optional(v.number()),
      reason: v.optional(v.string()),
    }),
    run: async ({ db, now }, { payerId, minutes, reason }) => {
      await setLock(db, now, {
        kind: 'staff',
        subject: payerId,
        by: 'staff',
        until: minutes === undefined ? null : now + minutes * 60_000,
        ...(reason ? { reason } : {}),
      });
      // An intruder stays out after the unlock.
      await endLogins(db, payerId, now);
    },
  }),
  defineAction({
    name: 'account.unfreeze',
    title: 'Lift every lock of an account',
    params: v.object({ payerId: v.string() }),
    run: async ({ db, now }, { payerId }) => {
      await liftLocks(db, now, {
        kinds: Object.keys(lockKinds) as LockKind[],
        subject: payerId,
        by: 'staff',
      });
      await forgetTries(db, passwordTries, { subject: payerId });
      await forgetTries(db, payPasswordTries, { subject: payerId });
      const payer = await db.selectFrom('payers').selectAll().where('id', '=', payerId).executeTakeFirst();
      for (const { target } of payer ? contactsOf(payer) : []) {
        await liftLocks(db, now, { kinds: ['wrongCodes'], subject: target, by: 'staff' });
        await forgetTries(db, codeTries, { subject: target });
      }
    },
  }),
];
