import type { CallAnswer } from '@/contracts/calls';
import { markets } from '@/domain/markets/markets';
import type { SandboxClient } from './sandboxClient';
import { type Commit, commitOf, newKey } from './orders';

const payout: Record<string, string> = {
  CHN: 'CNY',
  MYS: 'MYR',
  PHL: 'PHP',
  GBR: 'GBP',
  NZL: 'NZD',
  AUS: 'AUD',
};

export interface Wanted {
  market: string;
  payeeId: string;
  target?: string;
  /** Sent; with `receives`, the exact amount that arrives. */
  amount: string;
  receives?: string;
  remitType?: Commit['remitType'];
  relation?: string;
  purpose?: string;
  lockRate?: boolean;
}

export async function priced(client: SandboxClient, wanted: Wanted): Promise<Commit> {
  const target = wanted.target ?? 'CHN';
  const remitType = wanted.remitType ?? 'personal';
  const { payee } = await client.call('payee.info', { payeeId: wanted.payeeId });
  const quote = await client.call('rates.fee', {
    sourceCountryCode: wanted.market,
    targetCountryCode: target,
    sourceCurrency: markets[wanted.market as keyof typeof markets].currency,
    targetCurrency: payout[target] as string,
    ...(wanted.receives ? { targetAmount: wanted.receives } : { sourceAmount: wanted.amount }),
    remitType,
    accountType: payee.accountType,
  });
  return commitOf(quote, {
    payeeId: wanted.payeeId,
    remitType,
    ...(wanted.purpose ? { purpose: wanted.purpose } : {}),
    ...(wanted.lockRate === undefined ? {} : { lockRate: wanted.lockRate }),
    ...(wanted.relation ? { relation: wanted.relation } : {}),
  });
}

export async function committed(client: SandboxClient, wanted: Wanted): Promise<CallAnswer<'order.commit'>> {
  return client.call('order.commit', await priced(client, wanted), { 'idempotency-key': newKey() });
}
