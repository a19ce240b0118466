import { useT, useTKey } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { payeeFormOf } from '@/schemas/payee';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { openPayeeForm } from '../openForm';
import { ChangeFrame } from './ChangeFrame';

/** /changePayee/paymentMethod: the ways a new payee may receive an order's money. */
export function ChangeMethod() {
  const t = useT();
  const tKey = useTKey();
  const { params } = useRoute('changePayeePaymentMethod');
  return (
    <ChangeFrame id="change-method" title={t('payeeChange.method.title')} seqNo={params.seqNo}>
      {({ targetCountry, accountTypes }) => {
        const offered = accountTypes.filter((type) => payeeFormOf(targetCountry, type));
        return offered.length === 0 ? (
          <EmptyState title={t('payee.method.none')} />
        ) : (
          <>
            <Notice tone="info">{t('payeeChange.method.hint')}</Notice>
            <Card>
              {offered.map((type) => (
                <ListRow
                  key={type}
                  id={`change-method-${type}`}
                  icon={type === 'bank' ? 'bank' : 'wallet'}
                  title={tKey(`payee.type.${type}`)}
                  onPress={() => openPayeeForm(targetCountry, type, false)}
                />
              ))}
            </Card>
          </>
        );
      }}
    </ChangeFrame>
  );
}
