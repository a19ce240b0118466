import { useState } from 'react';
import { ratesFee } from '@/contracts/calls/rates/quote';
import { currencyRow } from '@/domain/countries/currencies';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { parseAmount } from '@/core/amountText';
import { toAppError } from '@/core/appError';
import { Decimal } from '@/core/decimal';
import { useT, useTKey } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { useTypingPause } from '@/state/useTypingPause';

export type CardQuote = ReturnType<typeof useCardQuote>;

export function useCardQuote(card: PayeeCard, home: string, currency: string) {
  const t = useT();
  const tKey = useTKey();
  const [text, setText] = useState('');
  const asked = useTypingPause(text);
  const { decimals } = currencyRow(currency);
  const parsed = parseAmount(asked, decimals);
  const typed = parsed.ok && new Decimal(parsed.amount).gt(0) ? parsed.amount : null;
  const usable = card.amount !== undefined || typed !== null;
  const query = useCall(
    ratesFee,
    {
      sourceCountryCode: home,
      targetCountryCode: card.country,
      sourceCurrency: currency,
      targetCurrency: card.currency,
      ...(card.amount === undefined ? { sourceAmount: typed ?? '0' } : { targetAmount: card.amount }),
      remitType: 'personal',
      accountType: card.accountType,
    },
    { enabled: usable, staleMs: 60_000 },
  );
  const error = query.isError ? toAppError(query.error) : null;
  const current = usable && !query.isError && asked === text ? query.data : undefined;
  return {
    text,
    decimals,
    type: setText,
    quote: current ?? null,
    waiting: usable && query.isFetching,
    problem: error
      ? (error.serverMessage ??
        (error.kind === 'business' ? tKey(error.messageKey) : t('requestCard.pay.priceFailed')))
      : undefined,
    renew: () => void query.refetch(),
  };
}
