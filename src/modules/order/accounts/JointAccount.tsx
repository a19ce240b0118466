import { kycJointAccount } from '@/contracts/calls/kyc/kycIdentity';
import { paymentCodes } from '@/domain/paymentMethods';
import { isPayable } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { OrderFrame } from '../OrderFrame';
import { openMethod } from '../pay/methodScreens';
import { SeeOrderBar } from '../pay/SeeOrderBar';
import { useOrder } from '../useOrder';

/** /nzl/jointAccount: which accounts that the payer shares with others they may pay from. */
export function JointAccount() {
  const t = useT();
  const { params } = useRoute('nzlJointAccount');
  const { seqNo } = params;
  const view = useOrder(seqNo);
  const accounts = useCall(kycJointAccount, {}, { enabled: view.order !== null });
  return (
    <OrderFrame
      id="joint-account"
      title={t('order.titles.nzlJointAccount')}
      view={view}
      footer={(order) =>
        isPayable(order.status) ? (
          <ActionBar
            help={{ onPress: () => contactService('paymentMethod') }}
            main={{
              id: 'joint-account-pay',
              label: t('order.joint.pay'),
              onPress: () => openMethod(order, paymentCodes.bankTransfer),
            }}
          />
        ) : (
          <SeeOrderBar seqNo={seqNo} />
        )
      }
    >
      {() => (
        <>
          <Notice tone="info">{t('order.joint.hint')}</Notice>
          {accounts.isError && !accounts.data ? (
            <ErrorState onRetry={accounts.refetch} />
          ) : !accounts.data ? (
            <Skeleton shape="list" rows={2} />
          ) : accounts.data.list.length === 0 ? (
            <EmptyState icon="bank" title={t('order.joint.none')} note={t('order.joint.noneHint')} />
          ) : (
            <Card title={t('order.joint.known')}>
              {accounts.data.list.map(({ id, name, bankName, accountNumber }) => (
                <ListRow key={id} icon="bank" title={name} note={`${bankName} ${accountNumber}`.trim()} />
              ))}
            </Card>
          )}
        </>
      )}
    </OrderFrame>
  );
}
