import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT, useTKey } from '@/i18n';
import { Notice } from '@/ui/Notice';
import type { CouponsOfDraft } from './useCouponsOfDraft';

export function TransferNote({ transfer: { quote } }: { transfer: CouponsOfDraft }) {
  const t = useT();
  const tKey = useTKey();
  const about = t('coupon.forTransfer', {
    amount: formatMoneyWithCode({ amount: quote.sourceAmount, currencyCode: quote.sourceCurrency }),
    country: tKey(`countries.names.${quote.targetCountryCode}`),
  });
  return <Notice tone="info">{about}</Notice>;
}
