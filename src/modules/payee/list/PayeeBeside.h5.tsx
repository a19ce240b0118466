import { useT } from '@/i18n';
import { withTexts } from '@/i18n/withTexts';
import { navigate } from '@/state/navigation';
import { later } from '@/ui/later';
import { Pane } from '@/ui/ListDetail/Pane';
import { TextButton } from '@/ui/TextButton';

const PayeeView = later(() => import('../parts/PayeeView').then((part) => withTexts(part.PayeeView)));

export function PayeeBeside({ payeeId }: { payeeId: string }) {
  const t = useT();
  return (
    <PayeeView
      key={payeeId}
      params={{ payeeId }}
      frame={Pane}
      right={
        <TextButton
          id="payee-own-page"
          label={t('payees.ownPage')}
          onPress={() => navigate('payeeDetail', { payeeId })}
        />
      }
    />
  );
}
