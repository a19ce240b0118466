import { useState } from 'react';
import { useT } from '@/i18n';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/FormItem';
import { TextField } from '@/ui/TextField';

interface Props {
  title: string;
  /** The server's question, shown as text. */
  question: string;
  onAnswer: (answer: string) => Promise<boolean>;
  onCancel: () => void;
}

export function ChallengeDialog({ title, question, onAnswer, onCancel }: Props) {
  const t = useT();
  const [answer, setAnswer] = useState('');
  return (
    <Dialog
      open
      title={title}
      message={t('account.challenge.hint')}
      confirm={{
        id: 'challenge-submit',
        label: t('account.challenge.go'),
        onPress: () => (answer.trim() ? onAnswer(answer.trim()) : undefined),
      }}
      cancel={{ id: 'challenge-cancel', label: t('common.cancel'), onPress: onCancel }}
    >
      <Field
        as={TextField}
        id="challenge-answer"
        label={question}
        value={answer}
        onChange={setAnswer}
        placeholder={t('account.challenge.answer')}
        maxLength={20}
      />
    </Dialog>
  );
}
