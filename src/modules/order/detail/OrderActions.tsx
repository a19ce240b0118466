import { useState } from 'react';
import { orderCancel } from '@/contracts/calls/order/ending';
import type { Order } from '@/contracts/entities/order';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { orderActionLabel, orderActions } from '@/domain/statuses/orderActions';
import type { OrderAction } from '@/domain/statuses/orderPages';
import { orderStory } from '@/domain/statuses/orderStory';
import { openPayeeForm } from '@/forms/payee/openPayeeForm';
import { useT, useTKey } from '@/i18n';
import type { PayeeFormKey } from '@/schemas/payee';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { useCallMutation } from '@/state/queries/mutations';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { ListRow } from '@/ui/ListRow';
import { openMethod } from '../pay/method/methodScreens';
import { useUrge } from './Urge';

type Leading = Exclude<OrderAction, 'cancel' | 'urge'>;

interface ActionRow {
  readonly id: string;
  readonly open: (order: Order) => unknown;
}

const rows: Record<Leading, ActionRow> = {
  papers: {
    id: 'order-papers',
    open: ({ seqNo }) => navigate('evidenceListNew', { seqNo }),
  },
  pay: { id: 'order-pay', open: (order) => openOrderPayment(order) },
  paymentDetails: {
    id: 'order-payment-details',
    open: (order) =>
      openMethod(order, order.fundingType ?? paymentCodes.bankTransfer, { accountChosen: true }),
  },
  voucher: {
    id: 'order-voucher',
    open: ({ seqNo }) => navigate('transferVoucher', { seqNo }),
  },
  securityHold: {
    id: 'order-large-wait',
    open: ({ seqNo }) => navigate('largeRemitPayeeRiskRecertification', { seqNo }),
  },
  correctPayee: {
    id: 'order-correct-payee',
    open: ({ seqNo, targetCountry, payeeInfo: { id, accountType } }) =>
      openPayeeForm(targetCountry, accountType as PayeeFormKey, { edits: id, forOrder: seqNo }),
  },
  changePayee: {
    id: 'order-change-payee',
    open: ({ seqNo }) => navigate('changePayeeSelectPayee', { seqNo }),
  },
  changeRelation: {
    id: 'order-relation',
    open: ({ seqNo }) => navigate('confirmPayeeRelation', { seqNo }),
  },
  payeeAddress: {
    id: 'order-address',
    open: ({ seqNo }) => navigate('improvePayeeAddress', { seqNo }),
  },
  refund: {
    id: 'order-refund',
    open: ({ seqNo }) => navigate('orderRefund', { seqNo }),
  },
  sendAgain: {
    id: 'order-again',
    open: ({ seqNo }) => navigate('confirmRemit', { again: seqNo }),
  },
  orders: {
    id: 'order-list',
    open: () => navigate('tabbar', { tab: 'order' }),
  },
  help: {
    id: 'order-help',
    open: ({ seqNo }) => contactService('bankOrder', { seqNo }),
  },
};

function useLabel(order: Order): (action: OrderAction) => string {
  const tKey = useTKey();
  return (action) => tKey(orderActionLabel(action, order), { name: order.payeeInfo.name });
}

const leads = (action: OrderAction | undefined): action is Leading =>
  action !== undefined && action !== 'cancel' && action !== 'urge';

interface FooterProps {
  order: Order;
  besideList?: boolean | undefined;
}

/** Actions that mend a failure are next to its text. */
export function OrderFooter({ order, besideList }: FooterProps) {
  const label = useLabel(order);
  const { ask } = useUrge({ order });
  const { main: first } = orderActions(order);
  // After urging only the list is left.
  const next = first === 'urge' && !ask ? 'orders' : first;
  const main = besideList && next === 'orders' ? undefined : next;
  const leading = leads(main) && !mendsInHead(order) ? main : undefined;
  const button = leading && {
    id: rows[leading].id,
    label: label(leading),
    onPress: () => rows[leading].open(order),
  };
  return (
    <ActionBar
      help={
        main === 'help' ? undefined : { onPress: () => contactService('bankOrder', { seqNo: order.seqNo }) }
      }
      middle={leading === 'orders' ? button : undefined}
      main={
        main === 'urge' && ask
          ? { id: 'order-urge', label: label('urge'), onPress: ask }
          : leading === 'orders'
            ? undefined
            : button
      }
    />
  );
}

const mendsInHead = (order: Order): boolean =>
  orderStory(order).lead === 'stuck' && orderActions(order).main !== 'help';

export function MendButtons({ order }: { order: Order }) {
  const label = useLabel(order);
  if (!mendsInHead(order)) return null;
  const { main, mends } = orderActions(order);
  return (
    <>
      {[main, ...mends].filter(leads).map((action, at) => (
        <Button
          key={action}
          id={rows[action].id}
          wide
          kind={at === 0 ? 'primary' : 'secondary'}
          label={label(action)}
          onPress={() => rows[action].open(order)}
        />
      ))}
    </>
  );
}

export function OtherActions({ order, onChanged }: { order: Order; onChanged: () => Promise<unknown> }) {
  const t = useT();
  const label = useLabel(order);
  const { mutateAsync: cancelOrder } = useCallMutation(orderCancel);
  const [cancelling, setCancelling] = useState(false);
  const cancel = async (): Promise<void> => {
    setCancelling(false);
    try {
      await cancelOrder({ seqNo: order.seqNo });
      showToast({ messageKey: 'order.detail.cancelled' });
    } catch (error) {
      showError(error);
      await onChanged();
    }
  };
  const { others } = orderActions(order);
  const leading = others.filter(leads);
  const cancellable = others.includes('cancel');
  return (
    <>
      {leading.length > 0 || cancellable ? (
        <Card>
          {leading.map((action) => (
            <ListRow
              key={action}
              id={rows[action].id}
              title={label(action)}
              onPress={() => rows[action].open(order)}
            />
          ))}
          {cancellable ? (
            <ListRow id="order-cancel" danger title={label('cancel')} onPress={() => setCancelling(true)} />
          ) : null}
        </Card>
      ) : null}
      <Dialog
        open={cancelling}
        title={t('order.detail.cancelTitle')}
        message={t('order.detail.cancelHint')}
        confirm={{
          id: 'order-cancel-confirm',
          danger: true,
          label: t('order.detail.cancel'),
          onPress: cancel,
        }}
        cancel={{
          id: 'order-cancel-keep',
          label: t('order.detail.cancelKeep'),
          onPress: () => setCancelling(false),
        }}
      />
    </>
  );
}
