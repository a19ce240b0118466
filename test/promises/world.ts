import crypto from 'node:crypto';
import { mock } from 'node:test';
import type { MarketCode } from '@/domain/markets/markets';
import { json } from '../../sandbox/db/schema';
import { issueSession } from '../../sandbox/dispatch/sessions';
import { createPayer } from '../../sandbox/domains/account/signIn/create';
import { demoPayerId } from '../../sandbox/domains/account/demo';
import { addPayeeOf } from '../../sandbox/domains/payee/add';
import type { CallParams } from '@/contracts/calls';
import type { PayeeForm } from '@/contracts/entities/payee';
import { demoAccounts } from '../../sandbox/seed/demoAccounts';
import { corridorPayees, siblingPayee } from '../contract/support/payees';
import { startTestSandbox, type TestSandbox } from '../contract/support/testSandbox';

/** Fixed: a seed repeats on any day. */
export const startsAt = Date.UTC(2027, 0, 11, 9);

/** For markets with letters in payment passwords. */
export const payPasswords = ['Coins135', 'Coins246'] as const;
export const loginPasswords = [demoAccounts.password, 'Newpass77'] as const;
export const passwords = [
  ...loginPasswords,
  ...payPasswords,
  '258136',
  '135246',
  '246135',
  '975310',
] as const;

export interface Person {
  payerId: string;
  market: MarketCode;
  token: string;
  device: string;
  phone: { areaCode: string; phoneNumber: string };
  email: string | null;
}

export interface World {
  sandbox: TestSandbox;
  people: readonly Person[];
  close: () => Promise<void>;
}

/** Hashing would take most of the time, and no rule depends on it. */
function cheapPasswords(): () => void {
  const real = crypto.scrypt.bind(crypto) as (...args: unknown[]) => void;
  const cheap = (password: unknown, salt: unknown, length: unknown, _cost: unknown, done: unknown): void =>
    real(password, salt, length, { N: 2 }, done);
  const mocked = mock.method(crypto, 'scrypt', cheap as unknown as typeof crypto.scrypt);
  return () => mocked.mock.restore();
}

const verified = { kycStatus: 'Pass', identityStatus: 'CheckPass' } as const;

/** No password yet; the demo accounts all have one. */
async function newcomer(
  sandbox: TestSandbox,
  {
    phoneNumber,
    ...columns
  }: { phoneNumber: string; firstName: string; lastName: string } & Partial<typeof verified>,
): Promise<Person> {
  const phone = { areaCode: '61', phoneNumber };
  const fullName = `${columns.firstName} ${columns.lastName}`;
  const payer = await sandbox.runtime.transact(async (work) => {
    const made = await createPayer(work, {
      countryCode: 'AUS',
      contact: phone,
      language: 'en',
      columns: { ...columns, fullName },
    });
    for (const form of [corridorPayees.AUS, siblingPayee]) await addPayeeOf(work, made.id, form as PayeeForm);
    return made;
  });
  return signedIn(sandbox, { payerId: payer.id, market: 'AUS', phone, email: null });
}

export const sharedCard = { id: 'crd_promise', shareCode: 'promise-card-1', country: 'CHN' } as const;

async function shareCard({ db, clock }: TestSandbox, ownerId: string): Promise<void> {
  const { sourceCountry: _source, ...account } = corridorPayees.AUS as CallParams<'payee.add'>;
  const now = clock.now();
  const name = { firstName: 'Min', lastName: 'Zhao' };
  await db
    .insertInto('payeeCards')
    .values({
      id: sharedCard.id,
      ownerId,
      country: sharedCard.country,
      shareCode: sharedCard.shareCode,
      fullName: `${name.firstName} ${name.lastName}`,
      person: json({
        ...name,
        areaCode: '86',
        phoneNumber: '13800001234',
        city: 'Beijing',
        street: 'Jianguo Road',
      }),
      account: json(account),
      accountType: 'bank',
      checkStatus: 'Success',
      sharedAt: now,
      validUntil: now + 400 * 86_400_000,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

async function signedIn(
  { db, clock }: TestSandbox,
  person: Omit<Person, 'token' | 'device'>,
): Promise<Person> {
  const device = `home-of-${person.payerId}`;
  const now = clock.now();
  // Before any other: the account's first.
  const request = { payerId: person.payerId, countryCode: person.market, device, signedInAt: now - 1000 };
  return { ...person, device, token: (await issueSession(db, request, now)).token };
}

export async function createWorld(): Promise<World> {
  const restore = cheapPasswords();
  const sandbox = await startTestSandbox({ quiet: true });
  await sandbox.clock.set({ time: startsAt, speed: 0 });
  await sandbox.runtime.transact(async (work) => {
    for (const domain of work.runtime.domains) await domain.demoRows?.(work);
  });
  const people: Person[] = [];
  for (const { key, market, areaCode, phoneNumber, email } of demoAccounts.list)
    people.push(
      await signedIn(sandbox, {
        payerId: demoPayerId(key),
        market: market as MarketCode,
        phone: { areaCode, phoneNumber },
        email,
      }),
    );
  const owner = await newcomer(sandbox, {
    phoneNumber: '498765432',
    firstName: 'Ruby',
    lastName: 'Evans',
    ...verified,
  });
  people.push(owner);
  people.push(await newcomer(sandbox, { phoneNumber: '498765433', firstName: 'Ned', lastName: 'Hall' }));
  await shareCard(sandbox, owner.payerId);
  return {
    sandbox,
    people,
    close: async () => {
      await sandbox.close();
      restore();
    },
  };
}
