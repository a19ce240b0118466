import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { Notice } from '@/ui/Notice';
import { NumberedSteps } from '@/ui/NumberedSteps';
import { Screen } from '@/ui/Screen';
import './texts';
import { TopUpFacts } from './TopUpFacts';
import { inFours } from './topUpTexts';
import { useTopUp } from './useTopUp';

export function RedemptionTutorial() {
  const t = useT();
  const { params } = useRoute('redemptionTutorial');
  const { signedIn } = useSession();
  const { data: answer } = useTopUp(signedIn ? params.seqNo : undefined);
  const code = answer?.redemptionCode;
  return (
    <Screen
      id="redemption-tutorial"
      title={t('recharge.titles.redemptionTutorial')}
      onBack={goBack}
      reading
      footer={
        <ActionBar
          help={{ onPress: () => contactService('recharge', { seqNo: params.seqNo }) }}
          main={
            signedIn
              ? {
                  id: 'tutorial-records',
                  label: t('recharge.tutorial.mine'),
                  onPress: () => navigate('rechargeRecord', {}),
                }
              : {
                  id: 'tutorial-first',
                  label: t('recharge.tutorial.first'),
                  onPress: () => navigate('selectMembersWhoRecharge', {}),
                }
          }
        />
      }
    >
      {answer && code ? (
        <Card>
          <CopyRow id="tutorial-code" label={t('recharge.detail.code')} value={code} shown={inFours(code)} />
          <TopUpFacts order={answer.order} />
        </Card>
      ) : (
        <Notice tone="info">{t('recharge.tutorial.intro')}</Notice>
      )}
      <Card title={t('recharge.tutorial.steps')}>
        <NumberedSteps
          label={t('recharge.tutorial.steps')}
          steps={
            answer && code
              ? answer.steps
              : [
                  t('recharge.tutorial.open'),
                  t('recharge.tutorial.app'),
                  t('recharge.tutorial.enter'),
                  t('recharge.tutorial.check'),
                ]
          }
        />
      </Card>
      <Card title={t('recharge.tutorial.trouble')}>
        <NumberedSteps
          label={t('recharge.tutorial.trouble')}
          steps={[t('recharge.tutorial.typed'), t('recharge.tutorial.other'), t('recharge.tutorial.ask')]}
        />
      </Card>
    </Screen>
  );
}
