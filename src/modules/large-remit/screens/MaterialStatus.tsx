import { useMemo } from 'react';
import { largeRemitIncomeProof, largeRemitMaterialStatus } from '@/contracts/calls/largeRemit';
import { LARGE_TRANSFER } from '@/domain/evidence';
import { routeOf } from '@/routes/flows/largeTransferProgress';
import { knownMarket } from '@/domain/markets/markets';
import { SchemaForm } from '@/forms';
import { formatDateTime, hasText, useT, useTKey } from '@/i18n';
import { largeIncomeForm } from '@/schemas/largeRemit/papers';
import { reviewBeat } from '@/state/queries/beat';
import { inReview, type LargeTransferView, useLargeTransfer } from '@/state/accountOpening/useLargeTransfer';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { allOf } from '@/state/queries/queryResult';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { QueryScreen } from '@/ui/QueryState';
import { Timeline } from '@/ui/Timeline';
import { LargeScreen } from '../LargeScreen';
import { materialLines, type Material } from '../materialSteps';
import { startLarge } from '../startLarge';
import { usePapers } from '../usePapers';

interface Props {
  view: LargeTransferView;
  material: Material;
}

export function MaterialStatus() {
  const t = useT();
  const large = useLargeTransfer(reviewBeat);
  const material = useCall(
    largeRemitMaterialStatus,
    {},
    { staleMs: 0, renewMs: reviewBeat, renewWhile: inReview },
  );
  return (
    <QueryScreen
      screen={{ title: t('largeRemit.material.title'), onBack: goBack }}
      query={allOf(large, material)}
    >
      {([view, found]) => {
        const { progress } = view;
        return progress.kind === 'papers' && progress.state !== 'review' ? (
          <Income view={view} material={found} rejected={progress.state === 'rejected'} />
        ) : (
          <Progress view={view} material={found} />
        );
      }}
    </QueryScreen>
  );
}

function Lines({ view, material }: Props) {
  const tKey = useTKey();
  return (
    <Card>
      <Timeline
        steps={materialLines(view, material).map(({ name, state, note, at }) => ({
          title: tKey(`largeRemit.line.${name}`),
          state,
          note: note && tKey(`largeRemit.line.${name}Note.${note}`),
          time: at === undefined ? undefined : formatDateTime(at),
        }))}
      />
    </Card>
  );
}

function Progress({ view, material }: Props) {
  const t = useT();
  const { progress } = view;
  return (
    <LargeScreen
      id="large-material"
      title={t('largeRemit.material.title')}
      main={
        progress.kind === 'ready'
          ? {
              id: 'large-start',
              label: t('largeRemit.start'),
              onPress: () => startLarge(view.status.payeeId),
            }
          : progress.kind === 'papers'
            ? {
                id: 'large-material-home',
                label: t('largeRemit.material.home'),
                onPress: () => navigate('tabbar', { tab: 'remit' }),
              }
            : {
                id: 'large-go-on',
                label: t('largeRemit.goOn'),
                onPress: () => navigate(routeOf(progress), {}, { replace: true }),
              }
      }
    >
      {progress.kind === 'ready' ? <Notice tone="good">{t('largeRemit.rule.ready')}</Notice> : null}
      {progress.kind === 'papers' ? <Notice tone="info">{t('largeRemit.material.review')}</Notice> : null}
      <Lines view={view} material={material} />
    </LargeScreen>
  );
}

function Income({ view, material, rejected }: Props & { rejected: boolean }) {
  const t = useT();
  const tKey = useTKey();
  const { countryCode } = view.payer;
  const { targetLevel } = view.status;
  const income = useCall(largeRemitIncomeProof, { countryCode }, { enabled: rejected, staleMs: 0 });
  const schema = useMemo(
    () => largeIncomeForm(countryCode, knownMarket(countryCode).currency),
    [countryCode],
  );
  const form = usePapers({
    schema,
    countryCode,
    about: { verifyType: 'incomeProof', provideSource: LARGE_TRANSFER, targetLevel },
  });
  const reason = `largeRemit.rejected.${income.data?.rejectReason}`;
  return (
    <LargeScreen
      id="large-papers"
      title={t('largeRemit.material.title')}
      main={{
        id: 'large-papers-submit',
        label: t('largeRemit.papers.submit'),
        busy: form.busy,
        onPress: () => form.submit().catch(showError),
      }}
    >
      {rejected ? (
        <Notice tone="warn">{tKey(hasText(reason) ? reason : 'largeRemit.rejected.other')}</Notice>
      ) : null}
      <Lines view={view} material={material} />
      <SchemaForm form={form} />
    </LargeScreen>
  );
}
