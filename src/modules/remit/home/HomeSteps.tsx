import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import './homeSteps.scss';

export function HomeSteps({ verified }: { verified: boolean }) {
  const t = useT();
  const steps = [t('remit.home.step1'), ...(verified ? [] : [t('remit.home.step2')]), t('remit.home.step3')];
  return (
    <View className="remit-home__steps">
      <Text className="remit-home__steps-title">{t('remit.home.howItWorks')}</Text>
      {steps.map((step, index) => (
        <View key={step} className="remit-home__step">
          <Text className="remit-home__step-number">{index + 1}</Text>
          <Text className="remit-home__step-text">{step}</Text>
        </View>
      ))}
    </View>
  );
}
