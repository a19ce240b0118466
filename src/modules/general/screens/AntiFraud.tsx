import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate } from '@/state/navigation';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import '../texts';
import './about.scss';

const scams = ['friend', 'job', 'romance', 'police', 'shop', 'invest'] as const;
const habits = ['know', 'ask', 'code', 'hurry'] as const;

export function AntiFraud() {
  const t = useT();
  const { signedIn } = useSession();
  return (
    <Screen
      id="anti-fraud"
      title={t('general.about.fraud.title')}
      onBack={goBack}
      footer={
        <ActionBar
          main={{
            id: 'fraud-report',
            label: t('general.about.fraud.report'),
            onPress: () => contactService('reportFraud'),
          }}
        />
      }
    >
      <Notice tone="warn">{t('general.about.fraud.hint')}</Notice>
      <Card title={t('general.about.fraud.habits')}>
        {habits.map((habit, at) => (
          <View key={habit} className="about__step">
            <Text className="about__number">{at + 1}</Text>
            <Text className="about__words">{t(`general.about.fraud.habit.${habit}`)}</Text>
          </View>
        ))}
      </Card>
      {scams.map((scam) => (
        <Card key={scam} title={t(`general.about.fraud.scam.${scam}.title`)}>
          <Text className="about__text">{t(`general.about.fraud.scam.${scam}.text`)}</Text>
        </Card>
      ))}
      <Card title={t('general.about.fraud.now')}>
        <Text className="about__text">{t('general.about.fraud.nowHint')}</Text>
        <ListRow
          id="fraud-orders"
          icon="order"
          title={t('general.about.fraud.orders')}
          onPress={() => navigate('tabbar', { tab: 'order' })}
        />
        {signedIn ? (
          <ListRow
            id="fraud-devices"
            icon="logout"
            title={t('general.about.fraud.devices')}
            onPress={() => navigate('accountPart', { part: 'devices' })}
          />
        ) : null}
      </Card>
    </Screen>
  );
}
