import { Text } from '@tarojs/components';
import { userRemittanceLimit } from '@/contracts/calls/remit/limit';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { middot, useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';

interface Props {
  /** The sender's own. */
  sourceCountry: string;
  targetCountry: string | undefined;
}

export function LimitsLeft({ sourceCountry, targetCountry }: Props) {
  const t = useT();
  const { data } = useCall(
    userRemittanceLimit,
    { countryCode: sourceCountry, targetCountry },
    { renewOnReturn: true },
  );
  if (!data || data.unlimited) return null;
  const parts = (['daily', 'monthly', 'yearly'] as const).flatMap((period) => {
    const left = data[period]?.left;
    const amount = left && formatMoneyWithCode({ amount: left, currencyCode: data.currency });
    return amount ? [t(`remit.home.left.${period}`, { amount })] : [];
  });
  return parts.length > 0 ? <Text id="remit-left">{parts.join(middot)}</Text> : null;
}
