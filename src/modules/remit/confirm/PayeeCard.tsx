import type { Payee } from '@/contracts/entities/payee';
import { useT } from '@/i18n';
import type { RemitDraft } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';

interface Props {
  draft: Pick<RemitDraft, 'toSchool' | 'remitType'>;
  payee: Payee | undefined;
  failed: boolean;
  onRetry: () => unknown;
}

export function PayeeCard({ draft, payee, failed, onRetry }: Props) {
  const t = useT();
  return (
    <Card title={t('confirm.payee')}>
      {payee ? (
        <ListRow
          id="confirm-payee"
          left={<Avatar name={payee.name} country={payee.country} />}
          title={payee.name}
          note={payee.payeeLabel}
          value={t('confirm.change')}
          onPress={() =>
            draft.toSchool
              ? navigate('overseasSelectReceipt', {})
              : navigate('selectPayee', { remitType: draft.remitType })
          }
        />
      ) : failed ? (
        <Notice
          tone="warn"
          action={{ id: 'confirm-payee-retry', label: t('common.retry'), onPress: onRetry }}
        >
          {t('confirm.payeeFailed')}
        </Notice>
      ) : (
        <Skeleton shape="list" rows={1} />
      )}
      {payee?.payeeWarn?.type === 'checkDigit' ? (
        <Notice tone="warn">{t('confirm.checkDigit')}</Notice>
      ) : null}
    </Card>
  );
}
