import { json } from '../../db/schema';
import type { Work } from '../../runtime';
import { newId } from '../../ids';
import { moveKyc } from '../../machines/moves';
import { demoAccounts } from '../../seed/demoAccounts';
import { demoPayerId } from '../account/demo';
import { numberColumns } from './accountNumber';

export async function demoCases(work: Work): Promise<void> {
  const { db, now } = work;
  for (const { key, market, basic, document } of demoAccounts.list) {
    const id = newId('kyc');
    await db
      .insertInto('kycCases')
      .values({
        id,
        payerId: demoPayerId(key),
        countryCode: market,
        status: 'WaitResult',
        idType: document.idType,
        answers: json({ basic: { ...basic, countryCode: market }, document }),
        submittedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await moveKyc(work, id, 'Pass', { actor: 'us', note: 'demo' });
  }
  await demoKoreanAccount(work);
}

async function demoKoreanAccount(work: Work): Promise<void> {
  const demo = demoAccounts.list.find(({ market }) => market === 'KOR');
  if (!demo) return;
  const { db, now } = work;
  await db
    .insertInto('krAccounts')
    .values({
      id: 'demo-kor-account',
      payerId: demoPayerId(demo.key),
      bankCode: '088',
      ...numberColumns(work, '110987654321'),
      holder: `${demo.basic.lastName} ${demo.basic.firstName}`,
      code: '000',
      status: 'verified',
      sentAt: now,
      verifiedAt: now,
    })
    .execute();
}
