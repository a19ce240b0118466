import type { CallAnswer, CallParams } from '@/catalogue/calls';
import { markets } from '@/catalogue/markets';
import type { SandboxClient } from './sandboxClient';
import { newKey } from './orders';

type Commit = CallParams<'order.commit'>;

const payout: Record<string, string> = { CHN: 'CNY', MYS: 'MYR', GBR: 'GBP', NZL: 'NZD', AUS: 'AUD' };

export interface Wanted {
  market: string;
  payeeId: string;
  target?: string;
  amount: string;
  remitType?: Commit['remitType'];
  relation?: string;
  purpose?: string;
}

/** A fresh price of any corridor, as the params of its commit. */
export async function priced(client: SandboxClient, wanted: Wanted): Promise<Commit> {
  const target = wanted.target ?? 'CHN';
  const remitType = wanted.remitType ?? 'personal';
  const quote = await client.call('rates.fee', {
    sourceCountryCode: wanted.market,
    targetCountryCode: target,
    sourceCurrency: markets[wanted.market as keyof typeof markets].currency,
    targetCurrency: payout[target] as string,
    sourceAmount: wanted.amount,
    remitType,
  });
  return {
    quoteId: quote.quoteId,
    payeeId: wanted.payeeId,
    remitType,
    sourceCountryCode: quote.sourceCountryCode,
    targetCountryCode: quote.targetCountryCode,
    sourceCurrency: quote.sourceCurrency,
    targetCurrency: quote.targetCurrency,
    sourceAmount: quote.sourceAmount,
    targetAmount: quote.targetAmount,
    businessRate: quote.businessRate,
    feeAmount: quote.feeAmount,
    purpose: wanted.purpose ?? 'FAMILY_SUPPORT',
    relation: wanted.relation ?? 'parents',
    lockRate: true,
    speed: 1,
  };
}

/** A new order of any corridor, with what it demands. */
export async function committed(client: SandboxClient, wanted: Wanted): Promise<CallAnswer<'order.commit'>> {
  return client.call('order.commit', await priced(client, wanted), { 'idempotency-key': newKey() });
}
