import { payCodes } from '@/contracts/errors/server';
import type { AppError } from '@/core/appError';
import { useT, useTKey } from '@/i18n';
import { askDeviceProof } from '@/state/session/deviceProof';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';

interface Props {
  error: AppError;
  onRetry: () => void;
}

export function InstructionError({ error, onRetry }: Props) {
  const t = useT();
  const tKey = useTKey();
  return error.code === payCodes.payTicketNeeded ? (
    <EmptyState
      icon="lock"
      title={t('payPassword.needed')}
      note={t('payPassword.askHint')}
      action={{ id: 'payment-password', label: t('payPassword.ask'), onPress: onRetry }}
    />
  ) : (
    <ErrorState
      title={error.serverMessage ?? tKey(error.messageKey)}
      error={error}
      onRetry={() => (askDeviceProof(error, onRetry) ? undefined : onRetry())}
    />
  );
}
