import { Text, View } from '@tarojs/components';
import { createElement, useState } from 'react';
import { useStore } from 'zustand';
import type { Payee } from '@/contracts/entities/payee';
import { payeeLack } from '@/forms/payee/payeeLack';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { remitDraftStore, remitTo } from '@/state/drafts/remitDraft';
import { useMarket } from '@/state/market/market';
import { useMerchantProblem } from '@/state/market/merchantProblem';
import { useSession } from '@/state/session/session';
import { variant } from '@/variants';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Columns } from '@/ui/Columns';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import '../texts';
import { AmountFields } from './AmountFields';
import { type CorridorEnd, CorridorPickers } from './CorridorPickers';
import { useEarlierTransfers } from './earlier';
import { CouponLayer, HomeSide, NoMerchant, Regulator, SchoolFees } from './lazyParts';
import { limitText } from './price/limitText';
import { PriceBlock, Total } from './price/PriceBlock';
import './remitHome.scss';
import { TypeLine } from './price/TypeLine';
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

export function RemitHome({ fixedType = false, plain = false }: Props) {
  const t = useT();
  const corridor = useCorridor();
  const { countryCode: home } = useMarket();
  const problemOfMerchant = useMerchantProblem();
  const quote = useQuote(corridor);
  const { payer, signedIn } = useSession();
  const [wanted, setWanted] = useState<Payee | null>(null);
  const payeeId = useStore(remitDraftStore, (draft) => draft.payeeId);
  // Here: the line unmounts while another kind's targets load.
  const [before, setBefore] = useState<string>();
  const { source, target } = corridor;
  const visits = !signedIn && !plain;
  const heading = (
    <Text className="remit-home__title">{t(visits ? 'common.promise' : 'remit.home.title')}</Text>
  );
  const again = wanted?.id === payeeId && wanted?.country === target?.countryCode ? wanted : null;
  const start = useStartRemit({
    ...corridor,
    quote: quote.quote,
    onward: again && !payeeLack(again) ? () => confirmFor(again) : null,
  });
  const [picking, setPicking] = useState<CorridorEnd | null>(null);

  const EarlierTransfers = useEarlierTransfers(signedIn && !plain);

  if (problemOfMerchant) return <NoMerchant problem={problemOfMerchant} />;
  if (corridor.state === 'loading' || EarlierTransfers === undefined)
    return (
      <View className="remit-home">
        {heading}
        <Skeleton shape="home" />
      </View>
    );
  const known = corridor.state === 'ready';
  // Offline the payer may not be known yet.
  const verified = payer ? payer.kycStatus === 'Pass' : signedIn;
  const market = source?.countryCode ?? home;
  const problem = limitText(t, quote.verdict) ?? (quote.lastQuote ? quote.refusal : undefined);

  return (
    <View className="remit-home">
      {heading}
      {known && visits ? <Regulator market={market} /> : null}
      {variant.headers.agentChannel && !plain ? <SchoolFees /> : null}
      {EarlierTransfers
        ? createElement(EarlierTransfers, {
            countries: known ? corridor.targets.map(({ countryCode }) => countryCode) : undefined,
            chosen: again?.id,
            onChoose(payee: Payee) {
              setWanted(payee);
              corridor.chooseTarget(payee.country);
              remitDraftStore.setState({
                accountType: payee.accountType,
                payeeId: payee.id === again?.id ? undefined : payee.id,
              });
            },
          })
        : null}
      <Columns
        side={
          known ? (
            <HomeSide
              quote={quote.lastQuote}
              quoting={quote.refreshing}
              market={market}
              offers={!plain}
              verified={verified}
            />
          ) : null
        }
      >
        <Card>
          {known && source ? (
            <>
              <AmountFields
                quote={quote}
                source={source}
                target={target}
                problem={problem}
                onPick={setPicking}
              />
              {fixedType ? null : (
                <TypeLine
                  target={target?.countryCode}
                  before={before}
                  onChosen={() => setBefore(target?.countryCode)}
                />
              )}
              {target ? <PriceBlock source={source} target={target} quote={quote} /> : null}
              <View className={`remit-home__action${quote.refreshing ? ' is-refreshing' : ''}`}>
                {target ? <Total source={source} quote={quote} /> : null}
                <Button
                  id="remit-send"
                  wide
                  label={again ? t('remit.home.sendTo', { name: again.name }) : t('remit.home.send')}
                  onPress={start.start}
                  busy={start.busy}
                  disabled={!corridor.closed && (!quote.quote || problem !== undefined)}
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
      <CorridorPickers corridor={corridor} picking={picking} onClose={() => setPicking(null)} />
      {start.dialog}
      {plain || !signedIn ? null : <CouponLayer waits={picking !== null || start.dialog !== null} />}
    </View>
  );
}
