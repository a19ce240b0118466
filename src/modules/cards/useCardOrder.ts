import { useRef } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payeeCardOrderCreate } from '@/contracts/calls/payeeCard';
import type { Quote } from '@/contracts/entities/order';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { toAppError } from '@/core/appError';
import { useScopedCall } from '@/state/queries/queries';
import { newCommitKey } from '@/state/orders/commitKey';

interface Wanted {
  card: PayeeCard;
  quote: Quote;
  purpose: string;
  relation: string;
  /** True: the payer typed what to send. */
  sourceToTarget: boolean;
}

const unsure = new Set(['network', 'timeout', 'http', 'contract', 'crypto']);
const RETRIES = 2;

/** Makes one order of one price: a second tap and a try after a lost answer carry the same key and yield the same order. */
export function useCardOrder() {
  const call = useScopedCall();
  const keys = useRef(new Map<string, string>());
  const create = async ({
    card,
    quote,
    purpose,
    relation,
    sourceToTarget,
  }: Wanted): Promise<AnswerOf<typeof payeeCardOrderCreate>> => {
    const about = `${quote.quoteId}:${purpose}:${relation}`;
    const idempotencyKey = keys.current.get(about) ?? (await newCommitKey());
    keys.current.set(about, idempotencyKey);
    const accountType = card.accountType ?? 'bank';
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call(
          payeeCardOrderCreate,
          {
            payeeId: card.cardId,
            payeeAccountType: accountType,
            quoteId: quote.quoteId,
            sourceAmount: quote.sourceAmount,
            sourceCurrency: quote.sourceCurrency,
            targetAmount: quote.targetAmount,
            targetCurrency: quote.targetCurrency,
            countryCode: quote.sourceCountryCode,
            targetCountry: quote.targetCountryCode,
            feeAmount: quote.feeAmount,
            feeCurrency: quote.sourceCurrency,
            businessRate: quote.businessRate,
            receiptMethod: accountType,
            source: card.shareCode ?? '',
            sourceToTarget,
            purpose,
            relation,
          },
          { idempotencyKey },
        );
      } catch (thrown) {
        if (attempt < RETRIES && unsure.has(toAppError(thrown).kind)) continue;
        throw thrown;
      }
    }
  };
  return { create };
}
