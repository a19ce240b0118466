import { type ReactNode, useState } from 'react';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { Dialog } from '@/ui/Dialog';

/** 'Frozen account': customer service, or close. */
export function useFrozenDialog(): { open: () => void; dialog: ReactNode } {
  const t = useT();
  const [shown, setShown] = useState(false);
  return {
    open: () => setShown(true),
    dialog: (
      <Dialog
        open={shown}
        title={t('account.frozen.title')}
        message={t('account.frozen.message')}
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
