import { useMemo } from 'react';
import { agentStudents } from '@/contracts/calls/school/agent';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { agentStudentForm } from '@/schemas/school/agent';
import { showError } from '@/state/client/showError';
import { useCall } from '@/state/queries/queries';
import { QueryState } from '@/ui/QueryState';
import { AgentFrame, AgentStep } from '../AgentStep';
import { type AgentForm, openStep, usePersonSources, useSavePart } from '../useAgentForm';

export function FillStudent() {
  const t = useT();
  return (
    <AgentStep step="studentInfo" title={t('schoolAgent.student.title')}>
      {(form) => <Known key={form.studentId ?? 'new'} form={form} />}
    </AgentStep>
  );
}

function Known({ form }: { form: AgentForm }) {
  const t = useT();
  const wanted = form.student === undefined && form.studentId !== undefined;
  const list = useCall(agentStudents, wanted ? { schoolId: form.school.schoolId } : null);
  const known = list.data?.list.find(({ studentId }) => studentId === form.studentId);
  if (wanted && !list.data)
    return (
      <AgentFrame id="agent-student-known" title={t('schoolAgent.student.title')} step="studentInfo">
        <QueryState query={list} shape="form">
          {() => null}
        </QueryState>
      </AgentFrame>
    );
  const { studentId: _id, ...facts } = known ?? { studentId: '' };
  return <Facts form={form} initial={form.student ?? facts} />;
}

function Facts({ form, initial }: { form: AgentForm; initial: Readonly<Record<string, unknown>> }) {
  const t = useT();
  const { save } = useSavePart(form);
  const given = useMemo(() => ({ nationality: 'CHN', ...initial }), [initial]);
  const fields = useSchemaForm({
    schema: agentStudentForm,
    initial: given,
    sources: usePersonSources(),
    onSubmit: async (values) => openStep(await save('studentInfo', values)),
  });
  return (
    <AgentFrame
      id="agent-student-screen"
      title={t('schoolAgent.student.title')}
      step="studentInfo"
      main={{
        id: 'agent-student-submit',
        label: t('schoolAgent.goOn'),
        busy: fields.busy,
        onPress: () => fields.submit().catch(showError),
      }}
    >
      <SchemaForm form={fields} />
    </AgentFrame>
  );
}
