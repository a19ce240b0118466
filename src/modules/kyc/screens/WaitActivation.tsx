import { useEffect } from 'react';
import { kycStatuses } from '@/catalogue/statuses/kyc';
import type { Payer } from '@/catalogue/entities/payer';
import { formatDateTime, hasText, useT, useTKey } from '@/i18n';
import { followKyc } from '@/state/kycOpening';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries';
import { setPayer, useSession } from '@/state/session';
import { contactService } from '@/state/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { Timeline } from '@/ui/Timeline';
import { KycProgress } from '../KycProgress';
import '../texts';

/** Asked again this often while the page is shown. Milliseconds. */
const POLL_MS = 4000;

/** /wait-activation: what happens now, until the review has decided; then what comes of it. */
export function WaitActivation() {
  const t = useT();
  const { payer } = useSession();
  const profile = useCall('user.profile', {}, { staleMs: 0, renewMs: POLL_MS });
  const latest = profile.data?.payer ?? payer;
  useEffect(() => {
    if (profile.data) setPayer(profile.data.payer);
  }, [profile.data]);

  if (latest?.kycStatus === 'Pass') {
    return (
      <Screen
        id="kyc-passed"
        title={t('kyc.passed.title')}
        onBack={goBack}
        footer={
          <ActionBar
            main={{
              id: 'kyc-done',
              label: t('kyc.passed.go'),
              onPress: () => navigate('tabbar', { tab: 'remit' }),
            }}
          />
        }
      >
        <EmptyState icon="check" title={t('kyc.passed.title')} note={t('kyc.passed.hint')} />
      </Screen>
    );
  }
  const waits =
    latest === null ||
    [
      'WaitResult',
      'WaitManualHandling',
      'HadReSubmitted',
      'PayeeCheck',
      'WaitResidenceCardResult',
      'WaitNumberCardResult',
    ].includes(latest.kycStatus);
  return waits ? <Waiting payer={latest} /> : <Fix payer={latest} />;
}

function Waiting({ payer }: { payer: Payer | null }) {
  const t = useT();
  const tKey = useTKey();
  const info = useCall('kyc.waitInfo', { countryCode: payer?.countryCode ?? 'AUS' });
  return (
    <Screen
      id="kyc-waiting"
      title={t('kyc.wait.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('waitActivation') }}
          main={{
            id: 'kyc-wait-home',
            label: t('kyc.wait.home'),
            onPress: () => navigate('tabbar', { tab: 'remit' }),
          }}
        />
      }
    >
      <KycProgress at={2} />
      <EmptyState
        icon="clock"
        title={t('kyc.wait.headline')}
        note={info.data ? t('kyc.wait.hint', { count: info.data.expectedMinutes }) : undefined}
      />
      <Card>
        <Timeline
          steps={[
            {
              title: t('kyc.wait.steps.sent'),
              state: 'done',
              time: info.data?.submittedAt ? formatDateTime(info.data.submittedAt) : undefined,
            },
            {
              title: t('kyc.wait.steps.review'),
              note: payer ? tKey(kycStatuses[payer.kycStatus].hintKey) : undefined,
              state: 'now',
            },
            { title: t('kyc.wait.steps.done'), state: 'later' },
          ]}
        />
      </Card>
    </Screen>
  );
}

function Fix({ payer }: { payer: Payer }) {
  const t = useT();
  const tKey = useTKey();
  const code = payer.kycAudit?.kycErrorCode;
  const todo = kycStatuses[payer.kycStatus].phase === 'todo' ? kycStatuses[payer.kycStatus] : null;
  const key = `kyc.failed.${code}`;
  return (
    <Screen
      id="kyc-failed"
      title={todo ? t('kyc.todo.title') : t('kyc.failed.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('kyc') }}
          main={{
            id: 'kyc-fix',
            label: todo ? t('kyc.notAsked.go') : t('kyc.failed.go'),
            onPress: () => followKyc(payer),
          }}
        />
      }
    >
      <EmptyState
        icon={todo ? 'file' : 'warning'}
        title={todo ? tKey(todo.labelKey) : t('kyc.failed.headline')}
        note={todo ? tKey(todo.hintKey) : code && hasText(key) ? tKey(key) : t('kyc.failed.other')}
      />
      <Card>
        <Timeline
          steps={[
            { title: t(todo ? 'kyc.todo.turn' : 'kyc.todo.again'), state: 'now' },
            { title: t('kyc.todo.check'), state: 'later' },
            { title: t('kyc.wait.steps.done'), state: 'later' },
          ]}
        />
      </Card>
    </Screen>
  );
}
