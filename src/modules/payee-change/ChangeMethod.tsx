import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { payeeFormOf } from '@/schemas/payee';
import { Notice } from '@/ui/Notice';
import { openPayeeForm } from '@/forms/payee/openPayeeForm';
import { PayeeMethodList } from '@/forms/payee/PayeeMethodList';
import { ChangeFrame } from './ChangeFrame';

export function ChangeMethod() {
  const t = useT();
  const { params } = useRoute('changePayeePaymentMethod');
  return (
    <ChangeFrame id="change-methods" title={t('payeeChange.method.title')} seqNo={params.seqNo}>
      {({ targetCountry, accountTypes }, seqNo) => {
        const offered = accountTypes.filter((type) => payeeFormOf(targetCountry, type));
        return (
          <>
            {offered.length > 0 ? <Notice tone="info">{t('payeeChange.method.hint')}</Notice> : null}
            <PayeeMethodList
              id="change-method"
              offered={offered}
              onChoose={(type) => openPayeeForm(targetCountry, type, { forOrder: seqNo })}
            />
          </>
        );
      }}
    </ChangeFrame>
  );
}
