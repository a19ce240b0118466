import { formatMoneyWithCode } from '@/domain/countries/currencies';
import type { Quote } from '@/contracts/entities/quote';
import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';

export function BegunTransfer({ quote }: { quote: Quote }) {
  const t = useT();
  return (
    <Card id="begun-transfer" title={t('kyc.passed.quote')}>
      <DetailRow
        label={t('kyc.passed.send')}
        value={formatMoneyWithCode({ amount: quote.sourceAmount, currencyCode: quote.sourceCurrency })}
      />
      <DetailRow
        label={t('kyc.passed.gets')}
        value={formatMoneyWithCode({ amount: quote.targetAmount, currencyCode: quote.targetCurrency })}
        kind="strong"
      />
    </Card>
  );
}
