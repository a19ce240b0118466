import { Text, View } from '@tarojs/components';
import type { Quote } from '@/contracts/entities/quote';
import { formatMoment, useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Money } from '@/ui/Money';
import { QuoteRows } from '../QuoteRows';
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
        <DetailRow
          label={t('confirm.confirmBy')}
          value={expiresAt === undefined ? '—' : formatMoment(expiresAt)}
        />
      </QuoteRows>
    </Card>
  );
}
