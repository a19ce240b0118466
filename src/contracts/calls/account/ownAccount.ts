// Where an account is signed in, and its end.
import * as v from 'valibot';
import { countryCode, done, empty, identifier, instant, moneyShape } from '../../entities/base';
import { ownProof } from '../account';
import { defineCall } from '../defineCall';

export const userDevices = defineCall({
  name: 'user.devices',
  effect: 'read',
  method: 'GET',
  path: '/web/user/devices',
  owner: 'account',
  ours: true,
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: v.object({
    list: v.array(
      v.object({
        deviceId: identifier,
        /** H5, Weapp, Alipay. */
        platform: v.string(),
        /** iPhone, Android ... where it is known. */
        system: v.optional(v.string()),
        signedInAt: instant,
        /** When it was used last, to a day. */
        seenAt: instant,
        /** The one that asks. */
        current: v.boolean(),
      }),
    ),
  }),
});
export type SignedInDevice = v.InferOutput<(typeof userDevices)['answer']>['list'][number];

/** Ends the sessions of one device; without `deviceId` all of them, that of who asks among them. */
export const userSignOutDevices = defineCall({
  name: 'user.signOutDevices',
  effect: 'write',
  method: 'POST',
  path: '/web/user/devices/signOut',
  owner: 'account',
  ours: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({ deviceId: v.optional(identifier) }),
  answer: v.object({ ended: v.number() }),
});

/** The device that asks belongs to the account's owner: by the password or a code of the scene `newDevice`. Large sums from a new one ask for it. */
export const userDeviceProve = defineCall({
  name: 'user.deviceProve',
  effect: 'write',
  method: 'POST',
  path: '/web/user/devices/prove',
  owner: 'account',
  ours: true,
  encrypted: true,
  flags: { softError: true },
  params: v.object(ownProof),
  answer: done,
});

/** Consequences of closing the account: what is in its way, what is lost and what the law keeps. */
export const userCloseCheck = defineCall({
  name: 'user.closeCheck',
  encrypted: true,
  effect: 'read',
  method: 'GET',
  path: '/web/user/close/check',
  owner: 'account',
  ours: true,
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: v.object({
    /** Transfers under way: they end first. */
    open: v.array(
      v.object({
        seqNo: identifier,
        status: v.string(),
        payeeName: v.string(),
        targetCountry: countryCode,
        targetAmount: moneyShape,
        createTime: instant,
      }),
    ),
    orders: v.number(),
    payees: v.number(),
    coupons: v.number(),
    /** How long transfers and the proofs of identity are kept. */
    keepYears: v.number(),
  }),
});

/** Closes the account for good, with the password or a code of the scene `closeAccount`. Refused while a transfer is under way. */
export const userClose = defineCall({
  name: 'user.close',
  effect: 'write',
  method: 'POST',
  path: '/web/user/close',
  owner: 'account',
  ours: true,
  encrypted: true,
  flags: { softError: true },
  params: v.object(ownProof),
  answer: done,
});

/** The link that was sent to a replaced contact: phone and email become what they were before, and all logins end. */
export const userUndoContact = defineCall({
  name: 'user.undoContact',
  effect: 'write',
  method: 'POST',
  path: '/web/user/contact/undo',
  owner: 'account',
  ours: true,
  token: 'none',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ code: identifier }),
  answer: done,
});
