import { useState } from 'react';
import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { arrivedAt } from '@/domain/statuses/orderStory';
import { formatDateTime, rateText, useT } from '@/i18n';
import { platform } from '@/platform';
import { BottomSheet } from '@/ui/BottomSheet';
import { Button } from '@/ui/Button';
import { DetailRow } from '@/ui/DetailRow';
import { Stack } from '@/ui/Stack';
import { navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { orderRate } from '../orderTexts';

export function OrderReceipt({ order }: { order: Order }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const arrived = arrivedAt(order);
  const title = t('order.receipt.title', { number: order.seqNo });
  const lines: readonly (readonly [label: string, value: string])[] = [
    [t('order.receipt.sender'), order.payerInfo.fullName],
    [t('order.detail.payee'), order.payeeInfo.name],
    [t('order.detail.account'), order.payeeInfo.payeeLabel],
    [t('order.detail.gets'), formatMoneyWithCode(order.targetAmount)],
    [t('order.detail.rate'), rateText(t, orderRate(order))],
    [t('order.detail.fee'), formatMoneyWithCode(order.feeAmount)],
    [t('order.receipt.paid'), formatMoneyWithCode(order.totalAmount)],
    [t('order.detail.created'), formatDateTime(order.createTime)],
    ...(arrived === undefined ? [] : [[t('order.receipt.arrived'), formatDateTime(arrived)] as const]),
  ];
  const copy = async (): Promise<void> => {
    try {
      await platform.clipboard.copy([title, ...lines.map((line) => line.join(': '))].join('\n'));
      showToast({ messageKey: 'common.copied' });
    } catch {
      showToast({ messageKey: 'common.copyFailed' });
    }
  };
  return (
    <>
      <Button
        id="order-receipt"
        wide
        kind="secondary"
        icon="receipt"
        label={t('order.receipt.open')}
        onPress={() => setOpen(true)}
      />
      <BottomSheet
        open={open}
        title={title}
        onClose={() => setOpen(false)}
        footer={
          <Stack gap="s">
            <Button
              id="order-receipt-pdf"
              wide
              icon="file"
              label={t('order.receipt.pdf')}
              onPress={() => navigate('credentials', { seqNo: order.seqNo })}
            />
            <Button
              id="order-receipt-copy"
              wide
              kind="secondary"
              icon="copy"
              label={t('order.receipt.copy')}
              onPress={copy}
            />
          </Stack>
        }
      >
        {lines.map(([label, value]) => (
          <DetailRow key={label} label={label} value={value} />
        ))}
      </BottomSheet>
    </>
  );
}
