import { schoolStudyConfirm } from '@/contracts/calls/school/school';
import { formatDateTime, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { DemandList } from '../DemandList';
import { DemandsGate } from '../DemandsGate';
import { type Demands, isToConfirm } from '../useDemands';

export function StudyConfirm() {
  const t = useT();
  const { params } = useRoute('studyAbroadMaterialConfirm');
  return (
    <DemandsGate title={t('evidence.study.title')} seqNo={params.seqNo} only={['studyProof']}>
      {(demands) =>
        params.seqNo !== undefined && isToConfirm(demands) ? (
          <Confirm demands={demands} seqNo={params.seqNo} />
        ) : (
          <DemandList title={t('evidence.list.study')} demands={demands} shown={demands.items} />
        )
      }
    </DemandsGate>
  );
}

function Confirm({ demands, seqNo }: { demands: Demands; seqNo: string }) {
  const t = useT();
  const { mutateAsync: confirm, isPending } = useCallMutation(schoolStudyConfirm);
  const submit = async (): Promise<void> => {
    await confirm({ seqNo, confirmed: true });
    showToast({ messageKey: 'evidence.study.done', onLeaving: true });
    await navigate('evidenceListNew', { seqNo }, { replace: true });
  };
  const files = demands.items.flatMap(({ images, submittedAt }) =>
    images.map(({ ossFileKey, fileName }) => ({ ossFileKey, fileName, submittedAt })),
  );
  return (
    <Screen
      id="evidence-study"
      title={t('evidence.study.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('evidence', { seqNo }) }}
          middle={{
            id: 'evidence-study-back',
            label: t('evidence.study.notYet'),
            onPress: goBack,
          }}
          main={{
            id: 'evidence-study-confirm',
            label: t('evidence.study.confirm'),
            busy: isPending,
            onPress: () => submit().catch(showError),
          }}
        />
      }
    >
      <Notice>{t('evidence.study.note')}</Notice>
      <Card title={t('evidence.study.files')}>
        {files.map(({ ossFileKey, fileName, submittedAt }) => (
          <ListRow
            key={ossFileKey}
            icon="file"
            title={fileName}
            note={
              submittedAt === undefined
                ? undefined
                : t('evidence.note.submitted', { time: formatDateTime(submittedAt) })
            }
          />
        ))}
      </Card>
    </Screen>
  );
}
