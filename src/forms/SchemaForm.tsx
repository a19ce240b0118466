import { Text, View } from '@tarojs/components';
import { Fragment, useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useT, useTKey } from '@/i18n';
import '@/i18n/formTexts';
import { a11y } from '@/ui/aria/a11y';
import { Notice } from '@/ui/Notice';
import { classes } from '@/ui/theme/classes';
import { FieldSlot } from './FieldSlot';
import { allFields } from '@/schemas/fieldRules';
import { showError } from '@/state/client/showError';
import { useLatest } from '@/state/useLatest';
import { focusField } from '@/ui/field/focusField';
import { showWrong } from '@/ui/field/wrong';
import { FormContext, type FormContextValue, topicId } from './formContext';
import './schemaForm.scss';
import type { SchemaFormHandle } from './useSchemaForm';
import type { Topic } from './useTopics';
import { Visible } from './Visible';

interface Props {
  form: SchemaFormHandle;
  /** The part that is shown. */
  topic?: Topic | undefined;
  /** Sections next to each other. */
  beside?: boolean;
  below?: Readonly<Record<string, ReactNode>>;
  /** Once doubts are settled; default: submit and show errors. */
  onGoOn?: () => unknown;
}

/** No submit button: the action bar calls `form.submit`. */
export function SchemaForm({ form, topic, beside, below, onGoOn }: Props) {
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
  const { noteKey, sections } = topic?.schema ?? schema;
  return (
    <FormProvider {...methods}>
      <FormContext.Provider value={context}>
        <View id={schema.id} className={classes('form', beside && 'form--beside')}>
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
          {noteKey ? <Text className="form__note">{tKey(noteKey)}</Text> : null}
          {sections.map((section, at) => (
            <Visible key={at} when={section.visible}>
              <View className="form__section">
                {section.titleKey ? (
                  <SectionTitle
                    formId={schema.id}
                    title={tKey(section.titleKey)}
                    part={
                      topic && at === 0 ? t('fields.part', { at: topic.at + 1, of: topic.of }) : undefined
                    }
                  />
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

function SectionTitle({ formId, title, part }: { formId: string; title: string; part: string | undefined }) {
  return (
    <View
      {...(part ? { id: topicId(formId) } : {})}
      className="form__title"
      {...a11y({ role: 'heading', focusable: part !== undefined })}
    >
      {part ? <Text className="form__part">{part}</Text> : null}
      <Text>{title}</Text>
    </View>
  );
}
