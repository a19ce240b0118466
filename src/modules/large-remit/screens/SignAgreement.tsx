import { Text } from '@tarojs/components';
import { useState } from 'react';
import { refundWorkingDays, safeWaitHours } from '@/catalogue/largeRemit';
import { useT } from '@/i18n';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { FormItem } from '@/ui/FormItem';
import { LargeScreen } from '../LargeScreen';
import { StepGate, type StepGo } from '../StepGate';
import './largeRemit.scss';

const clauses = ['sender', 'source', 'wait', 'giveUp', 'data'] as const;

/** /largeRemit/signAgreement: the agreement, which must be ticked. */
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
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);
  const missing = tried && !agreed;
  const values = { hours: safeWaitHours, from: refundWorkingDays.from, to: refundWorkingDays.to };
  return (
    <LargeScreen
      id="large-agreement"
      title={t('largeRemit.agreement.title')}
      step="signAgreement"
      main={{
        id: 'large-agreement-next',
        label: t('largeRemit.agreement.next'),
        onPress: () => {
          setTried(true);
          return agreed ? take() : undefined;
        },
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
        <FormItem id="large-agreement-tick" error={missing ? t('largeRemit.agreement.needed') : undefined}>
          <Checkbox
            id="large-agreement-tick"
            label={t('largeRemit.agreement.tick')}
            checked={agreed}
            onChange={setAgreed}
            invalid={missing}
          />
        </FormItem>
      </Card>
    </LargeScreen>
  );
}
