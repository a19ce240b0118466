import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { CallParams } from '@/catalogue/calls';
import { payeeAccountType, type PayeeAccountType } from '@/catalogue/entities/payee';
import { errorCodes } from '@/catalogue/errors';
import { hasCode } from '@/core/appError';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT, useTKey } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';
import { call } from '@/state/client';
import { formDrafts } from '@/state/drafts';
import { useMarket } from '@/state/market';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices';
import { refreshCalls } from '@/state/queries';
import { remitDraftStore } from '@/state/remitDraft';
import { showError } from '@/state/showError';
import { contactService } from '@/state/support';
import { ActionBar } from '@/ui/ActionBar';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import '../texts';
import { usePayeeSources } from '../usePayeeSources';

/** /payee/bank/{country}, /payee/alipayPayee and /payee/method/{type}: the form of country and way of receiving. */
export function PayeeForm() {
  const t = useT();
  const route = useRoute('payeeBank', 'payeeAlipay', 'payeeMethod');
  const target = remitDraftStore.getState().targetCountryCode;
  const country = (
    route.params.country ??
    (route.name === 'payeeAlipay' ? 'CHN' : target) ??
    ''
  ).toUpperCase();
  const accountType =
    route.name === 'payeeBank' ? 'bank' : route.name === 'payeeAlipay' ? 'alipay' : route.params.type;
  const schema = payeeFormOf(country, accountType);
  if (!schema || !v.is(payeeAccountType, accountType)) {
    return (
      <Screen title={t('payees.add')} onBack={goBack}>
        <EmptyState
          title={t('payee.form.unknown')}
          action={{
            id: 'payee-form-methods',
            label: t('payee.method.title'),
            onPress: () => navigate('selectPayeeMethod', {}, { replace: true }),
          }}
        />
      </Screen>
    );
  }
  return (
    <MethodForm
      schema={schema}
      country={country}
      accountType={accountType}
      forRemit={route.params.forRemit === true}
    />
  );
}

interface Props {
  schema: FormSchema;
  country: string;
  accountType: PayeeAccountType;
  forRemit: boolean;
}

function MethodForm({ schema, country, accountType, forRemit }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { countryCode: home } = useMarket();
  const sources = usePayeeSources(country, accountType);
  const [disagrees, setDisagrees] = useState(false);

  const add = async (values: Record<string, unknown>, nameAppealFlag?: 2): Promise<void> => {
    const sourceCountry = remitDraftStore.getState().sourceCountryCode ?? home ?? 'AUS';
    const { payee } = await call('payee.add', {
      ...values,
      country,
      accountType,
      sourceCountry,
      nameAppealFlag,
    } as CallParams<'payee.add'>);
    refreshCalls('payee.list');
    showToast({ messageKey: 'payee.form.saved' });
    if (forRemit) {
      remitDraftStore.setState({ payeeId: payee.id, relation: payee.relationshipToReceiver });
      await navigate('confirmRemit', {}, { replace: true });
    } else {
      await navigate('payeeDetail', { payeeId: payee.id }, { replace: true });
    }
  };
  /** Set once the sender has said that the name is right although the bank holds another one. */
  const appeal = useRef<2>();
  const form = useSchemaForm({
    schema,
    sources,
    draft: formDrafts,
    onSubmit: (values) => add(values, appeal.current),
  });

  const submit = async (): Promise<void> => {
    try {
      await form.submit();
    } catch (error) {
      if (hasCode(error, errorCodes.PayeeCardNameDisagree)) return setDisagrees(true);
      showError(error);
    }
  };
  const keepName = async (): Promise<void> => {
    setDisagrees(false);
    appeal.current = 2;
    try {
      await submit();
    } finally {
      appeal.current = undefined;
    }
  };

  return (
    <Screen
      id="payee-form"
      title={tKey(`payee.type.${accountType}`)}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('payeeForm') }}
          main={{ id: 'payee-form-submit', label: t('payee.form.save'), busy: form.busy, onPress: submit }}
        />
      }
    >
      <SchemaForm form={form} />
      <Dialog
        open={disagrees}
        title={t('payee.nameDisagree.title')}
        message={t('payee.nameDisagree.message')}
        confirm={{ id: 'payee-name-keep', label: t('payee.nameDisagree.keep'), onPress: keepName }}
        cancel={{
          id: 'payee-name-edit',
          label: t('payee.nameDisagree.edit'),
          onPress: () => setDisagrees(false),
        }}
      />
    </Screen>
  );
}
