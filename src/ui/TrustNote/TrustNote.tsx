import { Text, View } from '@tarojs/components';
import { companies } from '@/domain/companies';
import { isMarket } from '@/domain/markets';
import { useT, useTKey } from '@/i18n';
import { Icon } from '../Icon';
import { TextButton } from '../TextButton';
import './trustNote.scss';
import '@/i18n/companyTexts';

interface Props {
  id: string;
  /** The sender's market; before one is chosen no company is named. */
  market: string;
  /** Each opens what the words promise. */
  onAbout: () => unknown;
  onTerms: () => unknown;
  onPrivacy: () => unknown;
}

/** Below what a visitor decides on, on a dark screen: who keeps the money, under whom, and where to read more. */
export function TrustNote({ id, market, onAbout, onTerms, onPrivacy }: Props) {
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
