import { useState } from 'react';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { payeeInfo } from '@/contracts/calls/payee/payee';
import { payeeUpdate } from '@/contracts/calls/payee/update';
import type { Payee } from '@/contracts/entities/payee';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { payeeAddressForm } from '@/schemas/payeeAddress';
import { formDrafts } from '@/state/drafts/drafts';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { Notice } from '@/ui/Notice';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { QueryScreen } from '@/ui/QueryState';
import { ChangeGate, type ChangeInfo } from './ChangeFrame';

export function ImproveAddress() {
  const t = useT();
  const { params } = useRoute('improvePayeeAddress');
  return (
    <ChangeGate id="improve-address" title={t('payeeChange.address.title')} seqNo={params.seqNo}>
      {(change) => <Known {...change} />}
    </ChangeGate>
  );
}

interface Props {
  info: ChangeInfo;
  seqNo: string;
  screen: FrameScreen;
}

function Known({ info, seqNo, screen }: Props) {
  const query = useCall(payeeInfo, { payeeId: info.current.id }, { staleMs: 0 });
  return (
    <QueryScreen screen={screen} query={query} shape="form">
      {({ payee }) => <AddressForm payee={payee} seqNo={seqNo} screen={screen} />}
    </QueryScreen>
  );
}

function AddressForm({ payee, seqNo, screen }: Omit<Props, 'info'> & { payee: Payee }) {
  const t = useT();
  const [schema] = useState(() => payeeAddressForm(payee.country));
  const { mutateAsync: update } = useCallMutation(payeeUpdate);
  const form = useSchemaForm({
    schema,
    initial: { street: payee.street, city: payee.city, state: payee.state, postCode: payee.postCode },
    draft: formDrafts,
    async onSubmit(values) {
      await update({
        ...(values as Partial<ParamsOf<typeof payeeUpdate>>),
        payeeId: payee.id,
        // A name insisted on is not questioned again.
        nameAppealFlag: payee.payeeWarn?.type === 'nameAppeal' ? 2 : undefined,
      });
      showToast({ messageKey: 'payeeChange.address.done', onLeaving: true });
      await navigate('bankOrder', { seqNo }, { replace: true });
    },
  });
  return (
    <ActionScreen
      screen={screen}
      service="improveAddress"
      main={{
        id: 'improve-address-submit',
        label: t('payeeChange.address.submit'),
        busy: form.busy,
        onPress: () => form.submit().catch(showError),
      }}
    >
      <Notice tone="info">{t('payeeChange.address.hint', { name: payee.name })}</Notice>
      <SchemaForm form={form} />
    </ActionScreen>
  );
}
