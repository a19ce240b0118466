import { type AchAccount, achDeleteAccount } from '@/contracts/calls/ach';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { Dialog } from '@/ui/Dialog';

interface Props {
  /** Null: closed. */
  account: AchAccount | null;
  onClose: () => void;
}

export function AchRemoval({ account, onClose }: Props) {
  const t = useT();
  const { mutateAsync: remove } = useCallMutation(achDeleteAccount);
  return (
    <Dialog
      open={account !== null}
      title={t('order.ach.removeTitle')}
      message={t('order.ach.removeHint', {
        account: account ? `${account.institutionName} •••• ${account.mask}` : '',
      })}
      confirm={{
        id: 'ach-remove-confirm',
        label: t('order.ach.remove'),
        danger: true,
        onPress: async () => {
          const accountId = account?.accountId ?? '';
          onClose();
          await remove({ accountId }).catch(showError);
        },
      }}
      cancel={{ id: 'ach-remove-keep', label: t('common.cancel'), onPress: onClose }}
    />
  );
}
