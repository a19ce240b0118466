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
  const payerId = await sandbox.console.makePerson(market, options.lastName);
  const payeeId = await addPayee(
    sandbox,
    payerId,
    options.target ?? 'CHN',
    options.relation ? { relation: options.relation } : {},
  );
  const client: SandboxClient = sandbox.client({ market, ...options.headers });
  client.token = await sandbox.console.signIn(payerId);
  return { client, payerId, phoneNumber: '', payeeId, market };
}

export async function addPayee(
  sandbox: TestSandbox,
  payerId: string,
  target: 'CHN' | 'MYS',
  { form, ...change }: { fullName?: string; relation?: string; form?: Record<string, string> } = {},
): Promise<string> {
  const payee = payees[target] as (typeof payees)[string];
  return sandbox.console.makePayee(payerId, { ...payee, ...change, form: { ...payee.form, ...form } });
}
