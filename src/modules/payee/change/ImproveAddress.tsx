import { useState } from 'react';
import type { CallParams } from '@/catalogue/calls';
import type { Payee } from '@/catalogue/entities/payee';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { payeeAddressForm } from '@/schemas/collection';
import { call } from '@/state/client';
import { formDrafts } from '@/state/drafts';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices';
import { refreshCalls, useCall } from '@/state/queries';
import { showError } from '@/state/showError';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { ChangeFrame, type ChangeInfo } from './ChangeFrame';

/** /improvePayeeAddress: where the payee of an order lives. */
export function ImproveAddress() {
  const t = useT();
  const { params } = useRoute('improvePayeeAddress');
  return (
    <ChangeFrame id="improve-address" title={t('payeeChange.address.title')} seqNo={params.seqNo}>
      {(info, seqNo) => <Known info={info} seqNo={seqNo} />}
    </ChangeFrame>
  );
}

function Known({ info, seqNo }: { info: ChangeInfo; seqNo: string }) {
  const query = useCall('payee.info', { payeeId: info.current.id }, { staleMs: 0 });
  if (query.isError && !query.data) return <ErrorState onRetry={query.refetch} />;
  if (!query.data) return <Skeleton shape="form" />;
  return <AddressForm payee={query.data.payee} seqNo={seqNo} />;
}

function AddressForm({ payee, seqNo }: { payee: Payee; seqNo: string }) {
  const t = useT();
  const [schema] = useState(() => payeeAddressForm(payee.country));
  const form = useSchemaForm({
    schema,
    initial: { street: payee.street, city: payee.city, state: payee.state, postCode: payee.postCode },
    draft: formDrafts,
    async onSubmit(values) {
      await call('payee.update', {
        ...(values as Partial<CallParams<'payee.update'>>),
        payeeId: payee.id,
        // A name the sender has insisted on once is not asked about again.
        nameAppealFlag: payee.payeeWarn?.type === 'nameAppeal' ? 2 : undefined,
      });
      refreshCalls('payee.info', 'payee.list', 'order.get');
      showToast({ messageKey: 'payeeChange.address.done' });
      await navigate('bankOrder', { seqNo }, { replace: true });
    },
  });
  return (
    <>
      <Notice tone="info">{t('payeeChange.address.hint')}</Notice>
      <Notice tone="info">{t('payeeChange.address.section', { name: payee.name })}</Notice>
      <SchemaForm form={form} />
      <Button
        id="improve-address-submit"
        wide
        label={t('payeeChange.address.submit')}
        busy={form.busy}
        onPress={() => form.submit().catch(showError)}
      />
    </>
  );
}
