import { json } from '../../db/schema';
import type { Work } from '../../runtime';
import { newId } from '../../ids';
import { moveKyc } from '../../machines/moves';
import { demoAccounts } from '../../seed/demoAccounts';
import { demoPayerId } from '../account/demo';

export async function demoCases(work: Work): Promise<void> {
  const { db, now } = work;
  for (const { key, market, basic, document } of demoAccounts.list) {
    const id = newId('kyc');
    await db
      .insertInto('kyc_cases')
      .values({
        id,
        payer_id: demoPayerId(key),
        country_code: market,
        status: 'WaitResult',
        id_type: document.idType,
        answers: json({ basic: { ...basic, countryCode: market }, document }),
        submitted_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await moveKyc(work, id, 'Pass', { actor: 'us', note: 'demo' });
  }
  await demoKoreanAccount(work);
}

async function demoKoreanAccount({ db, now }: Work): Promise<void> {
  const demo = demoAccounts.list.find(({ market }) => market === 'KOR');
  if (!demo) return;
  await db
    .insertInto('kr_accounts')
    .values({
      id: 'demo-kor-account',
      payer_id: demoPayerId(demo.key),
      bank_code: '088',
      account_number: '110987654321',
      holder: `${demo.basic.lastName} ${demo.basic.firstName}`,
      code: '000',
      status: 'verified',
      sent_at: now,
      verified_at: now,
    })
    .execute();
}
