import { Text } from '@tarojs/components';
import { companies } from '@/domain/markets/companies';
import { companyFacts } from '@/domain/markets/companyFacts';
import { isMarket, marketCodes } from '@/domain/markets/markets';
import { hasText, useT, useTKey } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useMarket } from '@/state/market/market';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { variant } from '@/variants';
import { CompanyFacts } from '../CompanyFacts';
import '../texts';
import './agreement.scss';

function agreementKey(type: string, market: string): string | undefined {
  const keys = [`${type}${market}`, type].map((name) => `general.agreement.${name}`);
  return keys.find((key) => hasText(`${key}.title`));
}

const paragraphs = ['body1', 'body2', 'body3'] as const;
const sections = Array.from({ length: 12 }, (_, at) => `s${at + 1}`);

export function Agreement() {
  const { params } = useRoute('agreement');
  const { countryCode } = useMarket();
  const market = params.countryCode ?? countryCode;
  const key = agreementKey(params.type ?? params.name ?? 'terms', market);
  return key ? <Words of={key} market={market} /> : <Missing />;
}

/** Other terms would be taken for the requested ones. */
function Missing() {
  const t = useT();
  return (
    <Screen title={t('general.agreementMissing.title')} onBack={goBack}>
      <EmptyState
        title={t('general.agreementMissing.title')}
        note={t('general.agreementMissing.note')}
        action={{
          id: 'agreement-all',
          label: t('general.agreementMissing.go'),
          onPress: () => navigate('about', {}),
        }}
      />
    </Screen>
  );
}

function Words({ of: key, market }: { of: string; market: string }) {
  const tKey = useTKey();
  const facts = useFacts(market);
  const short = paragraphs.filter((name) => hasText(`${key}.${name}`));
  const long = sections.filter((name) => hasText(`${key}.sections.${name}.title`));
  return (
    <Screen title={tKey(`${key}.title`)} onBack={goBack} reading>
      {short.length + long.length > 0 ? (
        <Card>
          {short.map((name) => (
            <Text key={name} className="agreement__text">
              {tKey(`${key}.${name}`)}
            </Text>
          ))}
          {long.map((name, at) => (
            <Section
              key={name}
              title={`${at + 1}. ${tKey(`${key}.sections.${name}.title`)}`}
              text={tKey(`${key}.sections.${name}.text`, facts)}
            />
          ))}
        </Card>
      ) : null}
      {short.length + long.length === 0 && !isMarket(market) ? (
        marketCodes.map((code) => <CompanyFacts key={code} market={code} />)
      ) : (
        <CompanyFacts market={market} />
      )}
    </Screen>
  );
}

function useFacts(market: string): Record<string, string> {
  const t = useT();
  if (isMarket(market)) return { ...companies[market], ...companyFacts[market] };
  return {
    name: variant.brandName,
    regulator: t('general.agreement.anyMarket.regulator'),
    address: t('general.agreement.anyMarket.address'),
    complaints: t('general.agreement.anyMarket.complaints'),
  };
}

function Section({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Text className="agreement__title">{title}</Text>
      <Text className="agreement__text">{text}</Text>
    </>
  );
}
