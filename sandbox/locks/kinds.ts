export type LockActor = 'system' | 'staff' | 'owner';

/** `payer` shuts the account, others one proof of identity. Subject: payer id, for `codes` the contact. */
export const lockKinds = {
  staff: { shuts: 'payer', lifts: ['staff'] },
  wrongPassword: { shuts: 'password', lifts: ['owner', 'staff'] },
  wrongPayPassword: { shuts: 'payPassword', lifts: ['owner', 'staff'] },
  wrongCodes: { shuts: 'codes', lifts: ['staff'] },
} as const satisfies Record<string, { shuts: string; lifts: readonly LockActor[] }>;

export type LockKind = keyof typeof lockKinds;
export type Shut = (typeof lockKinds)[LockKind]['shuts'];
