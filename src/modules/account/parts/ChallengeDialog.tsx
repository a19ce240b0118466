import { Image } from '@tarojs/components';
import { useFields } from '@/forms';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/FormItem';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';
import './challengeDialog.scss';

interface Props {
  title: string;
  /** The server's question, shown as text, and the picture it is about. */
  question: string;
  picture?: string | undefined;
  /** The answer to the question before this one was wrong. */
  again: boolean;
  onAnswer: (answer: string) => Promise<boolean>;
  onAnother: () => Promise<boolean>;
  onCancel: () => void;
}

export function ChallengeDialog({ title, question, picture, again, onAnswer, onAnother, onCancel }: Props) {
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
      message={t(picture ? 'account.challenge.pictureHint' : 'account.challenge.hint')}
      confirm={{ id: 'challenge-submit', label: t('account.challenge.go'), onPress: form.submit }}
      cancel={{ id: 'challenge-cancel', label: t('common.cancel'), onPress: onCancel }}
    >
      {picture ? (
        <>
          <Image
            className="challenge-picture"
            src={picture}
            mode="aspectFit"
            ariaLabel={t('account.challenge.picture')}
            nativeProps={{ alt: t('account.challenge.picture') }}
          />
          <TextButton id="challenge-another" label={t('account.challenge.another')} onPress={onAnother} />
        </>
      ) : null}
      <Field
        as={TextField}
        id="challenge-answer"
        label={question}
        placeholder={t('account.challenge.answer')}
        maxLength={20}
        {...form.field('answer')}
      />
      <TextButton
        id="challenge-support"
        label={t('account.challenge.support')}
        onPress={() => contactService('login')}
      />
    </Dialog>
  );
}
