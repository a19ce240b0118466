import { useMemo } from 'react';
import { SchemaForm, useSchemaForm } from '@/forms';
import { hasText, useT, useTKey } from '@/i18n';
import type { PayeeFormKey, PayeeSchema } from '@/schemas/payee';
import { formDrafts } from '@/state/drafts/drafts';
import type { Payee } from '@/contracts/entities/payee';
import { goBack, navigate } from '@/state/navigation';
import { useSession } from '@/state/session/session';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Flag } from '@/ui/Flag';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import type { ChosenFor } from '@/forms/payee/useChoosePayee';
import { usePayeeSources } from '@/forms/payee/usePayeeSources';
import { createCardUploads } from './cardUploads';
import { foundOwner } from './foundOwner';
import { nameFields, nameOf, sameWords } from '../names';
import { PayeeQuestions } from './PayeeQuestions';
import { SelfNames } from './SelfNames';
import { serverBreaches, useSavePayee } from './useSavePayee';

interface Props {
  schema: PayeeSchema;
  formKey: PayeeFormKey;
  chosenFor: ChosenFor;
  payee?: Payee;
  completing?: boolean;
}

export function MethodForm({ schema, formKey, chosenFor, payee, completing = false }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { payer } = useSession();
  const { country, accountType } = schema;
  const sources = usePayeeSources(country, accountType);
  const saving = useSavePayee({ schema, formKey, chosenFor, payee });
  const own = payer ? nameOf({ firstName: payer.firstName, lastName: payer.lastName }) : '';

  const uploads = useMemo(
    () => createCardUploads((number) => form.setValue('cardNumber', number)),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const form = useSchemaForm({
    schema,
    sources,
    uploads,
    initial: payee && { ...payee },
    // The server keeps a known payee's data.
    draft: payee ? undefined : formDrafts,
    onSubmit: saving.save,
  });

  const submit = async (): Promise<void> => {
    const values = form.methods.getValues();
    // 'self' is the payer's own account (specification), so in their name.
    if (values.relationshipToReceiver === 'self' && values.lastName && own && !sameWords(nameOf(values), own))
      return form.showError('lastName', t('payeeForms.selfNameDiffers'), [
        'relationshipToReceiver',
        ...nameFields,
      ]);
    try {
      await form.submit();
    } catch (error) {
      const breaches = Object.entries(serverBreaches(error)).filter(([name]) => name in values);
      if (breaches.length === 0) return showError(error);
      const say = (rule: string, name: string): string =>
        tKey(hasText(`validation.${rule}`) ? `validation.${rule}` : 'validation.invalid', {
          label: name,
          value: '',
        });
      for (const [name, rule] of breaches) form.showError(name, say(rule, name));
    }
  };

  const title = completing ? t('payee.complete.title') : tKey(`ways.${formKey}`);
  return (
    <Screen
      id={completing ? 'complete-payee' : 'payee-form'}
      title={`${title} · ${tKey(`countries.names.${country}`)}`}
      onBack={goBack}
      right={<Flag code={country} size="m" />}
      footer={
        <ActionBar
          help={{ onPress: () => contactService(completing ? 'completePayee' : 'payeeForm') }}
          main={{
            id: completing ? 'complete-submit' : 'payee-form-submit',
            label: t('payee.form.save'),
            busy: form.busy,
            onPress: submit,
          }}
        />
      }
    >
      {completing ? <Notice tone="info">{t('payee.complete.hint')}</Notice> : null}
      <SelfNames form={form} firstName={payer?.firstName} lastName={payer?.lastName} />
      <SchemaForm form={form} below={foundOwner({ form, country })} onGoOn={submit} />
      {accountType === 'cash' ? (
        <TextButton
          id="payee-cash-places"
          label={t('payeeForms.cash.all')}
          onPress={() => navigate('cashWithdrawalPoint', { country })}
        />
      ) : null}
      {!payee && chosenFor.forRemit ? (
        <TextButton
          id="payee-other-way"
          label={t('payee.form.otherWay')}
          onPress={() => navigate('selectPayeeMethod', { country, forRemit: true }, { replace: true })}
        />
      ) : null}
      <PayeeQuestions
        question={saving.question}
        chosenFor={chosenFor}
        onAppeal={() => saving.answer({ appeal: 2 }, submit)}
        onNamesake={() => saving.answer({ namesake: true }, submit)}
        onDismiss={saving.dismiss}
      />
    </Screen>
  );
}
