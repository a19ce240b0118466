import { useT } from '@/i18n';
import { Dialog } from '@/ui/Dialog';

interface Props {
  /** Prefix of the buttons' ids. */
  id: string;
  open: boolean;
  onKeep: () => Promise<void>;
  onEdit: () => unknown;
}

/** The bank holds another name for the account. */
export function NameDisagrees({ id, open, onKeep, onEdit }: Props) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={t('payee.nameDisagree.title')}
      message={t('payee.nameDisagree.message')}
      confirm={{ id: `${id}-name-keep`, label: t('payee.nameDisagree.keep'), onPress: onKeep }}
      cancel={{ id: `${id}-name-edit`, label: t('payee.nameDisagree.edit'), onPress: onEdit }}
    />
  );
}
