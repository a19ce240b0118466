import { Text, View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { serverNow } from '@/api/serverClock';
import type { Quote } from '@/contracts/entities/quote';
import { formatMoment, useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Money } from '@/ui/Money';
import { QuoteRows } from '../QuoteRows';
import { LONGEST_MS } from './useFreshQuote';
import './confirmRemit.scss';

interface Props {
  quote: Quote;
  /** Undefined: no valid price. */
  expiresAt: number | undefined;
  promisesArrival: boolean;
}

export function PriceCard({ quote, expiresAt, promisesArrival }: Props) {
  const t = useT();
  return (
    <Card>
      <View className="confirm-remit__amount">
        <Text className="confirm-remit__label">{t('confirm.amount')}</Text>
        <Money
          amount={quote.targetAmount}
          currency={quote.targetCurrency}
          size="large"
          flag={quote.targetCountryCode}
        />
      </View>
      <QuoteRows quote={quote} promisesArrival={promisesArrival}>
        {expiresAt === undefined ? null : <ConfirmBy key={expiresAt} expiresAt={expiresAt} />}
      </QuoteRows>
    </Card>
  );
}

const NEAR_MS = 5 * 60_000;

function ConfirmBy({ expiresAt }: { expiresAt: number }) {
  const t = useT();
  const [wait] = useState(() => expiresAt - NEAR_MS - serverNow());
  const [near, setNear] = useState(wait <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setNear(true), Math.min(wait, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [wait]);
  return near ? <DetailRow label={t('confirm.confirmBy')} value={formatMoment(expiresAt)} /> : null;
}
