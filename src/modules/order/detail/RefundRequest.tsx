import { useState } from 'react';
import { orderRequestRefund } from '@/contracts/calls/order/ending';
import { ServerSelect } from '@/forms/controls/ServerSelect';
import { useEnumOptions } from '@/forms/serverLists';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { TextArea } from '@/ui/TextArea';
import { OrderFrame } from '../OrderFrame';
import { useOrder } from '../useOrder';

export function RefundRequest() {
  const t = useT();
  const { mutateAsync: requestRefund } = useCallMutation(orderRequestRefund);
  const { params } = useRoute('orderRefund');
  const { seqNo } = params;
  const view = useOrder(seqNo);
  const reasons = useEnumOptions({ type: 'refundReason' });
  const { values, field, check } = useFields({
    initial: { reason: '', remark: '' },
    rules: { reason: (chosen) => (chosen ? undefined : t('order.refund.reasonNeeded')) },
  });
  const [asking, setAsking] = useState(false);

  const submit = async (): Promise<void> => {
    setAsking(false);
    const { reason, remark } = values;
    try {
      await requestRefund({ seqNo, reason, remark: remark.trim() || undefined });
      showToast({ messageKey: 'order.refund.done', onLeaving: true });
      await navigate('bankOrder', { seqNo }, { replace: true });
    } catch (error) {
      showError(error);
    }
  };

  return (
    <OrderFrame
      id="order-refund"
      title={t('order.refund.title')}
      view={view}
      footer={(order) =>
        order.canRefund ? (
          <ActionBar
            help={{ onPress: () => contactService('refund', { seqNo }) }}
            main={{
              id: 'refund-submit',
              label: t('order.refund.submit'),
              onPress: () => {
                if (check('reason')) setAsking(true);
              },
            }}
          />
        ) : null
      }
    >
      {(order) =>
        order.canRefund ? (
          <>
            <Notice tone="warn">{t('order.refund.warn')}</Notice>
            <Card>
              <Field
                as={ServerSelect}
                id="refund-reason"
                label={t('order.refund.reason')}
                {...field('reason')}
                list={reasons}
              />
              <Field
                as={TextArea}
                id="refund-remark"
                label={t('order.refund.remark')}
                required={false}
                {...field('remark')}
                maxLength={140}
              />
            </Card>
            <Dialog
              open={asking}
              title={t('order.refund.confirmTitle')}
              message={t('order.refund.warn')}
              confirm={{ id: 'refund-confirm', label: t('order.refund.submit'), onPress: submit }}
              cancel={{ id: 'refund-cancel', label: t('common.cancel'), onPress: () => setAsking(false) }}
            />
          </>
        ) : (
          <EmptyState title={t('order.refund.notPossible')} />
        )
      }
    </OrderFrame>
  );
}
