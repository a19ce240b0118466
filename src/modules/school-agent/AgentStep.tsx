import type { ComponentProps, ReactNode } from 'react';
import { agentFlow, type AgentFlowStep } from '@/domain/school/school';
import { useT } from '@/i18n';
import { agentPhaseOf, agentPhases, agentStepOpen } from '@/routes/flows/schoolAgentSteps';
import { contactService } from '@/state/market/support';
import { goBack, navigate } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { FlowSteps } from '@/ui/FlowSteps';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { type AgentForm, openStep, useAgentForm } from './useAgentForm';
import './texts';

interface FrameProps extends Pick<ComponentProps<typeof ActionBar>, 'main' | 'middle'> {
  id: string;
  title: string;
  step: AgentFlowStep;
  children: ReactNode;
}

export function AgentFrame({ id, title, step, main, middle, children }: FrameProps) {
  const t = useT();
  return (
    <Screen
      id={id}
      title={title}
      onBack={goBack}
      footer={<ActionBar help={{ onPress: () => contactService(id) }} main={main} middle={middle} />}
    >
      <FlowSteps
        steps={agentPhases.map((phase) => t(`schoolAgent.phase.${phase}`))}
        current={agentPhaseOf(step)}
      />
      {children}
    </Screen>
  );
}

interface Props {
  step: AgentFlowStep;
  title: string;
  children: (form: AgentForm) => ReactNode;
}

export function AgentStep({ step, title, children }: Props) {
  const t = useT();
  const query = useAgentForm();
  const form = query.data?.form;
  if (form?.state === 'Open' && agentStepOpen(step, form.at)) return <>{children(form)}</>;
  if (!query.data) return <QueryScreen screen={{ title, onBack: goBack }} query={query} shape="form" />;
  const open = form?.state === 'Open' ? form : undefined;
  return (
    <Screen title={title} onBack={goBack}>
      <EmptyState
        icon="clock"
        title={open ? t('schoolAgent.gate.later') : t('schoolAgent.gate.closed')}
        note={
          open
            ? t('schoolAgent.gate.next', {
                step: agentFlow.indexOf(open.at) + 1,
                name: t(`schoolAgent.step.${open.at}`),
              })
            : t('schoolAgent.gate.closedNote')
        }
        action={{
          id: 'agent-gate-go',
          label: t('schoolAgent.goOn'),
          onPress: () => (open ? openStep(open.at) : navigate('zlpSelectStudent', {}, { replace: true })),
        }}
      />
    </Screen>
  );
}
