import { json } from '../../db/schema';
import type { Work } from '../../runtime';
import { newId } from '../../ids';
import { demoAccounts } from '../../seed/demoAccounts';
import { demoPayerId } from '../account/demo';
import { profileJson } from '../account/payerView';

/** KYC answers of the demo payers who have passed; the others are only registered. */
const passed = {
  aus: {
    idType: 'passport',
    idNumber: 'PA7654321',
    nationality: 'AUS',
    birthDate: '1991-03-14',
    address: { street: '12 Pitt Street', suburb: 'Sydney', state: 'NSW', postCode: '2000' },
  },
  hkg: {
    idType: 'hkid',
    idNumber: 'A1234563',
    nationality: 'HKG',
    birthDate: '1988-09-23',
    address: { street: '8 Nathan Road', district: 'YTM' },
  },
} as const;

export async function demoCases({ db, now }: Work): Promise<void> {
  for (const [key, person] of Object.entries(passed)) {
    const demo = demoAccounts.list.find((row) => row.key === key);
    if (!demo) continue;
    const payerId = demoPayerId(key);
    const id = newId('kyc');
    const expiryDate = '2035-12-31';
    const basic = {
      countryCode: demo.market,
      firstName: demo.firstName,
      lastName: demo.lastName,
      birthDate: person.birthDate,
      nationality: person.nationality,
      ...person.address,
    };
    const document = {
      idType: person.idType,
      idNumber: person.idNumber,
      expiryDate,
      issuingCountry: person.nationality,
    };
    await db
      .insertInto('kyc_cases')
      .values({
        id,
        payer_id: payerId,
        country_code: demo.market,
        status: 'Pass',
        id_type: person.idType,
        answers: json({ basic, document }),
        submitted_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto('kyc_history')
      .values({
        case_id: id,
        from_status: null,
        to_status: 'Pass',
        actor: 'us',
        note: 'demo',
        created_at: now,
      })
      .execute();
    await db
      .updateTable('payers')
      .set({
        kyc_status: 'Pass',
        identity_status: 'CheckPass',
        level: 1,
        first_name: demo.firstName,
        last_name: demo.lastName,
        full_name: `${demo.firstName} ${demo.lastName}`,
        nationality: person.nationality,
        id_type: person.idType,
        profile: profileJson({ documentExpiry: expiryDate }),
      })
      .where('id', '=', payerId)
      .execute();
  }
}
