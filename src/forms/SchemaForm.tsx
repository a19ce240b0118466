import { Text, View } from '@tarojs/components';
import { Fragment, useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useT, useTKey } from '@/i18n';
import '@/i18n/formTexts';
import { a11y } from '@/ui/aria/a11y';
import { Notice } from '@/ui/Notice';
import { FieldSlot } from './FieldSlot';
import { allFields } from '@/schemas/fieldRules';
import { FormContext } from './formContext';
import './schemaForm.scss';
import type { SchemaFormHandle } from './useSchemaForm';
import { Visible } from './Visible';

interface Props {
  form: SchemaFormHandle;
  /** Extra content below a field, by the field's name. */
  below?: Readonly<Record<string, ReactNode>>;
}

/** A form from its schema. Sending it is the action bar's: `form.submit`. */
export function SchemaForm({ form, below }: Props) {
  const { schema, methods, env } = form;
  const t = useT();
  const tKey = useTKey();
  const context = useMemo(() => ({ formId: schema.id, env }), [schema.id, env]);
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
