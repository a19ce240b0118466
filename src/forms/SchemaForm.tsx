import { Text, View } from '@tarojs/components';
import { Fragment, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useT, useTKey } from '@/i18n';
import '@/i18n/formTexts';
import { a11y } from '@/ui/aria/a11y';
import { focusField } from '@/ui/field/focusField';
import { Notice } from '@/ui/Notice';
import { useScreenScroll } from '@/ui/Screen';
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
  const announcement = useFirstError(form, labels);
  return (
    <FormProvider {...methods}>
      <FormContext.Provider value={context}>
        <View id={schema.id} className="form">
          <View className="ui-hidden" {...a11y({ role: 'alert', live: 'assertive' })}>
            <Text>{announcement}</Text>
          </View>
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

/** When sending is refused: brings the first wrong field into view and says which one it is. */
function useFirstError(form: SchemaFormHandle, labels: Readonly<Record<string, string>>): string {
  const { schema, onInvalid } = form;
  const { scrollTo } = useScreenScroll();
  const t = useT();
  const tKey = useTKey();
  const [announcement, setAnnouncement] = useState('');
  const show = useCallback(
    (name: string) => {
      const id = `${schema.id}-${name}`;
      setAnnouncement(t('validation.invalid', { label: tKey(labels[name] ?? '') }));
      scrollTo(`${id}-item`);
      focusField(id);
    },
    [schema.id, labels, scrollTo, t, tKey],
  );
  useEffect(() => onInvalid(show), [onInvalid, show]);
  return announcement;
}
