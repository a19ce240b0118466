import * as v from 'valibot';

export const bankRow = v.object({
  bankCode: v.string(),
  bankName: v.string(),
  localName: v.optional(v.string()),
  swift: v.optional(v.string()),
});
export const branchRow = v.object({
  branchCode: v.string(),
  branchName: v.string(),
  city: v.optional(v.string()),
});
export const cashAgent = v.object({
  agentCode: v.string(),
  agentName: v.string(),
  address: v.string(),
  city: v.string(),
  openingHours: v.string(),
});
export const cashPlace = v.object({
  ...cashAgent.entries,
  latitude: v.number(),
  longitude: v.number(),
  distanceKm: v.optional(v.number()),
});
export type CashPlace = v.InferOutput<typeof cashPlace>;
