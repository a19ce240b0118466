import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { Dialog } from '@/ui/Dialog';
import { NameDisagrees } from '@/forms/payee/NameDisagrees';
import type { ChosenFor } from '@/forms/payee/useChoosePayee';
import type { Question } from './useSavePayee';

interface Props {
  question: Question | null;
  chosenFor: ChosenFor;
  onAppeal: () => Promise<void>;
  onNamesake: () => Promise<void>;
  /** To correct the name. */
  onName: () => void;
  onDismiss: () => void;
}

export function PayeeQuestions({ question, chosenFor, onAppeal, onNamesake, onName, onDismiss }: Props) {
  const t = useT();
  const duplicate = question?.kind === 'duplicate' ? question.payeeId : '';
  return (
    <>
      <NameDisagrees id="payee" open={question?.kind === 'nameDisagrees'} onKeep={onAppeal} onEdit={onName} />
      <Dialog
        open={duplicate !== ''}
        title={t('payeeForms.duplicateTitle')}
        message={t('payeeForms.duplicateMessage')}
        confirm={{
          id: 'payee-duplicate-open',
          label: t('payeeForms.duplicateOpen'),
          onPress: () => {
            onDismiss();
            return navigate('payeeDetail', { payeeId: duplicate, ...chosenFor });
          },
        }}
        cancel={{ id: 'payee-duplicate-edit', label: t('payeeForms.duplicateEdit'), onPress: onDismiss }}
      />
      <Dialog
        open={question?.kind === 'sameName'}
        title={t('payeeForms.sameNameTitle')}
        message={
          question?.kind === 'sameName' ? t('payeeForms.sameNameMessage', { name: question.name }) : undefined
        }
        confirm={{ id: 'payee-same-name-add', label: t('payeeForms.sameNameAdd'), onPress: onNamesake }}
        cancel={{ id: 'payee-same-name-back', label: t('payeeForms.sameNameBack'), onPress: onName }}
      />
    </>
  );
}
