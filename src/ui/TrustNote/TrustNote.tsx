import { Text, View } from '@tarojs/components';
import { companies } from '@/domain/markets/companies';
import { isMarket } from '@/domain/markets/markets';
import { useT, useTKey } from '@/i18n';
import { Icon } from '../Icon';
import { TextButton } from '../TextButton';
import './trustNote.scss';
import '@/i18n/companyTexts';

interface Props {
  id: string;
  /** The sender's; names no company before it is chosen. */
  market: string;
  onAbout: () => unknown;
  onTerms: () => unknown;
  onPrivacy: () => unknown;
}

/** Who keeps the money. */
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
