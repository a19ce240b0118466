import { Text } from '@tarojs/components';
import { useState } from 'react';
import type { Order } from '@/contracts/entities/order';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { isPayable } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Mark } from '@/ui/Mark';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { TextButton } from '@/ui/TextButton';
import { OrderFrame } from '../../OrderFrame';
import { reportedPaidAt } from '../../orderTexts';
import { useOrder } from '../../useOrder';
import { openMethod } from './methodScreens';
import { NothingToPay } from '../NothingToPay';
import { OrderToPay } from '../OrderToPay';
import { ArrivalsNote } from './ArrivalsNote';
import { selectedMethod } from './methodChoice';
import { SeeOrderBar } from '../SeeOrderBar';
import { useMethodOptions } from './useMethodOptions';
import { useOffered } from './useOffered';
import { payWithWallet, WALLET_METHOD } from '../useWalletPay';

export function PaymentMethod() {
  const t = useT();
  const { params } = useRoute('paymentMethod');
  const { group, seqNo } = params;
  const view = useOrder(seqNo);
  const { types, offered } = useOffered(view.order);
  const [chosen, setChosen] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const selected = selectedMethod(offered, chosen, view.order?.fundingType);

  const go = async (order: Order): Promise<void> => {
    const type = offered.find((row) => row.fundingType === selected);
    if (!type) return;
    setRefused(false);
    if (type.fundingType === WALLET_METHOD) return setRefused((await payWithWallet(order)) === 'refused');
    await openMethod(order, type.fundingType);
  };

  const options = useMethodOptions(view, offered);
  const [only, ...further] = options;
  return (
    <OrderFrame
      id="payment-methods"
      title={t('order.method.title')}
      view={view}
      footer={(order) =>
        isPayable(order.status) && offered.length > 0 ? (
          <ActionBar
            help={{ onPress: () => contactService('paymentMethod', { seqNo }) }}
            main={{
              id: 'payment-next',
              label: t('common.next'),
              onPress: () => go(order),
              disabled: selected === undefined,
            }}
          />
        ) : (
          <SeeOrderBar seqNo={seqNo} />
        )
      }
    >
      {(order) => (
        <>
          <OrderToPay order={order} view={view} />
          {refused ? <Notice tone="danger">{t('order.pay.refused')}</Notice> : null}
          {reportedPaidAt(order) === undefined ? null : <NotAgain order={order} />}
          {!isPayable(order.status) ? (
            <NothingToPay order={order} />
          ) : (
            <QueryState query={types} shape="list">
              {() =>
                !only ? (
                  <EmptyState title={t('order.method.none')} note={t('order.method.noneHint')} />
                ) : (
                  <>
                    {further.length === 0 ? (
                      <Card id={`payment-method-${only.value}`}>
                        <ListRow
                          left={<Mark mark={only.mark} icon={only.icon} />}
                          title={only.label}
                          note={only.hint}
                          below={
                            only.note ? <Text className="ui-list-row__note">{only.note}</Text> : undefined
                          }
                        />
                      </Card>
                    ) : (
                      <RadioGroup
                        id="payment-method"
                        label={t('order.method.title')}
                        cards
                        value={String(selected)}
                        options={options}
                        onChange={(value) => setChosen(Number(value))}
                      />
                    )}
                    <ArrivalsNote order={order} />
                  </>
                )
              }
            </QueryState>
          )}
          {group === 'nzl' && isPayable(order.status) ? (
            <TextButton
              id="payment-joint"
              label={t('order.joint.ask')}
              onPress={() => navigate('nzlJointAccount', { seqNo })}
            />
          ) : null}
        </>
      )}
    </OrderFrame>
  );
}

function NotAgain({ order }: { order: Order }) {
  const t = useT();
  return (
    <Notice
      action={{
        id: 'payment-details',
        label: t('order.told.details'),
        onPress: () =>
          openMethod(order, order.fundingType ?? paymentCodes.bankTransfer, {
            replace: true,
            accountChosen: true,
          }),
      }}
    >
      {t('order.told.notAgain')}
    </Notice>
  );
}
