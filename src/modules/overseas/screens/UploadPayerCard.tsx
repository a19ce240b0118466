import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { confirmFee } from '../confirmFee';
import { PaperUpload } from '../PaperUpload';
import { PayeeGate, type SchoolPayee } from '../PayeeGate';
import { useKeptPlace } from '../place';

export function UploadPayerCard() {
  const t = useT();
  const { payeeId, amount } = useRoute('overseasUploadPayerCard').params;
  return (
    <PayeeGate title={t('school.titles.overseasUploadPayerCard')} payeeId={payeeId}>
      {(found) => <PayerCard found={found} amount={amount} />}
    </PayeeGate>
  );
}

function PayerCard({ found, amount }: { found: SchoolPayee; amount: string }) {
  const t = useT();
  const { payeeId, payeeName } = found.payee;
  useKeptPlace('overseasUploadPayerCard', { payeeId, amount }, payeeName);
  return (
    <PaperUpload
      paper="payerCard"
      payeeId={payeeId}
      title={t('school.titles.overseasUploadPayerCard')}
      why={t('overseas.papers.whyCard')}
      onward={() => confirmFee(found, amount)}
    />
  );
}
