import * as v from 'valibot';
import { countryCode, done, empty, identifier, instant, moneyShape } from '../../entities/base';
import { defineCall } from '../defineCall';
import { ownProof } from './login';

export const userDevices = defineCall({
  name: 'user.devices',
  effect: 'read',
  shows: ['device'],
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
        platform: v.string(),
        system: v.optional(v.string()),
        signedInAt: instant,
        /** Last use, to a day. */
        seenAt: instant,
        current: v.boolean(),
      }),
    ),
  }),
});
export type SignedInDevice = v.InferOutput<(typeof userDevices)['answer']>['list'][number];

/** Without `deviceId` all, the caller's too. */
export const userSignOutDevices = defineCall({
  name: 'user.signOutDevices',
  effect: 'write',
  changes: ['device'],
  method: 'POST',
  path: '/web/user/devices/signOut',
  owner: 'account',
  ours: true,
  idempotent: true,
  ownKey: true,
  flags: { softError: true },
  params: v.object({ deviceId: v.optional(identifier) }),
  answer: v.object({ ended: v.number() }),
});

/** By the password or a code of scene `newDevice`; large sums from a new device need it. */
export const userDeviceProve = defineCall({
  name: 'user.deviceProve',
  effect: 'write',
  changes: ['device'],
  method: 'POST',
  path: '/web/user/devices/prove',
  owner: 'account',
  ours: true,
  encrypted: true,
  flags: { softError: true },
  params: v.object(ownProof),
  answer: done,
});

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
    /** Transfers under way must end first. */
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
    keepYears: v.number(),
  }),
});

/** By the password or a code of scene `closeAccount`. */
export const userClose = defineCall({
  name: 'user.close',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/close',
  owner: 'account',
  ours: true,
  encrypted: true,
  flags: { softError: true },
  params: v.object(ownProof),
  answer: done,
});
