import { randomInt } from 'node:crypto';
import type { NewRow, Row } from '../../../db/schema';
import type { Work } from '../../../runtime';
import { newId } from '../../../ids';
import type { PayerProfile } from '../payerView';
import { profileJson } from '../payerView';
import { refuse } from '../../../dispatch/refusal';
import { accountRefusals } from '../refusals';

const codeSymbols = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const inviteCode = (): string =>
  Array.from({ length: 8 }, () => codeSymbols[randomInt(codeSymbols.length)]).join('');

export interface NewPayer {
  countryCode: string;
  contact: Partial<Record<'areaCode' | 'phoneNumber' | 'email', string>>;
  language: string;
  passwordHash?: string | undefined;
  invitedBy?: string | undefined;
  profile?: PayerProfile;
  columns?: Partial<NewRow<'payers'>>;
}

/** 21084 when the contact is taken. */
export async function createPayer(work: Work, wanted: NewPayer): Promise<Row<'payers'>> {
  const { db, now } = work;
  const row = await db
    .insertInto('payers')
    .values({
      id: newId('pay'),
      payerNumber: `${wanted.countryCode}${randomInt(10_000_000, 100_000_000)}${String(now).slice(-4)}`,
      countryCode: wanted.countryCode,
      areaCode: wanted.contact.areaCode ?? null,
      phoneNumber: wanted.contact.phoneNumber ?? null,
      email: wanted.contact.email ?? null,
      passwordHash: wanted.passwordHash ?? null,
      language: wanted.language,
      inviteCode: inviteCode(),
      invitedBy: wanted.invitedBy ?? null,
      profile: profileJson(wanted.profile ?? {}),
      createdAt: now,
      updatedAt: now,
      ...wanted.columns,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) refuse(accountRefusals.userExists);
  return row;
}
