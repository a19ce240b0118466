import { type ReactNode, useState } from 'react';
import type { AppError } from '@/core/appError';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { Dialog } from '@/ui/Dialog';

export function useFrozenDialog(): { open: (error: AppError) => void; dialog: ReactNode } {
  const t = useT();
  const [shown, setShown] = useState(false);
  const [told, setTold] = useState<string | undefined>();
  return {
    open: (error) => {
      setTold(error.serverMessage);
      setShown(true);
    },
    dialog: (
      <Dialog
        open={shown}
        title={t('account.frozen.title')}
        message={told || t('account.frozen.message')}
        confirm={{
          id: 'frozen-contact',
          label: t('account.frozen.contact'),
          onPress: () => {
            setShown(false);
            return contactService('login');
          },
        }}
        cancel={{ id: 'frozen-close', label: t('common.close'), onPress: () => setShown(false) }}
      />
    ),
  };
}
