import { largeRemitSteps } from '@/domain/largeRemit';
import * as v from 'valibot';
import { countryCode, dateText, identifier, instant, ossFileKey, shortText } from '../entities/base';
import { evidenceStatus, verifyType } from '../entities/evidence';
import { defineCall } from './defineCall';

const flags = { hideLoading: true, softError: true } as const;

/** The payer's largeRemitFileStatus and largeMaterialStatus. */
export const largeFileStatus = v.picklist(['Init', 'Authenticating', 'Success', 'Fail']);
export type LargeFileStatus = v.InferOutput<typeof largeFileStatus>;
export const certificationStatus = v.picklist([
  'NotCertified',
  'InProgress',
  'Failed',
  'NeedsRetry',
  'Confirmed',
  'Signed',
  'Audited',
]);

const step = v.picklist(largeRemitSteps);

export const largeRemitStatus = defineCall({
  name: 'largeRemit.status',
  effect: 'read',
  shows: ['large'],
  method: 'POST',
  path: '/web/largeTransfer/status/query',
  owner: 'largeRemit',
  flags,
  params: v.object({ countryCode }),
  answer: v.object({
    status: certificationStatus,
    eligible: v.boolean(),
    kycPassed: v.boolean(),
    level: v.number(),
    targetLevel: v.number(),
    fileStatus: largeFileStatus,
    materialStatus: largeFileStatus,
    userLabel: v.optional(v.picklist(['LARGE_WHITE', 'LARGE_BLACK'])),
    payeeId: v.optional(identifier),
    next: v.picklist(['kyc', 'incomeProof', 'steps', 'order', 'none']),
  }),
});

export const largeRemitIncomeProof = defineCall({
  name: 'largeRemit.incomeProof',
  effect: 'read',
  shows: ['large'],
  method: 'POST',
  path: '/web/largeTransfer/incomeProof/status/query',
  owner: 'largeRemit',
  flags,
  params: v.object({ countryCode }),
  answer: v.object({
    status: evidenceStatus,
    rejectReason: v.optional(shortText),
    submittedAt: v.optional(instant),
    incomeExpireDate: v.optional(dateText),
    targetLevel: v.number(),
  }),
});

export const largeRemitBehavior = defineCall({
  name: 'largeRemit.behavior',
  effect: 'read',
  shows: ['large'],
  method: 'POST',
  path: '/web/largeRemit/behavior/query',
  owner: 'largeRemit',
  flags,
  params: v.object({ seqNo: v.optional(identifier) }),
  answer: v.object({
    steps: v.array(v.object({ step, doneAt: v.optional(instant) })),
    next: v.optional(step),
    safeWaitUntil: v.optional(instant),
    canAbandon: v.boolean(),
  }),
});

/** In order; `abandon` cancels an order in its wait. */
export const largeRemitUpdateBehavior = defineCall({
  name: 'largeRemit.updateBehavior',
  effect: 'write',
  changes: ['large', 'order'],
  method: 'POST',
  path: '/web/largeRemit/behavior/update',
  owner: 'largeRemit',
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    behavior: v.union([step, v.literal('abandon')]),
    fileKey: v.optional(ossFileKey),
    payeeId: v.optional(identifier),
    seqNo: v.optional(identifier),
  }),
  answer: v.object({ next: v.optional(step), status: certificationStatus }),
});

/** `large-remit material status`: no path. */
export const largeRemitMaterialStatus = defineCall({
  name: 'largeRemit.materialStatus',
  effect: 'read',
  shows: ['large'],
  method: 'GET',
  path: '/web/largeRemit/material/status',
  owner: 'largeRemit',
  ours: true,
  flags,
  params: v.object({ countryCode: v.optional(countryCode) }),
  answer: v.object({
    fileStatus: largeFileStatus,
    materialStatus: largeFileStatus,
    reviewAt: v.optional(instant),
    items: v.array(
      v.object({
        verifyType,
        fileType: v.optional(v.string()),
        status: evidenceStatus,
        submittedAt: v.optional(instant),
        rejectReason: v.optional(shortText),
      }),
    ),
  }),
});
