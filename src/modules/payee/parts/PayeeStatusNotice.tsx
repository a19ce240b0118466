import type { Payee } from '@/contracts/entities/payee';
import type { ChosenFor } from '@/forms/payee/useChoosePayee';
import { hasText, useT, useTKey } from '@/i18n';
import { navigate } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import '../texts';

/** The recipient has the link and has not confirmed yet. */
export const isBeingAsked = ({ authStatus }: Payee): boolean =>
  authStatus === 'WaitResult' || authStatus === 'IncompleteWaitResult';

export function PayeeStatusNotice({ payee, chosenFor }: { payee: Payee; chosenFor: ChosenFor }) {
  const t = useT();
  const tKey = useTKey();
  const warning = payee.payeeWarn && `payee.detail.warn.${payee.payeeWarn.type}`;
  return (
    <>
      {warning ? (
        <Notice tone="warn">{tKey(hasText(warning) ? warning : 'payee.detail.warn.other')}</Notice>
      ) : null}
      {payee.needComplete ? (
        <Notice
          tone="warn"
          action={{
            id: 'payee-complete',
            label: t('payee.detail.complete'),
            onPress: () => navigate('completePayee', { payeeId: payee.id, ...chosenFor }),
          }}
        >
          {t('payee.detail.incomplete')}
        </Notice>
      ) : null}
      {isBeingAsked(payee) ? <Notice tone="info">{t('payee.detail.waiting')}</Notice> : null}
      {payee.authStatus === 'Fail' ? <Notice tone="danger">{t('payee.detail.failed')}</Notice> : null}
      {payee.exchangeAuthStatus === 'waitShare' ? (
        <Notice
          tone="warn"
          action={{
            id: 'payee-exchange',
            label: t('payee.detail.exchangeAsk'),
            onPress: () => navigate('sharePayee', { payeeId: payee.id, exchange: true }),
          }}
        >
          {t('payee.detail.exchangeWait')}
        </Notice>
      ) : null}
      {payee.exchangeAuthStatus === 'authorized' ? (
        <Card>
          <DetailRow label={t('payee.detail.exchange')} value={t('payee.detail.exchangeDone')} />
        </Card>
      ) : null}
    </>
  );
}
