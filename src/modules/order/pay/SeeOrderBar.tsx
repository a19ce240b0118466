import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { ActionBar } from '@/ui/ActionBar';

export function SeeOrderBar({ seqNo }: { seqNo: string }) {
  const t = useT();
  return (
    <ActionBar
      main={{
        id: 'payment-see-order',
        label: t('order.method.seeOrder'),
        onPress: () => navigate('bankOrder', { seqNo }, { replace: true }),
      }}
    />
  );
}
