import { Text } from '@tarojs/components';
import { refundWorkingDays, safeWaitHours } from '@/domain/largeRemit';
import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { TickField, useTick } from '@/ui/TickField';
import { LargeScreen } from '../LargeScreen';
import { StepGate, type StepGo } from '../StepGate';
import './largeRemit.scss';

const clauses = ['sender', 'source', 'wait', 'giveUp', 'data'] as const;

export function SignAgreement() {
  const t = useT();
  return (
    <StepGate step="signAgreement" id="large-agreement" title={t('largeRemit.agreement.title')}>
      {(go) => <Agree {...go} />}
    </StepGate>
  );
}

function Agree({ take }: StepGo) {
  const t = useT();
  const tick = useTick();
  const values = { hours: safeWaitHours, from: refundWorkingDays.from, to: refundWorkingDays.to };
  return (
    <LargeScreen
      id="large-agreement"
      title={t('largeRemit.agreement.title')}
      step="signAgreement"
      main={{
        id: 'large-agreement-next',
        label: t('largeRemit.agreement.next'),
        onPress: () => tick.before(take),
      }}
    >
      <Card title={t('largeRemit.agreement.heading')}>
        {clauses.map((clause, at) => (
          <Text key={clause} className="large-remit__clause">
            {`${at + 1}. ${t(`largeRemit.agreement.${clause}`, values)}`}
          </Text>
        ))}
      </Card>
      <Card>
        <TickField
          id="large-agreement-tick"
          label={t('largeRemit.agreement.tick')}
          tick={tick}
          needed={t('largeRemit.agreement.needed')}
        />
      </Card>
    </LargeScreen>
  );
}
