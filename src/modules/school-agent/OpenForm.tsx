import { agentStudents } from '@/contracts/calls/school/agent';
import { agentFlow } from '@/domain/school/school';
import { formatDate, formatDateTime, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { Icon } from '@/ui/Icon';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { AgentFrame } from './AgentStep';
import { type AgentForm, openStep, useSavePart } from './useAgentForm';

export function OpenForm({ form }: { form: AgentForm }) {
  return form.at === 'selectStudent' ? <ChooseStudent form={form} /> : <Progress form={form} />;
}

function ChooseStudent({ form }: { form: AgentForm }) {
  const t = useT();
  const { schoolId, name } = form.school;
  const students = useCall(agentStudents, { schoolId });
  const { save, busy } = useSavePart(form);
  const choose = (studentId?: string) =>
    save('selectStudent', { studentId }).then((at) => openStep(at, { replace: false }), showError);
  return (
    <AgentFrame
      id="agent-select"
      title={t('schoolAgent.title')}
      step="selectStudent"
      main={{
        id: 'agent-student-new',
        label: t('schoolAgent.select.new'),
        busy,
        onPress: () => choose(),
      }}
    >
      {form.state === 'Expired' ? (
        <Notice tone="warn">{t('schoolAgent.expired', { time: formatDateTime(form.expiresAt ?? 0) })}</Notice>
      ) : null}
      <Notice tone="info">{t('schoolAgent.select.note', { school: name })}</Notice>
      <QueryState query={students} shape="list" rows={2}>
        {({ list }) =>
          list.length > 0 ? (
            <Card title={t('schoolAgent.select.known')}>
              {list.map((student) => (
                <ListRow
                  key={student.studentId}
                  id={`agent-student-${student.studentNumber}`}
                  icon="person"
                  title={`${student.firstName} ${student.lastName}`}
                  note={`${student.studentNumber} · ${formatDate(student.birthDate)}`}
                  onPress={() => (busy ? undefined : choose(student.studentId))}
                />
              ))}
            </Card>
          ) : null
        }
      </QueryState>
    </AgentFrame>
  );
}

function Progress({ form }: { form: AgentForm }) {
  const t = useT();
  const now = agentFlow.indexOf(form.at);
  return (
    <AgentFrame
      id="agent-progress"
      title={t('schoolAgent.title')}
      step={form.at}
      main={{
        id: 'agent-go-on',
        label: t('schoolAgent.goOn'),
        onPress: () => openStep(form.at, { replace: false }),
      }}
    >
      <Notice tone="info">
        {t('schoolAgent.progress.until', { time: formatDateTime(form.expiresAt ?? 0) })}
      </Notice>
      <Card title={form.school.name}>
        {agentFlow.map((step, at) => {
          const open = at <= now && step !== 'selectStudent' && step !== 'order';
          const state = t(
            at < now
              ? 'schoolAgent.progress.done'
              : at === now
                ? 'schoolAgent.progress.now'
                : 'schoolAgent.progress.later',
          );
          return (
            <ListRow
              key={step}
              id={`agent-step-${step}`}
              left={<Icon name={at < now ? 'check' : at === now ? 'edit' : 'clock'} />}
              title={`${at + 1}. ${t(`schoolAgent.step.${step}`)}`}
              note={state}
              {...(open ? { onPress: () => openStep(step, { replace: false }) } : {})}
            />
          );
        })}
      </Card>
    </AgentFrame>
  );
}
