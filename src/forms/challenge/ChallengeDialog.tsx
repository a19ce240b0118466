import { Image } from '@tarojs/components';
import { useFields } from '../useFields';
import { useT } from '@/i18n';
import '@/i18n/challengeTexts';
import { contactService } from '@/state/market/support';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/FormItem';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';
import './challengeDialog.scss';

interface Props {
  question: string;
  picture?: string | undefined;
  /** After a wrong answer. */
  again: boolean;
  onAnswer: (answer: string) => Promise<boolean>;
  onAnother: () => Promise<boolean>;
  onCancel: () => void;
}

export function ChallengeDialog({ question, picture, again, onAnswer, onAnother, onCancel }: Props) {
  const t = useT();
  const form = useFields({
    initial: { answer: '' },
    told: again ? { answer: t('challenge.wrong') } : undefined,
    rules: { answer: (answer) => (answer.trim() ? undefined : t('challenge.needed')) },
    onSubmit: ({ answer }) => onAnswer(answer.trim()),
  });
  return (
    <Dialog
      open
      title={t('challenge.title')}
      message={t(picture ? 'challenge.pictureHint' : 'challenge.hint')}
      confirm={{ id: 'challenge-submit', label: t('challenge.go'), onPress: form.submit }}
      cancel={{ id: 'challenge-cancel', label: t('common.cancel'), onPress: onCancel }}
    >
      {picture ? (
        <>
          <Image
            className="challenge-picture"
            src={picture}
            mode="aspectFit"
            ariaLabel={t('challenge.picture')}
            nativeProps={{ alt: t('challenge.picture') }}
          />
          <TextButton id="challenge-another" label={t('challenge.another')} onPress={onAnother} />
        </>
      ) : null}
      <Field
        as={TextField}
        id="challenge-answer"
        label={question}
        placeholder={t('challenge.answer')}
        maxLength={20}
        {...form.field('answer')}
      />
      <TextButton
        id="challenge-support"
        label={t('challenge.support')}
        onPress={() => contactService('login')}
      />
    </Dialog>
  );
}
