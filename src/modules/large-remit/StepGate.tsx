import { useState, type ReactNode } from 'react';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { largeRemitUpdateBehavior } from '@/contracts/calls/largeRemit';
import type { LargeRemitStep } from '@/domain/largeRemit';
import { doneAt, routeOf } from '@/routes/flows/largeTransferProgress';
import { formatDateTime, useT } from '@/i18n';
import { type LargeTransferView, useLargeTransfer } from '@/state/accountOpening/useLargeTransfer';
import { goBack, navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { refresh } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { EmptyState } from '@/ui/EmptyState';
import { QueryScreen } from '@/ui/QueryState';
import { LargeScreen } from './LargeScreen';
import { routeAfter, stepState } from './steps';
import './texts';

export interface StepGo extends LargeTransferView {
  take: (given?: Pick<ParamsOf<typeof largeRemitUpdateBehavior>, 'fileKey' | 'payeeId'>) => Promise<void>;
  busy: boolean;
}

interface Props {
  step: LargeRemitStep;
  id: string;
  title: string;
  children: (go: StepGo) => ReactNode;
}

/** Replaces done steps: back leads to the overview. */
export function useTake(step: LargeRemitStep): Pick<StepGo, 'take' | 'busy'> & { leaving: boolean } {
  const { mutateAsync: markDone } = useCallMutation(largeRemitUpdateBehavior);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const take: StepGo['take'] = async (given = {}) => {
    setBusy(true);
    try {
      const answer = await markDone({ behavior: step, ...given });
      setLeaving(step !== 'rule');
      await navigate(routeAfter(answer), {}, { replace: step !== 'rule' });
    } catch (error) {
      setLeaving(false);
      showError(error);
      // May have been done on another device.
      refresh('large');
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, leaving };
}

export function StepGate({ step, id, title, children }: Props) {
  const t = useT();
  const large = useLargeTransfer();
  const { take, busy, leaving } = useTake(step);
  const view = large.data;
  const state = view && stepState(step, view.status, view.behavior);
  if (view && (state === 'due' || leaving)) return <>{children({ ...view, take, busy })}</>;
  if (!view || large.fetching)
    return <QueryScreen screen={{ title, onBack: goBack }} query={large} shape="form" />;
  const at = doneAt(view.behavior, step);
  return (
    <LargeScreen
      id={`${id}-${at === undefined ? 'later' : 'done'}`}
      title={title}
      step={step}
      main={{
        id: 'large-go-on',
        label: t('largeRemit.goOn'),
        onPress: () => navigate(routeOf(view.progress), {}, { replace: true }),
      }}
    >
      <EmptyState
        icon={at === undefined ? 'clock' : 'check'}
        title={at === undefined ? t('largeRemit.later.title') : t('largeRemit.done.title')}
        note={
          at === undefined
            ? t('largeRemit.later.note')
            : t('largeRemit.done.note', { time: formatDateTime(at) })
        }
      />
    </LargeScreen>
  );
}
