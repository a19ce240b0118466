import { Text } from '@tarojs/components';
import { hasText, useTKey } from '@/i18n';
import { goBack, useRoute } from '@/state/navigation';
import { useMarket } from '@/state/market/market';
import { Card } from '@/ui/Card';
import { Screen } from '@/ui/Screen';
import '../texts';
import './agreement.scss';

/** The words of an agreement: those of the market where it has its own, the terms of use for a type that nobody knows. */
function agreementKey(type: string, market: string): string {
  const known = [`${type}${market}`, type, 'terms'].find((name) =>
    hasText(`general.agreement.${name}.title`),
  );
  return `general.agreement.${known}`;
}

const paragraphs = ['body1', 'body2', 'body3'] as const;

/** /agreement: what a sender agrees to, or asks about: terms, privacy, and the consents of a market. */
export function Agreement() {
  const tKey = useTKey();
  const { params } = useRoute('agreement');
  const { countryCode } = useMarket();
  const key = agreementKey(params.type ?? params.name ?? 'terms', params.countryCode ?? countryCode);
  return (
    <Screen title={tKey(`${key}.title`)} onBack={goBack}>
      <Card>
        {paragraphs.map((name) => (
          <Text key={name} className="agreement__text">
            {tKey(`${key}.${name}`)}
          </Text>
        ))}
      </Card>
    </Screen>
  );
}
