import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { DemandsGate } from '../DemandsGate';
import { HandIn } from '../HandIn';
import { useAskedBefore } from '../useAskedBefore';
import { MiddleGate } from '../MiddleGate';

export function MiddleRisk() {
  const t = useT();
  const asked = useAskedBefore();
  const title = t('evidence.middle.riskTitle');
  return (
    <MiddleGate title={title} asked={asked}>
      {(page) =>
        page?.route === 'midTransferMiddleRisk' ? (
          <DemandsGate title={title} verifyType="meanRisk" only={['meanRisk']}>
            {(demands) => {
              const item = demands.items.find(({ verifyType }) => verifyType === 'meanRisk');
              // Answers of an earlier day do not count.
              return item ? (
                <HandIn
                  item={{ ...item, status: 'WaitUpload' }}
                  demands={demands}
                  hints={{ example: {} }}
                  onDone={() => asked.refetch()}
                />
              ) : (
                <></>
              );
            }}
          </DemandsGate>
        ) : (
          <Screen
            id="middle-risk-done"
            title={title}
            onBack={goBack}
            footer={
              <ActionBar
                main={{
                  id: 'middle-go-on',
                  label: t('evidence.middle.goOn'),
                  onPress: () => navigate('tabbar', { tab: 'remit' }),
                }}
              />
            }
          >
            <EmptyState
              icon="check"
              title={t('evidence.middle.answered')}
              note={t('evidence.middle.answeredNote')}
            />
          </Screen>
        )
      }
    </MiddleGate>
  );
}
