import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import { useMarket } from '@/state/market/market';
import { goBack, navigate } from '@/state/navigation';
import { BrandMark } from '@/ui/BrandMark';
import { Button } from '@/ui/Button';
import { TrustNote } from '@/ui/TrustNote';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { WantedRequest } from '../parts/WantedRequest';
import { wantsOrder } from '../parts/wantsOrder';
import '../texts';
import { useBrandName } from '@/state/market/merchant';
import { variant } from '@/variants';
import './start.scss';

const byPartner = variant.partnerLogin === 'thirdPartyToken';

export function Start() {
  const t = useT();
  const brand = useBrandName();
  const [forOrder] = useState(wantsOrder);
  const { countryCode } = useMarket();
  const points = [
    { icon: 'chart', text: t('account.start.rate') },
    { icon: 'shield', text: t('account.start.safe') },
    { icon: 'clock', text: t('account.start.follow') },
  ] as const;
  return (
    <Screen
      tone="dark"
      title={brand}
      onBack={goBack}
      right={
        <TextButton
          id="start-language"
          label={t('account.start.language')}
          icon="globe"
          tone="light"
          onPress={() => navigate('langSet', {})}
        />
      }
    >
      <View className="start">
        <BrandMark size="l" />
        <Text className="start__headline">{t(forOrder ? 'account.start.forOrder' : 'common.promise')}</Text>
        <WantedRequest />
        {points.map((point) => (
          <View key={point.icon} className="start__point">
            <Icon name={point.icon} />
            <Text className="start__point-text">{point.text}</Text>
          </View>
        ))}
        <TrustNote
          id="start"
          market={countryCode}
          onAbout={() => navigate('agreement', { type: 'about' })}
          onTerms={() => navigate('agreement', { type: 'terms' })}
          onPrivacy={() => navigate('agreement', { type: 'privacy' })}
        />
        <View className="start__actions">
          {byPartner ? (
            <Notice>{t('errors.loginAgain')}</Notice>
          ) : (
            <>
              <Button
                id="start-register"
                wide
                kind={forOrder ? 'secondary' : 'primary'}
                label={t('account.start.register')}
                onPress={() => navigate('register', {})}
              />
              <Button
                id="start-login"
                wide
                kind={forOrder ? 'primary' : 'secondary'}
                label={t('account.start.login')}
                onPress={() => navigate('login', {})}
              />
            </>
          )}
          <TextButton
            id="start-browse"
            tone="light"
            label={t('account.start.browse')}
            onPress={() => navigate('tabbar', { tab: 'remit' })}
          />
        </View>
      </View>
    </Screen>
  );
}
