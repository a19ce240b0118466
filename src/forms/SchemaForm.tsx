import { Text, View } from '@tarojs/components';
import { Fragment, useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useT, useTKey } from '@/i18n';
import '@/i18n/formTexts';
import { a11y } from '@/ui/aria/a11y';
import { Notice } from '@/ui/Notice';
import { FieldSlot } from './FieldSlot';
import { allFields } from '@/schemas/fieldRules';
import { showError } from '@/state/client/showError';
import { useLatest } from '@/state/useLatest';
import { focusField } from '@/ui/field/focusField';
import { showWrong } from '@/ui/field/wrong';
import { FormContext, type FormContextValue } from './formContext';
import './schemaForm.scss';
import type { SchemaFormHandle } from './useSchemaForm';
import { Visible } from './Visible';

interface Props {
  form: SchemaFormHandle;
  below?: Readonly<Record<string, ReactNode>>;
  /** Once doubts are settled; default: submit and show errors. */
  onGoOn?: () => unknown;
}

/** No submit button: the action bar calls `form.submit`. */
export function SchemaForm({ form, below, onGoOn }: Props) {
  const { schema, methods, env, doubts } = form;
  const t = useT();
  const tKey = useTKey();
  const answer = useLatest((name: string, right: boolean): unknown => {
    const settled = doubts.answer(name, right);
    if (!right) return focusField(`${schema.id}-${name}`);
    if (!settled) return showWrong();
    return onGoOn ? onGoOn() : form.submit().catch(showError);
  });
  const context = useMemo<FormContextValue>(
    () => ({
      formId: schema.id,
      env,
      asked: doubts.asked,
      answer: (name, right) => answer.current(name, right),
    }),
    [schema.id, env, doubts.asked, answer],
  );
  const labels = useMemo(
    () => Object.fromEntries(allFields(schema).map((field) => [field.name, field.labelKey as string])),
    [schema],
  );
  return (
    <FormProvider {...methods}>
      <FormContext.Provider value={context}>
        <View id={schema.id} className="form">
          {form.restored ? (
            <Notice
              action={{
                id: `${schema.id}-start-over`,
                label: t('fields.draftClear'),
                onPress: form.startOver,
              }}
            >
              {t('fields.draftKept')}
            </Notice>
          ) : null}
          {schema.noteKey ? <Text className="form__note">{tKey(schema.noteKey)}</Text> : null}
          {schema.sections.map((section, at) => (
            <Visible key={at} when={section.visible}>
              <View className="form__section">
                {section.titleKey ? (
                  <Text className="form__title" {...a11y({ role: 'heading' })}>
                    {tKey(section.titleKey)}
                  </Text>
                ) : null}
                {section.noteKey ? <Text className="form__note">{tKey(section.noteKey)}</Text> : null}
                {section.fields.map((field) => (
                  <Fragment key={field.name}>
                    <FieldSlot field={field} labels={labels} />
                    {below?.[field.name]}
                  </Fragment>
                ))}
              </View>
            </Visible>
          ))}
        </View>
      </FormContext.Provider>
    </FormProvider>
  );
}
