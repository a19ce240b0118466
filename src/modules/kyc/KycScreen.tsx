import type { ReactNode } from 'react';
import type { SchemaFormHandle } from '@/forms';
import { sendForm } from '@/forms/sendForm';
import { TopicScreen } from '@/forms/TopicScreen';
import { useTopics } from '@/forms/useTopics';
import { goBack } from '@/state/navigation';
import type { QueryResult } from '@/state/queries/queryResult';
import { QueryScreen } from '@/ui/QueryState';
import { KycProgress, type Progress } from './KycProgress';
import './texts';

export function StepLoading({ title, query }: { title: string; query: QueryResult }) {
  return <QueryScreen screen={{ title, onBack: goBack }} query={query} shape="form" />;
}

interface FormProps {
  id: string;
  title: string;
  form: SchemaFormHandle;
  submit: string;
  progress?: Progress;
  children?: ReactNode;
  after?: ReactNode;
}

export function FormStep({ id, title, form, submit, progress, children, after }: FormProps) {
  const topics = useTopics(form, () => sendForm(form));
  return (
    <TopicScreen
      id={id}
      title={title}
      topics={topics}
      submit={{ id: `${id}-submit`, label: submit }}
      helpFor={id}
      after={after}
    >
      {progress ? <KycProgress {...progress} topic={topics.topic} /> : null}
      {children}
    </TopicScreen>
  );
}
