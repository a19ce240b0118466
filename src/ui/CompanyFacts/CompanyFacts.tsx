import { Text, View } from '@tarojs/components';
import { companies } from '@/domain/companies';
import { isMarket } from '@/domain/markets';
import { useT, useTKey } from '@/i18n';
import { Card } from '../Card';
import { DetailRow } from '../DetailRow';
import { Icon } from '../Icon';
import { TextButton } from '../TextButton';
import './companyFacts.scss';
import '@/i18n/companyTexts';

interface Props {
  /** The sender's market; before one is chosen no company is named. */
  market: string;
}

interface TrustProps extends Props {
  id: string;
  /** Each opens what the words promise. */
  onAbout: () => unknown;
  onTerms: () => unknown;
  onPrivacy: () => unknown;
}

/** Below what a visitor decides on, on a dark screen: who keeps the money, under whom, and where to read more. */
export function TrustNote({ id, market, onAbout, onTerms, onPrivacy }: TrustProps) {
  const t = useT();
  const tKey = useTKey();
  const company = isMarket(market) ? companies[market] : null;
  return (
    <View className="ui-trust">
      {company ? (
        <View className="ui-trust__line">
          <Icon name="shield" />
          <View className="ui-trust__words">
            <Text className="ui-trust__title">
              {t('company.regulated', { name: company.name, regulator: company.regulator })}
            </Text>
            <Text className="ui-trust__note">{tKey(`company.safeguarding.${company.safeguarding}`)}</Text>
          </View>
        </View>
      ) : null}
      <View className="ui-trust__links">
        <TextButton id={`${id}-about`} tone="light" label={t('company.about')} onPress={onAbout} />
        <TextButton id={`${id}-terms`} tone="light" label={t('company.terms')} onPress={onTerms} />
        <TextButton id={`${id}-privacy`} tone="light" label={t('company.privacy')} onPress={onPrivacy} />
      </View>
    </View>
  );
}

/** Everything there is to know of the company that serves a market. */
export function CompanyFacts({ market }: Props) {
  const t = useT();
  const tKey = useTKey();
  if (!isMarket(market)) return null;
  const { name, regulator, licence, safeguarding, address, hours, complaints } = companies[market];
  return (
    <Card title={t('company.title')}>
      <DetailRow label={t('company.name')} value={name} />
      <DetailRow label={t('company.regulator')} value={regulator} />
      <DetailRow label={t('company.licence')} value={licence} />
      <DetailRow label={t('company.address')} value={address} />
      <DetailRow label={t('company.hours')} value={t('company.weekdays', { hours })} />
      <DetailRow label={t('company.complaints')} value={complaints} />
      <Text className="ui-trust__keep">{tKey(`company.safeguarding.${safeguarding}`)}</Text>
      <Text className="ui-trust__sample">{t('company.sample')}</Text>
    </Card>
  );
}
