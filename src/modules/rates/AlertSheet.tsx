import { Text } from '@tarojs/components';
import { useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { type RateAlert, ratesPushRemind } from '@/contracts/calls/rates/alerts';
import { type ratesQuery } from '@/contracts/calls/rates/rates';
import { formatAmount, parseAmount } from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import { rateDecimals } from '@/core/rate';
import { formatNumber, type Translate, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { BottomSheet } from '@/ui/BottomSheet';
import { Button } from '@/ui/Button';
import { showWrong } from '@/ui/field/wrong';
import { FormItem } from '@/ui/FormItem';
import { Tabs } from '@/ui/Tabs';
import { TextField } from '@/ui/TextField';
import type { Pair } from './pair';
import { suggestedRate } from './rateStory';

type Now = AnswerOf<typeof ratesQuery>;
interface Props extends Pair {
  now: Now;
  onClose: () => void;
}
type Kind = RateAlert['alertType'];
const kinds = ['above', 'below', 'amplitude'] as const satisfies readonly Kind[];

function judge(t: Translate, kind: 'above' | 'below', text: string, now: Now, decimals: number) {
  const typed = parseAmount(text, decimals);
  if (!typed.ok || new Decimal(typed.amount).lessThanOrEqualTo(0)) return { error: t('rates.alerts.needed') };
  const rate = formatAmount(now.rate, decimals);
  const wanted = new Decimal(typed.amount);
  if (kind === 'above' && wanted.lessThanOrEqualTo(now.rate))
    return { error: t('rates.alerts.mustBeAbove', { rate }) };
  if (kind === 'below' && wanted.greaterThanOrEqualTo(now.rate))
    return { error: t('rates.alerts.mustBeBelow', { rate }) };
  return { expectedRate: typed.amount };
}

export function AlertSheet({ source, target, now, onClose }: Props) {
  const t = useT();
  const decimals = rateDecimals(now.rate, now.rateAccuracy);
  const [kind, setKind] = useState<Kind>('above');
  const [typed, setTyped] = useState<Partial<Record<Kind, string>>>({});
  const [asked, setAsked] = useState(false);
  const { mutateAsync: set, isPending } = useCallMutation(ratesPushRemind);
  const text = kind === 'amplitude' ? '' : (typed[kind] ?? suggestedRate(now.rate, kind, decimals));
  const verdict: { error?: string; expectedRate?: string } =
    kind === 'amplitude' ? {} : judge(t, kind, text, now, decimals);
  const save = async (): Promise<void> => {
    setAsked(true);
    if (verdict.error) return showWrong();
    try {
      await set({
        sourceCurrency: source.currency,
        targetCurrency: target.currency,
        alertType: kind,
        ...(verdict.expectedRate ? { expectedRate: verdict.expectedRate } : {}),
        enabled: true,
      });
      showToast({ messageKey: 'rates.alerts.saved' });
      onClose();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <BottomSheet
      open
      title={`${t('rates.alerts.title')}: ${source.currency} – ${target.currency}`}
      onClose={onClose}
      footer={
        <Button id="rate-alert-save" wide label={t('rates.alerts.save')} busy={isPending} onPress={save} />
      }
    >
      <Tabs<Kind>
        id="rate-alert-kind"
        label={t('rates.alerts.kind')}
        tabs={kinds.map((key) => ({ key, label: t(`rates.alerts.${key}`) }))}
        active={kind}
        onChange={(next) => {
          setKind(next);
          setAsked(false);
        }}
      />
      {kind === 'amplitude' ? (
        <Text className="rates-plain">{t('rates.alerts.amplitudeHint')}</Text>
      ) : (
        <FormItem
          id="rate-alert-rate"
          label={t('rates.alerts.target', { base: formatNumber(now.exRateBase), source: source.currency })}
          hint={t('rates.alerts.nowIs', { rate: formatAmount(now.rate, decimals) })}
          {...(asked && verdict.error ? { error: verdict.error } : {})}
        >
          <TextField
            id="rate-alert-rate"
            label={t('rates.alerts.target', { base: formatNumber(now.exRateBase), source: source.currency })}
            type="decimal"
            maxLength={16}
            value={text}
            suffix={target.currency}
            invalid={asked && verdict.error !== undefined}
            onChange={(next) => setTyped((before) => ({ ...before, [kind]: next }))}
          />
        </FormItem>
      )}
      <Text className="rates-note">{t('rates.alerts.onceADay')}</Text>
    </BottomSheet>
  );
}
