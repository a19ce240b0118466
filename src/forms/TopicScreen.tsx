import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Screen } from '@/ui/Screen';
import { SchemaForm } from './SchemaForm';
import type { Topics } from './useTopics';

interface Props {
  id: string;
  title: string;
  right?: ReactNode;
  topics: Topics;
  submit: { id: string; label: string };
  helpFor: string;
  below?: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
  after?: ReactNode;
}

export function TopicScreen({ id, title, right, topics, submit, helpFor, below, children, after }: Props) {
  const t = useT();
  const { form, topic, beside, isLast, goOn } = topics;
  return (
    <Screen
      // A new topic begins at its top.
      key={topics.at}
      id={id}
      title={title}
      onBack={topics.back ?? goBack}
      wide={beside}
      right={right}
      footer={
        <ActionBar
          help={{ onPress: () => contactService(helpFor) }}
          main={{
            id: submit.id,
            label: isLast ? submit.label : t('common.next'),
            busy: form.busy,
            onPress: goOn,
          }}
        />
      }
    >
      {children}
      <SchemaForm form={form} topic={topic} beside={beside} {...(below ? { below } : {})} onGoOn={goOn} />
      {after}
    </Screen>
  );
}
