import { type ReactNode, useState } from 'react';
import { errorCodes } from '@/contracts/errors';
import { type AppError, hasCode } from '@/core/appError';
import { useT, useTKey } from '@/i18n';
import { openKyc, renewDocument, withPayerNow } from '@/state/accountOpening/kycOpening';
import { Dialog } from '@/ui/Dialog';

const expired = [errorCodes.KcbDocumentExpired, errorCodes.documentExpired];

export function useIdentityNeeded(): {
  /** False: another error. */
  ask: (error: AppError) => boolean;
  dialog: ReactNode;
} {
  const t = useT();
  const tKey = useTKey();
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const ask = (error: AppError): boolean => {
    const ours = hasCode(error, ...expired, errorCodes.FreeKycInfo);
    if (ours) setRefusal(error);
    return ours;
  };
  const close = (): void => setRefusal(null);
  const missing = hasCode(refusal, errorCodes.FreeKycInfo);
  const go = (): Promise<void> => {
    close();
    return withPayerNow(missing ? openKyc : renewDocument);
  };
  const dialog = (
    <Dialog
      open={refusal !== null}
      title={t(missing ? 'confirm.document.missing' : 'confirm.document.title')}
      message={refusal ? (refusal.serverMessage ?? tKey(refusal.messageKey)) : undefined}
      confirm={{
        id: 'confirm-document-go',
        label: t(missing ? 'confirm.document.upload' : 'confirm.document.renew'),
        onPress: go,
      }}
      cancel={{ id: 'confirm-document-cancel', label: t('common.back'), onPress: close }}
    />
  );
  return { ask, dialog };
}
