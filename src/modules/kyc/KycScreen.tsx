import type { ReactNode } from 'react';
import { type SchemaFormHandle, SchemaForm } from '@/forms';
import { useTopics } from '@/forms/useTopics';
import { sendForm } from '@/forms/sendForm';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { contactService } from '@/state/market/support';
import type { QueryResult } from '@/state/queries/queryResult';
import { ActionBar } from '@/ui/ActionBar';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import './texts';

export function StepLoading({ title, query }: { title: string; query: QueryResult }) {
  return <QueryScreen screen={{ title, onBack: goBack }} query={query} shape="form" />;
}

interface FormProps {
  id: string;
  title: string;
  form: SchemaFormHandle;
  submit: string;
  children?: ReactNode;
  after?: ReactNode;
}

export function FormStep({ id, title, form, submit, children, after }: FormProps) {
  const t = useT();
  const topics = useTopics(form, () => sendForm(form));
  const { topic, isLast, goOn } = topics;
  return (
    <Screen
      // A new topic begins at its top.
      key={topic?.at}
      id={id}
      title={title}
      onBack={topics.back ?? goBack}
      wide={topics.beside}
      footer={
        <ActionBar
          help={{ onPress: () => contactService(id) }}
          main={{
            id: `${id}-submit`,
            label: isLast ? submit : t('common.next'),
            busy: form.busy,
            onPress: goOn,
          }}
        />
      }
    >
      {children}
      <SchemaForm form={topics.form} topic={topic} beside={topics.beside} onGoOn={goOn} />
      {after}
    </Screen>
  );
}
