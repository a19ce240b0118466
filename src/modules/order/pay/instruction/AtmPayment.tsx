import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { InstructionFrame, InstructionLines } from './InstructionFrame';
import { useAnnounce } from './useAnnounce';

export function AtmPayment() {
  const t = useT();
  const { params } = useRoute('sgpAtmPayment');
  const announce = useAnnounce();
  const { seqNo } = params;
  return (
    <InstructionFrame
      id="atm-payment"
      title={t('order.titles.sgpAtmPayment')}
      seqNo={seqNo}
      fundingType={params.fundingType}
      main={(order) => ({
        id: 'atm-payment-sent',
        label: t('order.pay.sent'),
        onPress: () => announce(order),
      })}
    >
      {(instruction, deadline) => (
        <>
          <Card title={t('order.method.total')}>
            <Money
              amount={instruction.amount.amount}
              currency={instruction.amount.currencyCode}
              size="hero"
            />
            <CopyRow
              label={t('order.pay.amount')}
              value={instruction.amount.amount}
              shown={formatMoneyWithCode(instruction.amount)}
            />
            <InstructionLines instruction={instruction} />
            {deadline}
          </Card>
          <Notice tone="info">{t('order.atm.steps')}</Notice>
          <Notice tone="warn">{t('order.pay.ownAccount')}</Notice>
          <Button
            id="atm-payment-voucher"
            wide
            kind="secondary"
            label={t('order.atm.receipt')}
            onPress={() => navigate('transferVoucher', { seqNo })}
          />
        </>
      )}
    </InstructionFrame>
  );
}
