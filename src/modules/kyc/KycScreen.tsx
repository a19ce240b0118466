import type { ReactNode } from 'react';
import { type SchemaFormHandle, SchemaForm } from '@/forms';
import { sendForm } from '@/forms/sendForm';
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
  const send = (): Promise<void> => sendForm(form);
  return (
    <Screen
      id={id}
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService(id) }}
          main={{ id: `${id}-submit`, label: submit, busy: form.busy, onPress: send }}
        />
      }
    >
      {children}
      <SchemaForm form={form} onGoOn={send} />
      {after}
    </Screen>
  );
}
