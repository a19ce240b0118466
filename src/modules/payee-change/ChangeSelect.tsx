import { payeeList } from '@/contracts/calls/payee/list';
import type { Payee } from '@/contracts/entities/payee';
import { FoundPayees } from '@/forms/payee/FoundPayees';
import { useChoosePayee } from '@/forms/payee/useChoosePayee';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { PayeeRow } from '@/ui/PayeeRow';
import { QueryState } from '@/ui/QueryState';
import { ChangeFrame, type ChangeInfo } from './ChangeFrame';

export function ChangeSelect() {
  const t = useT();
  const { params } = useRoute('changePayeeSelectPayee');
  return (
    <ChangeFrame
      id="change-select"
      title={t('payeeChange.select.title')}
      seqNo={params.seqNo}
      footer={(_info, seqNo) => (
        <ActionBar
          help={{ onPress: () => contactService('changePayee') }}
          main={{
            id: 'change-add',
            label: t('payeeChange.select.add'),
            onPress: () => navigate('changePayeePaymentMethod', { seqNo }),
          }}
        />
      )}
    >
      {(info, seqNo) => <Choice info={info} seqNo={seqNo} />}
    </ChangeFrame>
  );
}

function Choice({ info, seqNo }: { info: ChangeInfo; seqNo: string }) {
  const t = useT();
  const payees = useCall(payeeList, { country: info.targetCountry }, { staleMs: 0 });
  const chooseFor = useChoosePayee({ forOrder: seqNo });
  const others = (payees.data?.list ?? []).filter((payee) => payee.id !== info.current.id);
  const choose = async (payee: Payee): Promise<void> => {
    try {
      await chooseFor(payee);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <>
      <Card title={t('payeeChange.select.now')}>
        <PayeeRow payee={info.current} />
      </Card>
      {info.pending ? (
        <Notice
          tone="warn"
          action={{
            id: 'change-go-on',
            label: t('payeeChange.select.goOn'),
            onPress: () => navigate('confirmChangePayee', { seqNo }),
          }}
        >
          {t('payeeChange.select.pending', { name: info.pending.to.name })}
        </Notice>
      ) : null}
      <QueryState query={payees} shape="list">
        {() =>
          others.length === 0 ? (
            <EmptyState
              icon="payee"
              title={t('payeeChange.select.none')}
              note={t('payeeChange.select.noneNote')}
            />
          ) : (
            <FoundPayees list={others} title={t('payeeChange.select.others')} onPress={choose} />
          )
        }
      </QueryState>
    </>
  );
}
