import { useState } from 'react';
import { agentRelationships, agentStudentCommit } from '@/contracts/calls/school/agent';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { formatDate, useT, useTKey } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import '@/i18n/formTexts';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { AgentFrame, AgentStep } from '../AgentStep';
import { type AgentForm, goOn, openStep, useSavePart } from '../useAgentForm';

type Given = Readonly<Record<string, string>>;

function PersonRows({ given }: { given: Given }) {
  const t = useT();
  const tKey = useTKey();
  const { firstName, lastName, localName, birthDate, nationality } = given;
  return (
    <>
      <DetailRow label={t('fields.lastName')} value={lastName} />
      <DetailRow label={t('fields.firstName')} value={firstName} />
      {localName ? <DetailRow label={t('fields.chineseName')} value={localName} /> : null}
      {birthDate ? <DetailRow label={t('fields.birthday')} value={formatDate(birthDate)} /> : null}
      {nationality ? (
        <DetailRow label={t('fields.nationality')} value={tKey(`countries.names.${nationality}`)} />
      ) : null}
    </>
  );
}

export function ConfirmStudent() {
  const t = useT();
  return (
    <AgentStep step="confirmStudent" title={t('schoolAgent.confirmStudent.title')}>
      {(form) => <StudentToConfirm form={form} />}
    </AgentStep>
  );
}

function StudentToConfirm({ form }: { form: AgentForm }) {
  const t = useT();
  const { mutateAsync: commit } = useCallMutation(agentStudentCommit);
  const [busy, setBusy] = useState(false);
  const { student = {}, studentDocument } = form;
  const send = async (): Promise<void> => {
    if (!studentDocument) return openStep('studentDocument');
    setBusy(true);
    try {
      await commit({
        ...student,
        ...studentDocument,
        schoolId: form.school.schoolId,
        ...(form.commitId ? { commitId: form.commitId } : {}),
        ...(form.studentId ? { studentId: form.studentId } : {}),
      } as ParamsOf<typeof agentStudentCommit>);
      await goOn(form.id);
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AgentFrame
      id="agent-confirm-student"
      title={t('schoolAgent.confirmStudent.title')}
      step="confirmStudent"
      middle={{
        id: 'agent-student-change',
        label: t('schoolAgent.change'),
        onPress: () => openStep('studentInfo'),
      }}
      main={{ id: 'agent-student-confirm', label: t('schoolAgent.confirm'), busy, onPress: send }}
    >
      <Notice tone="info">{t('schoolAgent.confirmStudent.note')}</Notice>
      <Card title={form.school.name}>
        <PersonRows given={student} />
        <DetailRow label={t('schoolAgent.student.number')} value={student.studentNumber ?? ''} />
        {student.email ? <DetailRow label={t('fields.email')} value={student.email} /> : null}
      </Card>
      {studentDocument ? (
        <Card title={documentName(studentDocument.idType)}>
          <DetailRow label={t('fields.idNumber')} value={studentDocument.idNumber} />
          <DetailRow
            label={t('schoolAgent.document.pictures')}
            value={t('schoolAgent.document.count', { count: studentDocument.images.length })}
          />
        </Card>
      ) : null}
    </AgentFrame>
  );
}

export function ConfirmPayer() {
  const t = useT();
  return (
    <AgentStep step="confirmPayer" title={t('schoolAgent.confirmPayer.title')}>
      {(form) => <PayerToConfirm form={form} />}
    </AgentStep>
  );
}

function PayerToConfirm({ form }: { form: AgentForm }) {
  const t = useT();
  const relations = useCall(agentRelationships, {});
  const { save, busy } = useSavePart(form);
  const { payer = {} } = form;
  const relation = relations.data?.list.find(({ code }) => code === payer.relationship)?.content;
  return (
    <AgentFrame
      id="agent-confirm-payer"
      title={t('schoolAgent.confirmPayer.title')}
      step="confirmPayer"
      middle={{
        id: 'agent-payer-change',
        label: t('schoolAgent.change'),
        onPress: () => openStep('payerInfo'),
      }}
      main={{
        id: 'agent-payer-confirm',
        label: t('schoolAgent.confirm'),
        busy,
        onPress: () => save('confirmPayer').then((at) => openStep(at), showError),
      }}
    >
      <Notice tone="info">{t('schoolAgent.confirmPayer.note')}</Notice>
      <Card>
        <DetailRow label={t('schoolAgent.payer.relationship')} value={relation ?? ''} />
        <PersonRows given={payer} />
        <DetailRow
          label={t('fields.phoneNumber')}
          value={`+${payer.areaCode ?? ''} ${payer.phoneNumber ?? ''}`}
        />
        {payer.address ? <DetailRow label={t('fields.address')} value={payer.address} /> : null}
      </Card>
    </AgentFrame>
  );
}
