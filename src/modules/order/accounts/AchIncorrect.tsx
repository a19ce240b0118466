import { useT } from '@/i18n';
import { Dialog } from '@/ui/Dialog';

interface Props {
  /** Null: nothing is wrong. */
  words: string | null;
  onClose: () => void;
}

export function AchIncorrect({ words, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      open={words !== null}
      title={t('order.ach.incorrectTitle')}
      message={words ?? ''}
      confirm={{ id: 'ach-incorrect-ok', label: t('common.ok'), onPress: onClose }}
    />
  );
}
