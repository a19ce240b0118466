import { useMemo } from 'react';
import { useSchemaForm } from '@/forms';
import { TopicScreen } from '@/forms/TopicScreen';
import { useTopics } from '@/forms/useTopics';
import { hasText, middot, useT, useTKey } from '@/i18n';
import type { PayeeFormKey, PayeeSchema } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';
import { formDrafts } from '@/state/drafts/drafts';
import type { Payee } from '@/contracts/entities/payee';
import { navigate } from '@/state/navigation';
import { useSession } from '@/state/session/session';
import { showError } from '@/state/client/showError';
import { Flag } from '@/ui/Flag';
import { Notice } from '@/ui/Notice';
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

  // 'self' is the payer's own account (specification), so in their name.
  const refusesName = (): boolean => {
    const values = form.methods.getValues();
    const { relationshipToReceiver: relation, lastName } = values;
    if (relation !== 'self' || !lastName || !own || sameWords(nameOf(values), own)) return false;
    form.showError('lastName', t('payeeForms.selfNameDiffers'), ['relationshipToReceiver', ...nameFields]);
    return true;
  };

  const submit = async (): Promise<void> => {
    if (refusesName()) return;
    const values = form.methods.getValues();
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

  const check = async (part: FormSchema): Promise<boolean> => (await form.check(part)) && !refusesName();
  const topics = useTopics({ ...form, check }, submit, { whole: payee !== undefined });
  const isFirst = !topics.topic?.at;

  const title = completing ? t('payee.complete.title') : tKey(`ways.${formKey}`);
  return (
    <TopicScreen
      id={completing ? 'complete-payee' : 'payee-form'}
      title={[title, tKey(`countries.names.${country}`)].join(middot)}
      right={<Flag code={country} size="m" />}
      topics={topics}
      submit={{
        id: completing ? 'complete-submit' : 'payee-form-submit',
        label: t('payee.form.save'),
      }}
      helpFor={completing ? 'completePayee' : 'payeeForm'}
      below={foundOwner({ form, country })}
      after={
        <>
          {accountType === 'cash' && topics.isLast ? (
            <TextButton
              id="payee-cash-places"
              label={t('payeeForms.cash.all')}
              onPress={() => navigate('cashWithdrawalPoint', { country })}
            />
          ) : null}
          {!payee && chosenFor.forRemit && isFirst ? (
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
            onName={() => {
              saving.dismiss();
              topics.show(nameFields);
            }}
            onDismiss={saving.dismiss}
          />
        </>
      }
    >
      {completing ? <Notice tone="info">{t('payee.complete.hint')}</Notice> : null}
      {isFirst ? <SelfNames form={form} firstName={payer?.firstName} lastName={payer?.lastName} /> : null}
    </TopicScreen>
  );
}
