import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import type { Payee } from '@/contracts/entities/payee';
import { payeeLack } from '@/forms/payee/payeeLack';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { remitDraftStore, remitTo } from '@/state/drafts/remitDraft';
import { useMarket } from '@/state/market/market';
import { useMerchantProblem } from '@/state/market/merchantProblem';
import { useSession } from '@/state/session/session';
import { variant } from '@/variants';
import { AmountInput } from '@/ui/AmountInput';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Columns } from '@/ui/Columns';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';
import { CountryPicker } from '@/ui/CountryPicker';
import { Skeleton } from '@/ui/Skeleton';
import '../texts';
import {
  CouponLayer,
  EarlierTransfers,
  LargeWay,
  LimitsLeft,
  NoMerchant,
  Offers,
  RateLine,
  SchoolFees,
  TrustNote,
} from './laterParts';
import { limitText } from './limitText';
import { PriceBlock } from './PriceBlock';
import './remitHome.scss';
import { TypeLine } from './TypeLine';
import { useCorridor } from './useCorridor';
import { useQuote } from './useQuote';
import { useStartRemit } from './useStartRemit';

interface Props {
  fixedType?: boolean;
  plain?: boolean;
}

const confirmFor = (payee: Payee): Promise<void> => {
  remitTo(payee);
  return navigate('confirmRemit', {});
};

/** Works without an account up to the button. */
export function RemitHome({ fixedType = false, plain = false }: Props) {
  const t = useT();
  const corridor = useCorridor();
  const { countryCode: home } = useMarket();
  const problemOfMerchant = useMerchantProblem();
  const quote = useQuote(corridor);
  const { payer, signedIn } = useSession();
  const [wanted, setWanted] = useState<Payee | null>(null);
  // Here, as the line unmounts while another kind's targets load.
  const [before, setBefore] = useState<string>();
  const { source, target } = corridor;
  const again = wanted && wanted.country === target?.countryCode ? wanted : null;
  const start = useStartRemit({
    ...corridor,
    quote: quote.quote,
    onward: again && !payeeLack(again) ? () => confirmFor(again) : null,
  });
  const [picking, setPicking] = useState<'source' | 'target' | null>(null);

  if (problemOfMerchant) return <NoMerchant problem={problemOfMerchant} />;
  if (corridor.state === 'loading') return <Skeleton shape="home" />;
  const known = corridor.state === 'ready';
  const market = source?.countryCode ?? home;
  const names = (
    rows: readonly { countryCode: string; countryName: string; countryEnName: string; currency: string }[],
  ) =>
    rows.map((row) => ({
      code: row.countryCode,
      name: row.countryName,
      note: row.currency,
      search: `${row.countryEnName} ${row.currency}`,
    }));
  const problem =
    limitText(t, quote.verdict) ??
    (quote.lastQuote && quote.error?.kind === 'business' ? (quote.error.serverMessage ?? null) : null);

  return (
    <View className="remit-home">
      <Text className="remit-home__title">{t('remit.home.title')}</Text>
      {variant.headers.agentChannel && !plain ? <SchoolFees /> : null}
      {plain || !signedIn ? null : (
        <EarlierTransfers
          countries={known ? corridor.targets.map(({ countryCode }) => countryCode) : undefined}
          chosen={again?.id}
          onChoose={(payee) => {
            setWanted(payee.id === again?.id ? null : payee);
            corridor.chooseTarget(payee.country);
            remitDraftStore.setState({ accountType: payee.accountType });
          }}
        />
      )}
      <Columns
        side={
          <>
            {quote.lastQuote ? <RateLine quote={quote.lastQuote} /> : null}
            {plain || !market ? null : <Offers market={market} />}
            <Steps verified={payer?.kycStatus === 'Pass'} />
            {market ? (
              <TrustNote
                id="remit"
                market={market}
                onAbout={() => navigate('agreement', { type: 'about', countryCode: market })}
                onTerms={() => navigate('agreement', { type: 'terms', countryCode: market })}
                onPrivacy={() => navigate('agreement', { type: 'privacy', countryCode: market })}
              />
            ) : null}
          </>
        }
      >
        <Card>
          {known && source ? (
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
                onCurrencyPress={__FORCED_MARKET__ ? undefined : () => setPicking('source')}
                error={problem ?? undefined}
              />
              <LimitsLeft sourceCountry={source.countryCode} targetCountry={target?.countryCode} />
              <LargeWay quote={quote} corridor={corridor} />
              {target ? (
                <>
                  <View className="remit-home__swap">
                    <Icon name="down" />
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
                    onCurrencyPress={() => setPicking('target')}
                  />
                </>
              ) : (
                <EmptyState title={t('remit.home.noTargets')} />
              )}
              {fixedType ? null : (
                <TypeLine
                  target={target?.countryCode}
                  before={before}
                  onChosen={() => setBefore(target?.countryCode)}
                />
              )}
              {target ? <PriceBlock source={source} target={target} quote={quote} /> : null}
              <View className="remit-home__action">
                <Button
                  id="remit-send"
                  wide
                  label={again ? t('remit.home.sendTo', { name: again.name }) : t('remit.home.send')}
                  onPress={start.start}
                  busy={start.busy}
                  disabled={!corridor.closed && (!quote.quote || problem !== null)}
                />
              </View>
            </>
          ) : (
            <ErrorState
              title={t('remit.home.marketsFailed')}
              error={corridor.error}
              onRetry={corridor.retry}
            />
          )}
        </Card>
      </Columns>
      <CountryPicker
        open={picking === 'source'}
        title={t('remit.home.chooseFrom')}
        countries={names(corridor.sources)}
        value={source?.countryCode}
        onPick={(code) => {
          setPicking(null);
          corridor.chooseSource(code);
        }}
        onClose={() => setPicking(null)}
      />
      <CountryPicker
        open={picking === 'target'}
        title={t('remit.home.chooseTo')}
        countries={names(corridor.targets)}
        value={target?.countryCode}
        onPick={(code) => {
          setPicking(null);
          corridor.chooseTarget(code);
        }}
        onClose={() => setPicking(null)}
      />
      {start.dialog}
      {plain || !signedIn ? null : <CouponLayer waits={picking !== null || start.dialog !== null} />}
    </View>
  );
}

function Steps({ verified }: { verified: boolean }) {
  const t = useT();
  const steps = [t('remit.home.step1'), ...(verified ? [] : [t('remit.home.step2')]), t('remit.home.step3')];
  return (
    <View className="remit-home__steps">
      <Text className="remit-home__steps-title">{t('remit.home.howItWorks')}</Text>
      {steps.map((step, index) => (
        <View key={step} className="remit-home__step">
          <Text className="remit-home__step-number">{index + 1}</Text>
          <Text className="remit-home__step-text">{step}</Text>
        </View>
      ))}
    </View>
  );
}
