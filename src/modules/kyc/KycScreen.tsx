import type { ReactNode } from 'react';
import { type SchemaFormHandle, SchemaForm } from '@/forms';
import { goBack } from '@/state/navigation';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { sendForm } from './formHelp';
import './texts';

interface Loading {
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

export function StepLoading({ title, error, onRetry }: Loading) {
  return (
    <Screen title={title} onBack={goBack}>
      {error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton shape="form" />}
    </Screen>
  );
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
