import { useState } from 'react';
import { commonUploadImage } from '@/contracts/calls/common/upload';
import { orderUploadVoucher } from '@/contracts/calls/order/payment';
import { limits } from '@/domain/constants';
import { useT } from '@/i18n';
import '@/i18n/uploadTexts';
import { upload } from '@/state/client/client';
import { goBack, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { lackOf, type SendFile, type UploadsState } from '@/state/uploads';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { useTried } from '@/ui/field/wrong';
import { Notice } from '@/ui/Notice';
import { FormItem } from '@/ui/FormItem';
import { UploadField } from '@/ui/UploadField';
import { OrderFrame } from '../OrderFrame';
import { useOrder } from '../useOrder';

/** Up to six; sent only with files the server has. */
export function TransferVoucher() {
  const t = useT();
  const { mutateAsync: sendVoucher } = useCallMutation(orderUploadVoucher);
  const { params } = useRoute('transferVoucher');
  const { seqNo } = params;
  const view = useOrder(seqNo);
  const [receipts, setReceipts] = useState<UploadsState | null>(null);
  const [tried, markTried] = useTried();
  const room = limits.transferReceipts - (view.order?.vouchers.length ?? 0);
  const done = (receipts?.entries ?? []).filter(({ key }) => key !== null);
  const lack = lackOf(receipts);

  const sendFor =
    (countryCode: string): SendFile =>
    (file, { fileNumber, ...options }) =>
      upload(commonUploadImage, { countryCode, scene: 'paymentProof', fileNumber, seqNo }, file, options);
  const submit = async (): Promise<void> => {
    markTried();
    if (lack) return;
    try {
      await sendVoucher({
        seqNo,
        images: done.map(({ key }) => key ?? ''),
        fileNames: done.map(({ file }) => file?.name ?? ''),
      });
      showToast({ messageKey: 'order.voucher.done', onLeaving: true });
      await goBack();
    } catch (error) {
      showError(error);
    }
  };

  const problem = !tried
    ? undefined
    : lack === 'missing'
      ? t('order.voucher.needed')
      : lack === 'waiting'
        ? t('upload.wait')
        : undefined;

  return (
    <OrderFrame
      id="transfer-voucher"
      title={t('order.voucher.title')}
      view={view}
      footer={() => (
        <ActionBar
          help={{ onPress: () => contactService('transferVoucher', { seqNo }) }}
          main={
            room > 0 ? { id: 'voucher-submit', label: t('order.voucher.submit'), onPress: submit } : undefined
          }
        />
      )}
    >
      {({ countryCode }) => (
        <>
          <Notice tone="info">{t('order.voucher.hint', { count: limits.transferReceipts })}</Notice>
          <Card>
            {room > 0 ? (
              <FormItem id="voucher-add" label={t('order.voucher.file')} error={problem}>
                <UploadField
                  id="voucher-add"
                  label={t('order.voucher.file')}
                  send={sendFor(countryCode)}
                  types={['image', 'pdf']}
                  max={room}
                  onChange={setReceipts}
                  invalid={tried && lack !== null}
                />
              </FormItem>
            ) : (
              <Notice tone="good">{t('order.voucher.full', { count: limits.transferReceipts })}</Notice>
            )}
          </Card>
        </>
      )}
    </OrderFrame>
  );
}
