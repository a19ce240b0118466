/** Kinds of account a payer can add for a school, as the addresses of their forms name them; a kind's fields and checks are its row in src/schemas/schoolAccount. */
// prettier-ignore
export const schoolAccountKinds = [
  'UK', 'EU', 'HK', 'SGP', 'USA', 'JPN', 'AUS', 'BPAY', 'CAN', 'MYS', 'THA', 'NZL',
] as const;
export type SchoolAccountKind = (typeof schoolAccountKinds)[number];
