import type { Payee } from '@/contracts/entities/payee';
import { useT } from '@/i18n';
import type { RemitDraft } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { TextButton } from '@/ui/TextButton';

interface Props {
  draft: Pick<RemitDraft, 'toSchool' | 'remitType' | 'commitKey'>;
  payee: Payee | undefined;
  failed: boolean;
  onRetry: () => unknown;
}

export function PayeeCard({ draft, payee, failed, onRetry }: Props) {
  const t = useT();
  const change = () =>
    draft.toSchool
      ? navigate('overseasSelectReceipt', {})
      : navigate('selectPayee', { remitType: draft.remitType });
  return (
    <Card
      title={t('confirm.payee')}
      right={
        payee && draft.commitKey === undefined ? (
          <TextButton id="confirm-payee" label={t('confirm.change')} onPress={change} />
        ) : undefined
      }
    >
      {payee ? (
        <ListRow
          left={<Avatar name={payee.name} country={payee.country} />}
          title={payee.name}
          note={payee.payeeLabel}
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
