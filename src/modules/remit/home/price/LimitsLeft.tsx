import { Text } from '@tarojs/components';
import { userRemittanceLimit } from '@/contracts/calls/remit/limit';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { middot, useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';

interface Props {
  sourceCountry: string;
  targetCountry: string | undefined;
}

export function LimitsLeft({ sourceCountry, targetCountry }: Props) {
  const t = useT();
  const { payer } = useSession();
  const asked = payer?.countryCode === sourceCountry;
  const { data } = useCall(
    userRemittanceLimit,
    { countryCode: sourceCountry, targetCountry },
    { enabled: asked, renewOnReturn: true },
  );
  if (!asked || !data || data.unlimited) return null;
  const parts = (['daily', 'monthly', 'yearly'] as const).flatMap((period) => {
    const left = data[period]?.left;
    const amount = left && formatMoneyWithCode({ amount: left, currencyCode: data.currency });
    return amount ? [t(`remit.home.left.${period}`, { amount })] : [];
  });
  return parts.length > 0 ? (
    <Text id="remit-left" className="remit-home__left">
      {parts.join(middot)}
    </Text>
  ) : null;
}
