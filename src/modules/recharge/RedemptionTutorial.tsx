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
      title={t('collection.titles.redemptionTutorial')}
      onBack={goBack}
      reading
      footer={
        <ActionBar
          help={{ onPress: () => contactService('recharge', { seqNo: params.seqNo }) }}
          main={
            signedIn
              ? {
                  id: 'tutorial-records',
                  label: t('collection.recharge.tutorial.mine'),
                  onPress: () => navigate('rechargeRecord', {}),
                }
              : {
                  id: 'tutorial-first',
                  label: t('collection.recharge.tutorial.first'),
                  onPress: () => navigate('selectMembersWhoRecharge', {}),
                }
          }
        />
      }
    >
      {answer && code ? (
        <Card>
          <CopyRow
            id="tutorial-code"
            label={t('collection.recharge.detail.code')}
            value={code}
            shown={inFours(code)}
          />
          <TopUpFacts order={answer.order} />
        </Card>
      ) : (
        <Notice tone="info">{t('collection.recharge.tutorial.intro')}</Notice>
      )}
      <Card title={t('collection.recharge.tutorial.steps')}>
        <NumberedSteps
          label={t('collection.recharge.tutorial.steps')}
          steps={
            answer && code
              ? answer.steps
              : [
                  t('collection.recharge.tutorial.open'),
                  t('collection.recharge.tutorial.app'),
                  t('collection.recharge.tutorial.enter'),
                  t('collection.recharge.tutorial.check'),
                ]
          }
        />
      </Card>
      <Card title={t('collection.recharge.tutorial.trouble')}>
        <NumberedSteps
          label={t('collection.recharge.tutorial.trouble')}
          steps={[
            t('collection.recharge.tutorial.typed'),
            t('collection.recharge.tutorial.other'),
            t('collection.recharge.tutorial.ask'),
          ]}
        />
      </Card>
    </Screen>
  );
}
