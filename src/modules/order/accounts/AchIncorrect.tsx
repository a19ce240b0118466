import { useT } from '@/i18n';
import { Dialog } from '@/ui/Dialog';

interface Props {
  /** The server's own; '' where it sent none, null where nothing is wrong. */
  words: string | null;
  onClose: () => void;
}

/** Why an account is refused, to be read before anything else is done. */
export function AchIncorrect({ words, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      open={words !== null}
      title={t('order.ach.incorrectTitle')}
      message={words || t('errors.achIncorrect')}
      confirm={{ id: 'ach-incorrect-ok', label: t('common.ok'), onPress: onClose }}
    />
  );
}
