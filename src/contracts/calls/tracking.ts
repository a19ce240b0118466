import * as v from 'valibot';
import { done, fieldsOf, identifier, instant, shortText, text } from '../entities/base';
import { defineCall } from './defineCall';

const event = v.object({
  eventCode: shortText,
  entryTime: v.optional(instant),
  exitTime: v.optional(instant),
  clickTime: v.optional(instant),
  orderId: v.optional(identifier),
  sourceCountry: v.optional(shortText),
  targetCountry: v.optional(shortText),
  sourceCurrency: v.optional(shortText),
  targetCurrency: v.optional(shortText),
  userId: v.optional(identifier),
  orderType: v.optional(v.number()),
  extraData: v.optional(fieldsOf(shortText, v.union([shortText, v.number(), v.boolean()]))),
});
export type TrackingEvent = v.InferOutput<typeof event>;

const unseen = {
  hideLoading: true,
  softError: true,
  ignoreHttpError: true,
  ignoreAuthError: true,
  skipToken: true,
} as const;

export const trackingCollect = defineCall({
  name: 'tracking.collect',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/app-statistics/event/collect',
  owner: 'tracking',
  token: 'none',
  contentType: 'json',
  flags: unseen,
  /** `batchId` deduplicates. */
  params: v.object({
    batchId: identifier,
    events: v.pipe(v.array(event), v.minLength(1), v.maxLength(100)),
  }),
  answer: v.object({ accepted: v.number() }),
});

export const trackingErrorTrace = defineCall({
  name: 'tracking.errorTrace',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/medium/website/error/trace',
  owner: 'tracking',
  token: 'none',
  contentType: 'json',
  flags: unseen,
  params: v.object({
    kind: v.picklist(['blankPage', 'unhandled', 'contract', 'unlistedTransition']),
    route: shortText,
    detail: text,
  }),
  answer: done,
});
