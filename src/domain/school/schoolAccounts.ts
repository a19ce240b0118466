/** As in form addresses; fields and checks: src/schemas/schoolAccount. */
// prettier-ignore
export const schoolAccountKinds = [
  'UK', 'EU', 'HK', 'SGP', 'USA', 'JPN', 'AUS', 'BPAY', 'CAN', 'MYS', 'THA', 'NZL',
] as const;
export type SchoolAccountKind = (typeof schoolAccountKinds)[number];
