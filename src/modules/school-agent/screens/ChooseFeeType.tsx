import { useMemo } from 'react';
import { agentFeeTypes } from '@/contracts/calls/school/agent';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { Decimal } from '@/core/decimal';
import { formatMoney } from '@/domain/countries/currencies';
import { textOf } from '@/core/validation';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { agentFeeForm } from '@/schemas/school/agent';
import { showError } from '@/state/client/showError';
import { navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { contactService } from '@/state/market/support';
import { QueryState } from '@/ui/QueryState';
import { AgentFrame, AgentStep } from '../AgentStep';
import { type AgentForm, useSavePart } from '../useAgentForm';

type Fees = AnswerOf<typeof agentFeeTypes>['list'];

export function ChooseFeeType() {
  const t = useT();
  return (
    <AgentStep step="studyProof" title={t('schoolAgent.fee.title')}>
      {(form) => <Fee form={form} />}
    </AgentStep>
  );
}

function Fee({ form }: { form: AgentForm }) {
  const t = useT();
  const fees = useCall(agentFeeTypes, { schoolId: form.school.schoolId });
  if (fees.data?.list.length) return <FeeForm form={form} list={fees.data.list} />;
  return (
    <AgentFrame id="agent-fee-wait" title={t('schoolAgent.fee.title')} step="studyProof">
      <QueryState query={fees} shape="form">
        {() => (
          <EmptyState
            title={t('schoolAgent.fee.none')}
            action={{
              id: 'agent-fee-service',
              label: t('common.help'),
              onPress: () => contactService('agentFee'),
            }}
          />
        )}
      </QueryState>
    </AgentFrame>
  );
}

function FeeForm({ form, list }: { form: AgentForm; list: Fees }) {
  const t = useT();
  const { save } = useSavePart(form);
  const { currency } = form.school;
  const schema = useMemo(() => agentFeeForm(currency), [currency]);
  const bounds = ({ minAmount, maxAmount }: Fees[number]): string =>
    t('schoolAgent.fee.between', {
      least: formatMoney(minAmount),
      most: formatMoney(maxAmount),
    });
  const sources = useMemo(
    () => ({ fees: list.map(({ feeType, content }) => ({ value: feeType, label: content })) }),
    [list],
  );
  const fields = useSchemaForm({
    schema,
    initial: form.fee,
    sources,
    async onSubmit(values) {
      const fee = list.find(({ feeType }) => feeType === values.feeType);
      const amount = new Decimal(textOf(values, 'amount') || '0');
      if (fee && (amount.lt(fee.minAmount.amount) || amount.gt(fee.maxAmount.amount)))
        return fields.showError('amount', bounds(fee), ['feeType', 'amount']);
      await save('fee', values);
      await navigate('zlpDocUpload', { about: 'study' }, { replace: true });
    },
  });
  return (
    <AgentFrame
      id="agent-fee-screen"
      title={t('schoolAgent.fee.title')}
      step="studyProof"
      main={{
        id: 'agent-fee-submit',
        label: t('schoolAgent.goOn'),
        busy: fields.busy,
        onPress: () => fields.submit().catch(showError),
      }}
    >
      <SchemaForm form={fields} />
    </AgentFrame>
  );
}
