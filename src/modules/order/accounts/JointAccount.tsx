import { kycJointAccount } from '@/contracts/calls/kyc/identity';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { OrderFrame } from '../OrderFrame';
import { openMethod } from '../pay/method/methodScreens';
import { PayBar } from '../pay/PayBar';
import { useOrder } from '../useOrder';

export function JointAccount() {
  const t = useT();
  const { params } = useRoute('nzlJointAccount');
  const view = useOrder(params.seqNo);
  const accounts = useCall(kycJointAccount, {}, { enabled: view.order !== null });
  return (
    <OrderFrame
      id="joint-account"
      title={t('order.titles.nzlJointAccount')}
      view={view}
      footer={(order) => (
        <PayBar
          order={order}
          help="paymentMethod"
          main={{
            id: 'joint-account-pay',
            label: t('order.joint.pay'),
            onPress: () => openMethod(order, paymentCodes.bankTransfer),
          }}
        />
      )}
    >
      {() => (
        <>
          <Notice tone="info">{t('order.joint.hint')}</Notice>
          <QueryState query={accounts} shape="list" rows={2}>
            {({ list }) =>
              list.length === 0 ? (
                <EmptyState icon="bank" title={t('order.joint.none')} note={t('order.joint.noneHint')} />
              ) : (
                <Card title={t('order.joint.known')}>
                  {list.map(({ id, name, bankName, accountNumber }) => (
                    <ListRow key={id} icon="bank" title={name} note={`${bankName} ${accountNumber}`.trim()} />
                  ))}
                </Card>
              )
            }
          </QueryState>
        </>
      )}
    </OrderFrame>
  );
}
