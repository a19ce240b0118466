import { useState } from 'react';
import { limits } from '@/catalogue/constants';
import type { LocalFile } from '@/platform/types';
import { useT } from '@/i18n';
import { call } from '@/state/client';
import { type Evidence, useEvidence } from '@/state/useEvidence';
import { goBack, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices';
import { refreshCalls } from '@/state/queries';
import { showError } from '@/state/showError';
import { contactService } from '@/state/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { Notice } from '@/ui/Notice';
import { UploadItem } from '@/ui/UploadItem';
import { OrderFrame } from '../OrderFrame';
import { useOrder } from '../useOrder';

/** /transferVoucher: up to six receipts of the transfer. Nothing is sent without a file the server has. */
export function TransferVoucher() {
  const t = useT();
  const { params } = useRoute('transferVoucher');
  const { seqNo } = params;
  const view = useOrder(seqNo);
  const [tried, setTried] = useState(false);
  const room = limits.transferReceipts - (view.order?.vouchers.length ?? 0);
  const evidence = useEvidence({
    scene: 'paymentProof',
    countryCode: view.order?.countryCode ?? 'AUS',
    seqNo,
    types: ['image', 'pdf'],
  });
  const done = evidence.items.filter((item) => item.state === 'done');
  const busy = evidence.items.some((item) => item.state === 'uploading' || item.state === 'compressing');

  const submit = async (): Promise<void> => {
    setTried(true);
    if (done.length === 0) return;
    try {
      await call('order.uploadVoucher', {
        seqNo,
        images: done.map((item) => item.key ?? ''),
        fileNames: done.map((item) => item.file?.name ?? ''),
      });
      refreshCalls('order.get');
      showToast({ messageKey: 'order.voucher.done' });
      await goBack();
    } catch (error) {
      showError(error);
    }
  };

  return (
    <OrderFrame
      id="transfer-voucher"
      title={t('order.voucher.title')}
      view={view}
      footer={() => (
        <ActionBar
          help={{ onPress: () => contactService('transferVoucher') }}
          main={{ id: 'voucher-submit', label: t('order.voucher.submit'), onPress: submit, disabled: busy }}
          prompt={tried && done.length === 0 ? t('order.voucher.needed') : undefined}
        />
      )}
    >
      {() => (
        <>
          <Notice tone="info">{t('order.voucher.hint', { count: limits.transferReceipts })}</Notice>
          <Card>
            {evidence.items.map((item, index) => (
              <Receipt
                key={item.id}
                item={item}
                label={t('order.voucher.number', { number: index + 1 })}
                evidence={evidence}
              />
            ))}
            {evidence.items.length < room ? (
              <UploadItem
                id="voucher-add"
                label={t('order.voucher.file')}
                state="empty"
                onPick={evidence.add}
                invalid={tried && done.length === 0}
              />
            ) : null}
          </Card>
        </>
      )}
    </OrderFrame>
  );
}

function Receipt({
  item,
  label,
  evidence,
}: {
  item: Evidence;
  label: string;
  evidence: ReturnType<typeof useEvidence>;
}) {
  return (
    <UploadItem
      id={`voucher-${item.id}`}
      label={label}
      state={item.state}
      percent={item.percent}
      previewUrl={isPicture(item.file) ? item.file?.path : undefined}
      fileName={item.file?.name}
      message={item.message}
      onPick={() => evidence.retry(item.id)}
      onRetry={() => evidence.retry(item.id)}
      onRemove={() => evidence.remove(item.id)}
      onPreview={() => evidence.preview(item.id)}
    />
  );
}

const isPicture = (file: LocalFile | null): boolean => file?.kind === 'image';
