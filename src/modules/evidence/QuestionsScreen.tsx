import { SchemaForm, type SchemaFormHandle } from '@/forms';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { goBack } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import './texts';

interface Props {
  id: string;
  title: string;
  note: string;
  form: SchemaFormHandle;
  submit: string;
}

export function QuestionsScreen({ id, title, note, form, submit }: Props) {
  return (
    <Screen
      id={id}
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('evidence') }}
          main={{
            id: `${id}-submit`,
            label: submit,
            busy: form.busy,
            onPress: () => form.submit().catch(showError),
          }}
        />
      }
    >
      <Notice>{note}</Notice>
      <SchemaForm form={form} />
    </Screen>
  );
}
