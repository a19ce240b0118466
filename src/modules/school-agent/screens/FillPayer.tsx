import { useMemo } from 'react';
import { agentRelationships } from '@/contracts/calls/school/agent';
import { SchemaForm, useSchemaForm, type OptionSource } from '@/forms';
import { stateOf } from '@/forms/serverLists';
import { useT } from '@/i18n';
import { agentPayerForm } from '@/schemas/school/agent';
import { showError } from '@/state/client/showError';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { AgentFrame, AgentStep } from '../AgentStep';
import { type AgentForm, openStep, usePersonSources, useSavePart } from '../useAgentForm';

function useRelationships() {
  const query = useCall(agentRelationships, {});
  return {
    options: (query.data?.list ?? []).map(({ code, content }) => ({ value: code, label: content })),
    ...stateOf(query),
  };
}
const lists: Record<string, OptionSource> = { relationships: { useOptions: () => useRelationships() } };

export function FillPayer() {
  const t = useT();
  return (
    <AgentStep step="payerInfo" title={t('schoolAgent.payer.title')}>
      {(form) => <Facts form={form} />}
    </AgentStep>
  );
}

function Facts({ form }: { form: AgentForm }) {
  const t = useT();
  const { payer } = useSession();
  const { save } = useSavePart(form);
  const initial = useMemo(
    () => ({
      nationality: payer?.nationality ?? 'CHN',
      firstName: payer?.firstName,
      lastName: payer?.lastName,
      phoneNumber: payer?.areaCode === '86' ? payer.phoneNumber : undefined,
      ...form.payer,
    }),
    [payer, form.payer],
  );
  const fields = useSchemaForm({
    schema: agentPayerForm,
    initial,
    sources: usePersonSources(lists),
    onSubmit: async (values) => openStep(await save('payerInfo', values)),
  });
  return (
    <AgentFrame
      id="agent-payer-screen"
      title={t('schoolAgent.payer.title')}
      step="payerInfo"
      main={{
        id: 'agent-payer-submit',
        label: t('schoolAgent.goOn'),
        busy: fields.busy,
        onPress: () => fields.submit().catch(showError),
      }}
    >
      <SchemaForm form={fields} />
    </AgentFrame>
  );
}
