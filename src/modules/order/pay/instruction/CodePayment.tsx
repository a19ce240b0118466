import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { QrCode } from '@/ui/QrCode';
import { SavePicture } from '@/ui/SavePicture';
import { InstructionFrame, InstructionLines } from './InstructionFrame';
import { useAnnounce } from './useAnnounce';

/** Enough of an unreadable code to recognize the pasted one. */
const SHOWN_SIGNS = 28;

const texts = {
  sgpPayNowPayment: { title: 'order.code.payNow', hint: 'order.code.payNowHint', text: 'order.code.text' },
  braPixPayment: { title: 'order.code.pix', hint: 'order.code.pixHint', text: 'order.code.pixText' },
  vnmScanCodePay: { title: 'order.code.scan', hint: 'order.code.scanHint', text: 'order.code.text' },
} as const;

export function CodePayment() {
  const t = useT();
  const { name, params } = useRoute('sgpPayNowPayment', 'braPixPayment', 'vnmScanCodePay');
  const announce = useAnnounce();
  const words = texts[name];

  return (
    <InstructionFrame
      id="code-payment"
      title={t(words.title)}
      seqNo={params.seqNo}
      fundingType={params.fundingType}
      main={(order) => ({
        id: 'code-payment-sent',
        label: t('order.pay.sent'),
        onPress: () => announce(order),
      })}
    >
      {({ amount, qrCode, ...instruction }, deadline) => (
        <>
          <Card title={t('order.method.total')}>
            <Money amount={amount.amount} currency={amount.currencyCode} size="hero" />
            {deadline}
          </Card>
          {qrCode ? (
            <Card>
              <QrCode
                id="payment-code"
                text={qrCode}
                label={t('order.code.picture')}
                failed={t('order.code.notDrawn')}
              >
                {(png) => (
                  <SavePicture
                    id="code-payment-save"
                    label={t('order.code.save')}
                    picture={() => png('payment-code.png')}
                    shows={t('order.code.picture')}
                    savedKey="order.code.saved"
                    notSavedKey="order.code.notSaved"
                  />
                )}
              </QrCode>
              <CopyRow
                id="code-payment-copy"
                label={t(words.text)}
                value={qrCode}
                shown={`${qrCode.slice(0, SHOWN_SIGNS)}…`}
              />
              <InstructionLines instruction={{ ...instruction, amount }} />
            </Card>
          ) : null}
          <Notice tone="info">{t(words.hint)}</Notice>
          <Notice tone="warn">{t('order.pay.ownAccount')}</Notice>
        </>
      )}
    </InstructionFrame>
  );
}
