import type { CallName, CallParams } from '@/contracts/calls';
import type { LanguageCode } from '@/domain/languages';
import { ordered } from '../../contract/support/orders';
import { corridorPayees } from '../../contract/support/payees';
import { basicsAus, basicsHkg, provide, ticketFor } from '../../contract/support/person';
import { sandboxClient, type SandboxClient } from '../../contract/support/sandboxClient';
import type { TestSandbox } from '../../contract/support/testSandbox';
import { kycFixture } from '../../fixtures/kyc';
import type { Driver, Person } from '../driver';
import { confirm, quote, signIn } from './steps';
import type { ConsoleClient } from '../console';

export interface Payer {
  payerId: string;
  payeeId: string;
  payeeCountry: string;
  client: SandboxClient;
}

interface Place {
  url: string;
  console: ConsoleClient;
}

/** By the API. */
export async function register(
  { url, console }: Place,
  person: Person,
  password?: string,
): Promise<{ payerId: string; client: SandboxClient }> {
  const client = sandboxClient(url, { market: person.market });
  const contact = { contactType: 'phone', areaCode: person.areaCode, phoneNumber: person.phone } as const;
  const { ticket } = await ticketFor({ console } as TestSandbox, client, contact, 'register');
  const { list } = await client.call('user.clauseList', { countryCode: person.market });
  const { payer } = await client.call('login.register', {
    ...contact,
    ticket,
    countryCode: person.market,
    language: 'en',
    clauseIds: list.filter((clause) => clause.required).map((clause) => clause.clauseId),
    ...(password ? { password } : {}),
  });
  return { payerId: payer.userId, client };
}

const payeeFor = (market: string): CallParams<'payee.add'> =>
  corridorPayees[market] ?? { ...(corridorPayees.AUS as CallParams<'payee.add'>), sourceCountry: market };

/** Korea pays from an own account, proved by a 1 KRW deposit's three digits. */
async function proveAccount(
  client: SandboxClient,
  console: ConsoleClient,
  { payerId, phone }: { payerId: string; phone: string },
): Promise<void> {
  const { values } = kycFixture('KOR');
  const { accountId } = await client.call('kyc.krDepositRegister', {
    bankCode: '088',
    accountNumber: `110${phone.slice(-9).padStart(9, '0')}`,
    holder: `${values.lastName} ${values.firstName}`,
  });
  const code = (await console.outbox('')).find((row) => row.payerId === payerId)?.code ?? '';
  await client.call('kyc.krAuth', { accountId, code });
}

export async function remitter(place: Place, person: Person, password?: string): Promise<Payer> {
  const { payerId, client } = await register(place, person, password);
  const names = { firstName: person.firstName, lastName: person.lastName, birthDate: '1990-05-17' };
  const { market } = person;
  const basics = market === 'AUS' ? basicsAus(names) : market === 'HKG' ? basicsHkg(names) : undefined;
  if (market === 'CHN') await client.call('kyc.cnInit', { countryCode: market });
  else await client.call('kyc.update', basics ?? { countryCode: market, ...kycFixture(market).values });
  await place.console.moveKyc(payerId, 'Pass');
  if (market === 'KOR') await proveAccount(client, place.console, { payerId, phone: person.phone });
  const { payee } = await client.call('payee.add' satisfies CallName, payeeFor(market));
  return { payerId, payeeId: payee.id, payeeCountry: payee.country, client };
}

export interface OrderingPayer extends Payer {
  seqNo: string;
}

export async function withOrder(place: Place, person: Person): Promise<OrderingPayer> {
  const payer = await remitter(place, person);
  const { seqNo } = await ordered({ ...payer, market: 'AUS' });
  return { ...payer, seqNo };
}

/** `expiryDate` of the passport, such as '2031-05-01'. */
export async function identified(
  place: Place,
  person: Person,
  expiryDate: string,
): Promise<{ payerId: string; client: SandboxClient }> {
  const registered = await register(place, person);
  const names = { firstName: person.firstName, lastName: person.lastName, birthDate: '1990-05-17' };
  const { client } = registered;
  await client.call('kyc.update', basicsAus(names));
  const passport = { idType: 'passport', idNumber: 'E76543210', ...names, expiryDate, issuingCountry: 'CHN' };
  const { envelope } = await provide(client, 'AUS', passport, ['front', 'selfie']);
  if (envelope.code !== '0') throw new Error(`The passport was refused: ${envelope.code} ${envelope.msg}`);
  await place.console.advance(60_000);
  return registered;
}

export async function enter(d: Driver, person: Person, console: ConsoleClient): Promise<void> {
  await d.open('login');
  await signIn(d, { person, console });
  await d.seePath('/tabbar/remit');
}

/** Restores a signed-in app; open a screen next. */
export async function signedIn(
  d: Driver,
  person: Person,
  client: SandboxClient,
  language: LanguageCode = 'en',
): Promise<void> {
  await d.open('start');
  const keep = (v: string) => JSON.stringify({ v, at: Date.now() });
  await d.storage.set('language', keep(language));
  await d.storage.set('market', keep(person.market));
  await d.storage.set('token', keep(client.token));
}

export async function order(
  d: Driver,
  { payerId, payeeId, payeeCountry }: Payer,
  console: ConsoleClient,
  amount = '500',
  terms: { unlocked?: boolean } = {},
): Promise<string> {
  await quote(d, `country-${payeeCountry}`, amount);
  await d.tap('remit-send');
  await d.tap(`payee-${payeeId}`);
  await confirm(d, terms);
  await d.see('payment-methods');
  return newestOrder(console, payerId);
}

export async function newestOrder(console: ConsoleClient, payerId: string): Promise<string> {
  const { orders } = await console.payer(payerId);
  if (!orders[0]) throw new Error('There is no order');
  return orders[0].seqNo;
}

export const statusOf = async (console: ConsoleClient, seqNo: string): Promise<string> =>
  (await console.order(seqNo)).order.status;
