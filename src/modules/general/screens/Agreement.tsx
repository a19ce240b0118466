import { Text } from '@tarojs/components';
import { useT } from '@/i18n';
import { goBack, useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { Screen } from '@/ui/Screen';
import '../texts';
import './agreement.scss';

/** /agreement: the terms of use or the privacy policy. */
export function Agreement() {
  const t = useT();
  const { params } = useRoute('agreement');
  const privacy = params.type === 'privacy' || params.name === 'privacy';
  const texts = privacy
    ? [
        t('general.agreement.privacy.body1'),
        t('general.agreement.privacy.body2'),
        t('general.agreement.privacy.body3'),
      ]
    : [
        t('general.agreement.terms.body1'),
        t('general.agreement.terms.body2'),
        t('general.agreement.terms.body3'),
      ];
  return (
    <Screen
      title={privacy ? t('general.agreement.privacy.title') : t('general.agreement.terms.title')}
      onBack={goBack}
    >
      <Card>
        {texts.map((text) => (
          <Text key={text} className="agreement__text">
            {text}
          </Text>
        ))}
      </Card>
    </Screen>
  );
}
