import { Text } from '@tarojs/components';
import { useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { type RateAlert, ratesPushInfo, ratesPushRemind } from '@/contracts/calls/rates/alerts';
import { type ratesQuery } from '@/contracts/calls/rates/rates';
import { formatAmount } from '@/core/amountText';
import { rateDecimals } from '@/core/rate';
import { formatDateTime, formatNumber, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { goLogin } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Presence } from '@/ui/overlays/Presence';
import { QueryState } from '@/ui/QueryState';
import { TextButton } from '@/ui/TextButton';
import { AlertSheet } from './AlertSheet';
import type { Pair } from './pair';

interface Props extends Pair {
  now: AnswerOf<typeof ratesQuery>;
  atOnce?: boolean;
}

export function Alerts({ source, target, now, atOnce = false }: Props) {
  const t = useT();
  const { signedIn } = useSession();
  const [open, setOpen] = useState(atOnce);
  const pair = { sourceCurrency: source.currency, targetCurrency: target.currency };
  const alerts = useCall(ratesPushInfo, pair, { enabled: signedIn });
  const { mutateAsync: change } = useCallMutation(ratesPushRemind);
  const switchOff = async (alert: RateAlert): Promise<void> => {
    try {
      await change({ ...pair, alertType: alert.alertType, enabled: false });
      showToast({ messageKey: 'rates.alerts.off' });
    } catch (error) {
      showError(error);
    }
  };
  const on = (alerts.data?.list ?? []).filter(({ enabled }) => enabled);
  const words = ({ alertType, expectedRate }: RateAlert): string =>
    t(`rates.alerts.${alertType}Is`, {
      base: formatNumber(now.exRateBase),
      source: source.currency,
      target: target.currency,
      rate: expectedRate ? formatAmount(expectedRate, rateDecimals(expectedRate, now.rateAccuracy)) : '',
    });
  return (
    <Card id="rate-alerts" title={t('rates.alerts.title')}>
      {!signedIn ? (
        <>
          <Text className="rates-plain">{t('rates.alerts.none')}</Text>
          <Button
            id="rate-alert-login"
            kind="secondary"
            wide
            label={t('rates.alerts.signIn')}
            onPress={() => {
              setOpen(true);
              return goLogin();
            }}
          />
        </>
      ) : (
        <QueryState query={alerts} failedTitle={t('rates.alerts.failed')} shape="card" rows={1}>
          {() => (
            <>
              {on.length === 0 ? <Text className="rates-plain">{t('rates.alerts.none')}</Text> : null}
              {on.map((alert) => (
                <ListRow
                  key={alert.alertId}
                  id={`rate-alert-${alert.alertType}`}
                  icon="bell"
                  title={words(alert)}
                  note={
                    alert.firedAt
                      ? t('rates.alerts.firedAt', { time: formatDateTime(alert.firedAt) })
                      : undefined
                  }
                  right={
                    <TextButton
                      id={`rate-alert-${alert.alertType}-off`}
                      tone="quiet"
                      label={t('rates.alerts.turnOff')}
                      onPress={() => switchOff(alert)}
                    />
                  }
                />
              ))}
              <Button
                id="rate-alert-set"
                kind="secondary"
                wide
                icon="bell"
                label={t('rates.alerts.set')}
                onPress={() => setOpen(true)}
              />
            </>
          )}
        </QueryState>
      )}
      <Presence>
        {open && signedIn ? (
          <AlertSheet source={source} target={target} now={now} onClose={() => setOpen(false)} />
        ) : null}
      </Presence>
    </Card>
  );
}
