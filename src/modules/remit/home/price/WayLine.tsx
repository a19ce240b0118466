import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { useStore } from 'zustand';
import { payeeMethods } from '@/contracts/calls/payee/methods';
import { type TargetMarketRecord } from '@/contracts/calls/common/targets';
import type { MarketRecord } from '@/contracts/calls/common/markets';
import type { Quote } from '@/contracts/entities/quote';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { arrivalText, middot, useT, useTKey } from '@/i18n';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useCall } from '@/state/queries/queries';
import { none, PriceChoice } from './PriceChoice';

interface Props {
  source: MarketRecord;
  target: TargetMarketRecord;
  quote: Quote | null;
}

export function WayLine({ source, target, quote }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { remitType, accountType } = useStore(remitDraftStore);
  const [wanted, setWanted] = useState(false);
  const ways = useCall(
    payeeMethods,
    wanted && quote
      ? {
          source: source.countryCode,
          target: target.countryCode,
          remitType,
          sourceAmount: quote.sourceAmount,
        }
      : null,
  );
  const chosen = accountType ?? quote?.accountType;
  if (!chosen)
    return (
      <View className="remit-price__choice">
        <Text className="remit-price__choice-label">{t('remit.home.way')}</Text>
        <Text className="remit-price__choice-value">{none}</Text>
      </View>
    );
  const failed = ways.isError && !ways.data;
  const cost = (amount: string): string =>
    new Decimal(amount).isZero()
      ? t('remit.home.noFee')
      : t('remit.home.wayFee', { fee: formatMoneyWithCode({ amount, currencyCode: source.currency }) });
  return (
    <PriceChoice
      id="remit-way"
      label={t('remit.home.way')}
      value={failed ? t('remit.home.waysFailed') : tKey(`ways.${chosen}`)}
      title={t('remit.home.chooseWay')}
      options={(ways.data?.list ?? []).map((way) => ({
        value: way.accountType,
        label: tKey(`ways.${way.accountType}`),
        note: way.maintenance
          ? t('remit.home.wayDown')
          : [way.feeAmount && cost(way.feeAmount), arrivalText(t, way)].filter(Boolean).join(middot),
        disabled: way.maintenance,
      }))}
      chosen={chosen}
      onOpen={(open) => {
        setWanted(open);
        if (failed) void ways.refetch();
      }}
      onPick={(accountType) => remitDraftStore.setState({ accountType, quote: undefined })}
    />
  );
}
