import { useStore } from 'zustand';
import { kycWaitInfo } from '@/contracts/calls/kyc/kyc';
import { kycStatuses } from '@/domain/statuses/kyc';
import type { Payer } from '@/contracts/entities/payer';
import { formatDateTime, hasText, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { followKyc, kycNeedsService, kycWaits } from '@/state/accountOpening/kycOpening';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { reviewBeat } from '@/state/queries/beat';
import { useRenewedPayer } from '@/state/queries/renewedPayer';
import { useSession } from '@/state/session/session';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import { Timeline } from '@/ui/Timeline';
import { BegunTransfer } from '../BegunTransfer';
import '../texts';

export function WaitActivation() {
  const t = useT();
  const { payer: latest } = useSession();
  useRenewedPayer({ renewMs: reviewBeat });

  const { quote, side } = useStore(remitDraftStore);

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
              label: t(quote ? 'kyc.passed.goOn' : 'kyc.passed.go'),
              onPress: () =>
                quote
                  ? navigate('selectPayee', { certificationKyc: true }, { replace: true })
                  : navigate('tabbar', { tab: 'remit' }),
            }}
          />
        }
      >
        <EmptyState icon="check" title={t('kyc.passed.hint')} />
        {quote ? <BegunTransfer quote={quote} side={side} /> : null}
      </Screen>
    );
  }
  return latest === null || kycWaits(latest) ? <Waiting payer={latest} /> : <Fix payer={latest} />;
}

function Waiting({ payer }: { payer: Payer | null }) {
  const t = useT();
  const tKey = useTKey();
  const info = useCall(kycWaitInfo, payer && { countryCode: payer.countryCode });
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
      <EmptyState
        icon="clock"
        title={t('kyc.wait.headline')}
        note={
          info.data &&
          (info.data.expectedMinutes > 0
            ? t('kyc.wait.hint', { count: info.data.expectedMinutes })
            : t('kyc.wait.long'))
        }
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
              note: payer
                ? payer.kycStatus === 'Fail'
                  ? t('kyc.repeat.review')
                  : // The headline says the same.
                    payer.kycStatus === 'WaitResult' && info.data
                    ? undefined
                    : tKey(kycStatuses[payer.kycStatus].hintKey)
                : undefined,
              state: 'now',
            },
            { title: t('kyc.wait.steps.done'), state: 'later' },
          ]}
        />
      </Card>
    </Screen>
  );
}

function useWords(payer: Payer) {
  const t = useT();
  const tKey = useTKey();
  const { labelKey, hintKey, phase } = kycStatuses[payer.kycStatus];
  if (phase === 'todo')
    return {
      title: t('kyc.todo.title'),
      headline: tKey(labelKey),
      note: tKey(hintKey),
      turn: t('kyc.todo.turn'),
      go: t('kyc.notAsked.go'),
    };
  const title = t('kyc.failed.title');
  if (payer.repeatUserInfo)
    return {
      title,
      headline: t('kyc.repeat.headline'),
      note: t('kyc.repeat.note'),
      turn: t('kyc.todo.choose'),
      go: t('kyc.notAsked.go'),
    };
  const headline = t('kyc.failed.headline');
  const key = `kyc.failed.${payer.kycAudit?.kycErrorCode}`;
  return kycNeedsService(payer)
    ? {
        title,
        headline,
        note: t('kyc.failed.other'),
        turn: t('kyc.todo.ask'),
        go: t('common.contactUs'),
        service: true,
      }
    : {
        title,
        headline,
        note: hasText(key) ? tKey(key) : t('kyc.failed.other'),
        turn: t('kyc.todo.again'),
        go: t('kyc.failed.go'),
      };
}

function Fix({ payer }: { payer: Payer }) {
  const t = useT();
  const { title, headline, note, turn, go, service } = useWords(payer);
  const todo = kycStatuses[payer.kycStatus].phase === 'todo';
  return (
    <Screen
      id="kyc-failed"
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={service ? undefined : { onPress: () => contactService('kyc') }}
          main={{ id: 'kyc-fix', label: go, onPress: () => followKyc(payer) }}
        />
      }
    >
      <EmptyState icon={todo ? 'file' : 'warning'} title={headline} note={note} />
      <Card>
        <Timeline
          steps={[
            { title: turn, state: 'now', yours: true },
            { title: t('kyc.todo.check'), state: 'later' },
            { title: t('kyc.wait.steps.done'), state: 'later' },
          ]}
        />
      </Card>
    </Screen>
  );
}
