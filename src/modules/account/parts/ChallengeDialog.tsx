import { useFields } from '@/forms';
import { useT } from '@/i18n';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/FormItem';
import { TextField } from '@/ui/TextField';

interface Props {
  title: string;
  /** The server's question, shown as text. */
  question: string;
  /** The answer to the question before this one was wrong. */
  again: boolean;
  onAnswer: (answer: string) => Promise<boolean>;
  onCancel: () => void;
}

export function ChallengeDialog({ title, question, again, onAnswer, onCancel }: Props) {
  const t = useT();
  const form = useFields({
    initial: { answer: '' },
    told: again ? { answer: t('account.challenge.wrong') } : undefined,
    rules: { answer: (answer) => (answer.trim() ? undefined : t('account.challenge.needed')) },
    onSubmit: ({ answer }) => onAnswer(answer.trim()),
  });
  return (
    <Dialog
      open
      title={title}
      message={t('account.challenge.hint')}
      confirm={{ id: 'challenge-submit', label: t('account.challenge.go'), onPress: form.submit }}
      cancel={{ id: 'challenge-cancel', label: t('common.cancel'), onPress: onCancel }}
    >
      <Field
        as={TextField}
        id="challenge-answer"
        label={question}
        placeholder={t('account.challenge.answer')}
        maxLength={20}
        {...form.field('answer')}
      />
    </Dialog>
  );
}
