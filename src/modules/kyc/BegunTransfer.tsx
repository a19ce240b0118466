import { serverNow } from '@/api/serverClock';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import type { Quote } from '@/contracts/entities/quote';
import { useT } from '@/i18n';
import type { RemitDraft } from '@/state/drafts/remitDraft';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';

/** Once the price has run out, only what was typed. */
export function BegunTransfer({ quote, side }: { quote: Quote; side: RemitDraft['side'] }) {
  const t = useT();
  const outdated = quote.expiresAt < serverNow();
  return (
    <Card id="begun-transfer" title={t('kyc.passed.quote')}>
      {outdated && side === 'target' ? null : (
        <DetailRow
          label={t('kyc.passed.send')}
          value={formatMoneyWithCode({ amount: quote.sourceAmount, currencyCode: quote.sourceCurrency })}
        />
      )}
      {outdated && side === 'source' ? null : (
        <DetailRow
          label={t('kyc.passed.gets')}
          value={formatMoneyWithCode({ amount: quote.targetAmount, currencyCode: quote.targetCurrency })}
          kind="strong"
        />
      )}
    </Card>
  );
}
