import { Text, View } from '@tarojs/components';
import { onServer } from '@/api/serverClock';
import type { MarketRecord } from '@/contracts/calls/common/markets';
import { formatMoment, useT } from '@/i18n';
import { useSession } from '@/state/session/session';
import { AmountInput } from '@/ui/AmountInput';
import { EmptyState } from '@/ui/EmptyState';
import type { CorridorEnd } from './CorridorPickers';
import { LargeWay, LimitsLeft } from './lazyParts';
import type { Corridor } from './useCorridor';
import type { QuoteView } from './useQuote';

interface Props {
  quote: QuoteView;
  source: MarketRecord;
  target: Corridor['target'];
  problem: string | undefined;
  onPick: (end: CorridorEnd) => void;
}

export function AmountFields({ quote, source, target, problem, onPick }: Props) {
  const t = useT();
  const { payer, signedIn } = useSession();
  const own = signedIn && (!payer || payer.countryCode === source.countryCode);
  return (
    <>
      <AmountInput
        id="remit-source-amount"
        label={t('remit.home.youSend')}
        value={quote.sourceText}
        currency={source.currency}
        flag={source.countryCode}
        decimals={source.currencyPrecision}
        placeholder={quote.side === 'target' ? '—' : undefined}
        busy={quote.refreshing && quote.side === 'target'}
        onChange={(text) => quote.type('source', text)}
        onCurrencyPress={__FORCED_MARKET__ ? undefined : () => onPick('source')}
        error={problem}
      />
      {own ? (
        <View className="remit-home__left">
          {payer ? (
            <LimitsLeft sourceCountry={source.countryCode} targetCountry={target?.countryCode} />
          ) : null}
        </View>
      ) : null}
      {quote.refused || quote.error ? <LargeWay quote={quote} corridor={{ source, target }} /> : null}
      {target ? (
        <>
          <View className="remit-home__between">
            {quote.seenAt === null ? null : (
              <Text id="remit-seen">
                {t('remit.home.seen', { time: formatMoment(onServer(quote.seenAt)) })}
              </Text>
            )}
          </View>
          <AmountInput
            id="remit-target-amount"
            label={t('remit.home.theyGet')}
            value={quote.targetText}
            currency={target.currency}
            flag={target.countryCode}
            decimals={target.currencyPrecision}
            placeholder="—"
            busy={quote.refreshing && !quote.refused && quote.side === 'source'}
            onChange={(text) => quote.type('target', text)}
            onCurrencyPress={() => onPick('target')}
          />
        </>
      ) : (
        <EmptyState title={t('remit.home.noTargets')} />
      )}
    </>
  );
}
