import { newId } from '../../../sandbox/ids';
import { json } from '../../../sandbox/db/schema';
import { issueSession } from '../../../sandbox/dispatch/sessions';
import type { Person } from './person';
import type { SandboxClient } from './sandboxClient';
import type { TestSandbox } from './testSandbox';

export interface DemoPayer extends Person {
  payeeId: string;
  market: string;
}

const payees: Record<string, { country: string; accountType: string; form: Record<string, string> }> = {
  CHN: { country: 'CHN', accountType: 'bank', form: { cardNumber: '6228480012345678903' } },
  MYS: {
    country: 'MYS',
    accountType: 'eWallet',
    form: { walletProvider: 'TNG', walletAccount: '0123456788' },
  },
};

/** Verified, with one payee, without registration. */
export async function demoPayer(
  sandbox: TestSandbox,
  market: string,
  options: {
    target?: 'CHN' | 'MYS';
    lastName?: string;
    relation?: string;
    headers?: Record<string, string>;
  } = {},
): Promise<DemoPayer> {
  const now = sandbox.clock.now();
  const id = newId('pay');
  const lastName = options.lastName ?? 'Tester';
  await sandbox.db
    .insertInto('payers')
    .values({
      id,
      payerNumber: id.slice(-12),
      countryCode: market,
      firstName: 'Robin',
      lastName,
      fullName: `Robin ${lastName}`,
      inviteCode: id.slice(-10),
      kycStatus: 'Pass',
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  const payeeId = await addPayee(
    sandbox,
    id,
    options.target ?? 'CHN',
    options.relation ? { relation: options.relation } : {},
  );
  const client: SandboxClient = sandbox.client({ market, ...options.headers });
  client.token = (await issueSession(sandbox.db, { payerId: id, countryCode: market }, now)).token;
  return { client, payerId: id, phoneNumber: '', payeeId, market };
}

export async function addPayee(
  sandbox: TestSandbox,
  payerId: string,
  target: 'CHN' | 'MYS',
  change: { fullName?: string; relation?: string; form?: Record<string, string> } = {},
): Promise<string> {
  const id = newId('pye');
  const now = sandbox.clock.now();
  const row = payees[target] as (typeof payees)[string];
  await sandbox.db
    .insertInto('payees')
    .values({
      id,
      payerId,
      country: row.country,
      accountType: row.accountType,
      fullName: change.fullName ?? 'Fang Wang',
      relation: change.relation ?? 'parents',
      fingerprint: id,
      fields: json({ form: { ...row.form, ...change.form }, label: 'Example' }),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
}
