import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { PaperUpload } from '../PaperUpload';
import { PayeeGate } from '../PayeeGate';
import { useKeptPlace } from '../place';

export function UploadInvoice() {
  const t = useT();
  const { payeeId, amount } = useRoute('overseasUpload').params;
  const title = t('school.titles.overseasUpload');
  return (
    <PayeeGate title={title} payeeId={payeeId}>
      {({ payee }) => <Invoice title={title} payeeId={payeeId} amount={amount} school={payee.payeeName} />}
    </PayeeGate>
  );
}

interface Props {
  title: string;
  payeeId: string;
  amount: string;
  school: string;
}

function Invoice({ title, payeeId, amount, school }: Props) {
  const t = useT();
  useKeptPlace('overseasUpload', { payeeId, amount }, school);
  return (
    <PaperUpload
      paper="invoice"
      payeeId={payeeId}
      title={title}
      why={t('overseas.papers.why')}
      onward={() => navigate('overseasUploadPayerCard', { payeeId, amount })}
    />
  );
}
