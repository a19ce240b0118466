import { type ReactNode, useState } from 'react';
import { orderTngLevel, orderTngLimitConfirm } from '@/contracts/calls/order/directPayment';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { Quote } from '@/contracts/entities/quote';
import { payCodes } from '@/contracts/errors/server';
import { type AppError, hasCode } from '@/core/appError';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { fetchCall } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Dialog } from '@/ui/Dialog';

const codes = [payCodes.walletLimitUnconfirmed, payCodes.walletAboveMax, payCodes.walletBelowMin];

/** Touch 'n Go: after a refusal an amount that fits is confirmed, others lead back. */
export function useWalletLimit(
  payeeId: string,
  quote: Pick<Quote, 'targetAmount' | 'targetCurrency'>,
): {
  /** False: another error. */
  ask: (error: AppError) => Promise<boolean>;
  dialogThen: (goOn: () => unknown) => ReactNode;
} {
  const t = useT();
  const { mutateAsync: confirmLimit } = useCallMutation(orderTngLimitConfirm);
  const [level, setLevel] = useState<AnswerOf<typeof orderTngLevel> | null>(null);
  const [fits, setFits] = useState(false);
  const words = (amount: string) => formatMoneyWithCode({ amount, currencyCode: quote.targetCurrency });

  const ask = async (error: AppError): Promise<boolean> => {
    if (!hasCode(error, ...codes)) return false;
    try {
      const asked = await fetchCall(orderTngLevel, { payeeId });
      setFits(hasCode(error, payCodes.walletLimitUnconfirmed));
      setLevel(asked);
      return true;
    } catch {
      return false;
    }
  };
  const confirm = async (goOn: () => unknown): Promise<void> => {
    setLevel(null);
    try {
      await confirmLimit({ payeeId, targetAmount: quote.targetAmount });
    } catch (error) {
      return showError(error);
    }
    await goOn();
  };
  const dialogThen = (goOn: () => unknown): ReactNode => (
    <Dialog
      open={level !== null}
      title={t('confirm.wallet.title')}
      message={
        level
          ? t(fits ? 'confirm.wallet.fits' : 'confirm.wallet.beyond', {
              level: t(`confirm.wallet.level.${level.level}`),
              min: words(level.minAmount.amount),
              max: words(level.maxAmount.amount),
              amount: words(quote.targetAmount),
            })
          : ''
      }
      confirm={
        fits
          ? { id: 'confirm-wallet-ok', label: t('confirm.wallet.confirm'), onPress: () => confirm(goOn) }
          : {
              id: 'confirm-wallet-amount',
              label: t('confirm.large.go.amount'),
              onPress: () => {
                setLevel(null);
                return navigate('tabbar', { tab: 'remit' });
              },
            }
      }
      cancel={{ id: 'confirm-wallet-cancel', label: t('common.cancel'), onPress: () => setLevel(null) }}
    />
  );
  return { ask, dialogThen };
}
