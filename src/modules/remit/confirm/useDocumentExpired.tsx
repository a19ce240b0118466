import { type ReactNode, useState } from 'react';
import { errorCodes } from '@/contracts/errors';
import { type AppError, hasCode } from '@/core/appError';
import { useT, useTKey } from '@/i18n';
import { renewDocument } from '@/state/accountOpening/kycOpening';
import { refreshPayer } from '@/state/session/profile';
import { Dialog } from '@/ui/Dialog';

/** A commit refused because the sender's document has run out leads to a new one. */
export function useDocumentExpired(): {
  /** False: the error is about something else. */
  ask: (error: AppError) => boolean;
  dialog: ReactNode;
} {
  const t = useT();
  const tKey = useTKey();
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const ask = (error: AppError): boolean => {
    const expired = hasCode(error, errorCodes.KcbDocumentExpired, errorCodes.documentExpired);
    if (expired) setRefusal(error);
    return expired;
  };
  const close = (): void => setRefusal(null);
  const renew = async (): Promise<void> => {
    close();
    await renewDocument(await refreshPayer());
  };
  const dialog = refusal ? (
    <Dialog
      open
      title={t('confirm.document.title')}
      message={refusal.serverMessage ?? tKey(refusal.messageKey)}
      confirm={{ id: 'confirm-document-renew', label: t('confirm.document.renew'), onPress: renew }}
      cancel={{ id: 'confirm-document-cancel', label: t('common.back'), onPress: close }}
    />
  ) : null;
  return { ask, dialog };
}
