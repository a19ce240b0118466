import type { Work } from '../../runtime';
import { demoAccounts } from '../../seed/demoAccounts';
import { createPayer } from './signIn/create';
import { hashPassword } from './credentials/password';

/** One per market: `demo-aus`. */
export async function demoPayers(work: Work): Promise<void> {
  const passwordHash = await hashPassword(demoAccounts.password);
  for (const demo of demoAccounts.list) {
    await createPayer(work, {
      countryCode: demo.market,
      contact: { areaCode: demo.areaCode, phoneNumber: demo.phoneNumber, email: demo.email },
      language: 'en',
      passwordHash,
      columns: { id: demoPayerId(demo.key) },
    });
  }
}

export const demoPayerId = (key: string): string => `demo-${key}`;
