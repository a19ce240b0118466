import { useState } from 'react';
import { payeeCardOrderRemark } from '@/contracts/calls/payee/cardOrders';
import type { CardRecord } from '@/contracts/entities/payeeCard';
import { formatDateTime, useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Field } from '@/ui/FormItem';
import { Money } from '@/ui/Money';
import { Stack } from '@/ui/Stack';
import { StatusTag } from '@/ui/StatusTag';
import { TextField } from '@/ui/TextField';
import { accountText } from '@/ui/PayeeRow';
import { CardFrame } from './CardFrame';
import { amountText, recordLabel, recordTone } from './cardTexts';

const RENEW_MS = 15_000;
const moving = new Set(['waitPayment', 'onTheWay', 'refunding']);

export function CardOrder() {
  const t = useT();
  const { params } = useRoute('collectionOrderDetail');
  return (
    <CardFrame
      id="card-order"
      title={t('requestCard.order.title')}
      by="order"
      about={params.seqNo}
      renewMs={RENEW_MS}
      renewWhile={({ record }) => record !== undefined && moving.has(record.status)}
      footer={({ record }) =>
        record?.role === 'payer' ? (
          <ActionBar
            help={{ onPress: () => contactService('requestCardOrder', { seqNo: params.seqNo }) }}
            main={
              record.canPay
                ? {
                    id: 'card-order-pay',
                    label: t('requestCard.wait.pay'),
                    onPress: () => navigate('collectionWaitOrderPay', { seqNo: record.seqNo }),
                  }
                : {
                    id: 'card-order-follow',
                    label: t('requestCard.order.follow'),
                    onPress: () => navigate('bankOrder', { seqNo: record.seqNo }),
                  }
            }
          />
        ) : (
          <ActionBar help={{ onPress: () => contactService('requestCardOrder', { seqNo: params.seqNo }) }} />
        )
      }
    >
      {({ record }) => (record ? <Facts record={record} /> : null)}
    </CardFrame>
  );
}

function Facts({ record }: { record: CardRecord }) {
  const t = useT();
  const owner = record.role === 'owner';
  return (
    <>
      <Card>
        <Stack gap="s">
          <Money
            amount={record.targetAmount.amount}
            currency={record.targetAmount.currencyCode}
            size="hero"
            flag={record.targetCountry}
          />
          <StatusTag tone={recordTone(record.status)} label={recordLabel(record.status)} />
        </Stack>
      </Card>
      <Card>
        <DetailRow
          label={owner ? t('requestCard.order.from') : t('requestCard.order.to')}
          value={record.name}
        />
        <DetailRow label={t('requestCard.card.account')} value={accountText(record.payeeLabel)} />
        {owner ? null : (
          <DetailRow
            label={t('requestCard.pay.total')}
            value={amountText(record.totalAmount.amount, record.totalAmount.currencyCode)}
          />
        )}
        {!owner && record.remark ? (
          <DetailRow label={t('requestCard.card.remark')} value={record.remark} />
        ) : null}
        <DetailRow label={t('requestCard.order.number')} value={record.seqNo} />
        <DetailRow label={t('requestCard.order.made')} value={formatDateTime(record.createTime)} />
      </Card>
      {owner ? <Remark record={record} /> : null}
    </>
  );
}

function Remark({ record }: { record: CardRecord }) {
  const t = useT();
  const { mutateAsync: saveRemark } = useCallMutation(payeeCardOrderRemark);
  const [remark, setRemark] = useState(record.remark ?? '');
  const save = async (): Promise<void> => {
    try {
      await saveRemark({ seqNo: record.seqNo, remark: remark.trim() });
      showToast({ messageKey: 'requestCard.order.saved' });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Card>
      <Stack gap="m">
        <Field
          as={TextField}
          id="order-remark"
          label={t('requestCard.order.remark')}
          required={false}
          value={remark}
          onChange={setRemark}
          maxLength={60}
        />
        <Button
          id="order-remark-save"
          kind="secondary"
          size="small"
          label={t('requestCard.order.saveRemark')}
          onPress={save}
        />
      </Stack>
    </Card>
  );
}
