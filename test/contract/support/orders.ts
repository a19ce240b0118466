import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { quotedTerms } from '@/contracts/entities/quote';
import { retryAfter } from '../../../sandbox/dispatch/refusal';
import { NotByAddress } from './notByAddress';
import type { Person } from './person';
import { corridorPayees } from './payees';
import { basicsAus, basicsHkg, signUp } from './person';
import type { Reply, SandboxClient } from './sandboxClient';
import type { TestSandbox } from './testSandbox';

export type Commit = CallParams<'order.commit'>;
export type Order = CallAnswer<'order.get'>['order'];

export interface Remitter extends Person {
  payeeId: string;
  market: string;
}

const corridors: Readonly<
  Record<string, { target: string; source: string; payout: string; amount: string }>
> = {
  AUS: { target: 'CHN', source: 'AUD', payout: 'CNY', amount: '1000' },
  HKG: { target: 'PHL', source: 'HKD', payout: 'PHP', amount: '5000' },
};

export async function remitter(sandbox: TestSandbox, market: 'AUS' | 'HKG' = 'AUS'): Promise<Remitter> {
  const person = await signUp(sandbox, market);
  await person.client.call('kyc.update', market === 'AUS' ? basicsAus() : basicsHkg());
  await sandbox.console.moveKyc(person.payerId, 'Pass');
  const { payee } = await person.client.call('payee.add', corridorPayees[market] as CallParams<'payee.add'>);
  return { ...person, payeeId: payee.id, market };
}

/** A fresh quote as commit params. */
export async function quoted(
  { client, payeeId, market }: Pick<Remitter, 'client' | 'payeeId' | 'market'>,
  change: { sourceAmount?: string; couponId?: string; accountType?: string } = {},
): Promise<Commit> {
  const corridor = corridors[market];
  assert.ok(corridor);
  const quote = await client.call('rates.fee', {
    sourceCountryCode: market,
    targetCountryCode: corridor.target,
    sourceCurrency: corridor.source,
    targetCurrency: corridor.payout,
    sourceAmount: change.sourceAmount ?? corridor.amount,
    remitType: 'personal',
    accountType: change.accountType ?? corridorPayees[market]?.accountType,
    ...(change.couponId ? { couponId: change.couponId } : {}),
  });
  return commitOf(quote, {
    payeeId,
    remitType: 'personal',
    ...(change.couponId ? { couponId: change.couponId } : {}),
  });
}

export const commitOf = (
  quote: CallAnswer<'rates.fee'>,
  about: Pick<Commit, 'payeeId' | 'remitType'> & Partial<Commit>,
): Commit => ({
  ...v.parse(quotedTerms, quote),
  purpose: 'FAMILY_SUPPORT',
  relation: 'parents',
  lockRate: true,
  speed: 1,
  ...about,
});

export const newKey = (): string => randomUUID().replace(/-/g, '');

/** Asks a busy server again, as the app does. */
export async function untilFree(send: () => Promise<Reply>): Promise<Reply> {
  const reply = await send();
  if (reply.status !== 503) return reply;
  await wait(Number(retryAfter) * 1000);
  return untilFree(send);
}

export const sendCommit = (client: SandboxClient, params: Commit, key = newKey()): Promise<Reply> =>
  untilFree(() => client.send('order.commit', params, { 'idempotency-key': key }));

export async function ordered(
  person: Parameters<typeof quoted>[0],
  change: Parameters<typeof quoted>[1] = {},
): Promise<CallAnswer<'order.commit'>['order']> {
  const params = await quoted(person, change);
  return (await person.client.call('order.commit', params, { 'idempotency-key': newKey() })).order;
}

export const payOf = (order: Order, fundingType: number): CallParams<'order.pay'> => ({
  userId: order.userId,
  seqNo: order.seqNo,
  type: order.type,
  fundingType,
  countryCode: order.countryCode,
});

export const fetchOrder = async (client: SandboxClient, seqNo: string): Promise<Order> =>
  (await client.call('order.get', { seqNo })).order;

/** '' when the link has no token. */
export const payTokenOf = (link: string | undefined): string =>
  /\/pay\/([\w-]+)$/.exec(link ?? '')?.[1] ?? '';

export async function payCallback(
  sandbox: TestSandbox,
  token: string,
  outcome: 'paid' | 'cancelled' | 'failed',
): Promise<string> {
  const response = await fetch(`${sandbox.url}/pay/${token}/${outcome}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
  });
  if (response.status === 404) throw new NotByAddress('needs the pages at /pay');
  assert.equal(response.status, 200);
  return ((await response.json()) as { status: string }).status;
}

/** The newest fifty. */
export const ordersOf = async (sandbox: TestSandbox, payerId: string) =>
  (await sandbox.console.payer(payerId)).orders;
