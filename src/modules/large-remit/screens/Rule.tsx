import { Text } from '@tarojs/components';
import { largeRemitIncomeProof } from '@/contracts/calls/largeRemit';
import { userRemittanceLimit } from '@/contracts/calls/remit/limit';
import { reminderHours, refundWorkingDays, safeWaitHours } from '@/domain/largeRemit';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { formatDate, hasText, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { kycStatuses } from '@/domain/statuses/kyc';
import { doneAt, routeOf } from '@/routes/flows/largeTransferProgress';
import { reviewBeat } from '@/state/queries/beat';
import { openKyc } from '@/state/accountOpening/kycOpening';
import { type LargeTransferView, useLargeTransfer } from '@/state/accountOpening/useLargeTransfer';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useLargeOffered } from '@/state/market/largeOffered';
import { contactService } from '@/state/market/support';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { StatusTag } from '@/ui/StatusTag';
import { Stack } from '@/ui/Stack';
import { LargeScreen } from '../LargeScreen';
import { startLarge } from '../startLarge';
import { ownSteps } from '../steps';
import { useTake } from '../StepGate';
import './largeRemit.scss';

export function Rule() {
  const t = useT();
  const offered = useLargeOffered();
  const large = useLargeTransfer(reviewBeat);
  if (offered === false) return <Barred />;
  return (
    <QueryScreen screen={{ title: t('largeRemit.rule.title'), onBack: goBack }} query={large}>
      {(view) => <Overview view={view} />}
    </QueryScreen>
  );
}

function Overview({ view }: { view: LargeTransferView }) {
  const t = useT();
  const main = useMain(view);
  if (view.progress.kind === 'barred') return <Barred />;
  return (
    <LargeScreen id="large-rule" title={t('largeRemit.rule.title')} main={main}>
      {view.progress.kind === 'ready' ? <Notice tone="good">{t('largeRemit.rule.ready')}</Notice> : null}
      <Amounts view={view} />
      <Needs view={view} />
      <Safety />
    </LargeScreen>
  );
}

function Barred() {
  const t = useT();
  return (
    <Screen id="large-barred" title={t('largeRemit.rule.title')} onBack={goBack}>
      <EmptyState
        icon="shield"
        title={t('largeRemit.rule.barred')}
        note={t('largeRemit.rule.barredNote')}
        action={{
          id: 'large-rule-why',
          label: t('common.contactUs'),
          onPress: () => contactService('largeRemitBarred'),
        }}
      />
    </Screen>
  );
}

function useMain({ payer, progress, status }: LargeTransferView) {
  const t = useT();
  const { take, busy } = useTake('rule');
  const go = () => navigate(routeOf(progress), {});
  switch (progress.kind) {
    case 'barred':
      return undefined;
    case 'identity':
      return {
        id: 'large-rule-identity',
        label: t('largeRemit.rule.identity'),
        onPress: () => openKyc(payer),
      };
    case 'papers':
      return { id: 'large-rule-papers', label: t(`largeRemit.rule.papers.${progress.state}`), onPress: go };
    case 'ready':
      return { id: 'large-start', label: t('largeRemit.start'), onPress: () => startLarge(status.payeeId) };
    case 'step':
      return progress.step === 'rule'
        ? { id: 'large-rule-next', label: t('largeRemit.rule.next'), busy, onPress: () => take() }
        : {
            id: 'large-rule-resume',
            label: t('largeRemit.rule.resume', { step: t(`largeRemit.stepNames.${progress.step}`) }),
            onPress: go,
          };
  }
}

function Amounts({ view }: { view: LargeTransferView }) {
  const t = useT();
  const { countryCode } = view.payer;
  const limit = useCall(userRemittanceLimit, { countryCode, remitType: 'LargeRemit' });
  if (!limit.data) return limit.isError ? null : <Skeleton shape="detail" />;
  const { currency, maxAmount, daily } = limit.data;
  const unlimited = limit.data.unlimited || view.status.userLabel === 'LARGE_WHITE';
  const money = (amount: string): string =>
    formatMoneyWithCode({ amount, currencyCode: currency }, { trimZeros: true });
  return (
    <Card title={t('largeRemit.rule.headline')}>
      <Stack gap="s">
        <Text className="large-remit__text">{t('largeRemit.rule.what')}</Text>
        <DetailRow label={t('largeRemit.rule.perTransfer')} value={money(maxAmount)} kind="strong" />
        {unlimited ? (
          <DetailRow label={t('largeRemit.rule.perDay')} value={t('largeRemit.rule.noLimit')} />
        ) : daily ? (
          <DetailRow label={t('largeRemit.rule.leftToday')} value={money(daily.left)} />
        ) : null}
      </Stack>
    </Card>
  );
}

function Needs({ view: { payer, status, behavior } }: { view: LargeTransferView }) {
  const t = useT();
  const tKey = useTKey();
  const released = status.userLabel === 'LARGE_WHITE';
  const income = useCall(
    largeRemitIncomeProof,
    { countryCode: payer.countryCode },
    {
      enabled: !released,
      staleMs: 0,
      renewMs: reviewBeat,
      renewWhile: (answer) => answer.status === 'UnderReview',
    },
  );
  const incomeNote = (): string => {
    const { rejectReason, submittedAt } = income.data ?? {};
    const reason = `largeRemit.rejected.${rejectReason}`;
    if (rejectReason) return tKey(hasText(reason) ? reason : 'largeRemit.rejected.other');
    return submittedAt === undefined
      ? t('largeRemit.rule.needIncomeNote')
      : t('largeRemit.rule.handedIn', { date: formatDate(submittedAt) });
  };
  const done = ownSteps.filter((step) => doneAt(behavior, step) !== undefined).length;
  return (
    <Card title={t('largeRemit.rule.needs')}>
      <ListRow
        id="large-need-identity"
        icon="person"
        title={t('largeRemit.rule.needIdentity')}
        right={
          <StatusTag
            tone={status.kycPassed ? 'green' : 'amber'}
            label={tKey(kycStatuses[payer.kycStatus].labelKey)}
          />
        }
      />
      {released ? null : (
        <>
          <ListRow
            id="large-need-income"
            icon="file"
            title={t('largeRemit.rule.needIncome')}
            note={incomeNote()}
            value={t(`largeRemit.fileStatus.${status.fileStatus}`)}
            onPress={() => navigate('largeRemitMaterialStatus', {})}
          />
          <ListRow
            id="large-need-steps"
            icon="edit"
            title={t('largeRemit.rule.needSteps')}
            note={t('largeRemit.rule.needStepsNote')}
            right={
              <StatusTag
                tone={done === ownSteps.length ? 'green' : 'neutral'}
                label={t('largeRemit.rule.stepsDone', { done, all: ownSteps.length })}
              />
            }
          />
        </>
      )}
    </Card>
  );
}

function Safety() {
  const t = useT();
  const { from, to } = refundWorkingDays;
  return (
    <Card title={t('largeRemit.rule.safety')}>
      <ListRow
        icon="clock"
        title={t('largeRemit.rule.wait', { hours: safeWaitHours })}
        note={t('largeRemit.rule.waitNote')}
      />
      <ListRow icon="bell" title={t('largeRemit.rule.reminder', { count: reminderHours })} />
      <ListRow
        icon="refresh"
        title={t('largeRemit.rule.refund', { from, to })}
        note={t('largeRemit.rule.refundNote')}
      />
    </Card>
  );
}
