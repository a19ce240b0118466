import { Text } from '@tarojs/components';
import { schoolPayeeList } from '@/contracts/calls/school/school';
import { middot, useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { ActionBar } from '@/ui/ActionBar';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import '../texts';

export function SelectReceipt() {
  const t = useT();
  const payees = useCall(schoolPayeeList, {}, { staleMs: 0 });
  const list = payees.data?.list.filter(({ schoolId }) => schoolId !== undefined) ?? [];
  return (
    <Screen
      id="school-receipts"
      title={t('school.titles.overseasSelectReceipt')}
      onBack={goBack}
      footer={
        <ActionBar
          main={{
            id: 'school-receipt-new',
            label: t('overseas.receipt.new'),
            onPress: () => navigate('selectInstitution', {}),
          }}
        />
      }
    >
      <QueryState query={payees} shape="list" rows={4}>
        {() =>
          list.length === 0 ? (
            <EmptyState
              icon="payee"
              title={t('overseas.receipt.empty')}
              note={t('overseas.receipt.emptyNote')}
            />
          ) : (
            <Card>
              {list.map((payee) => (
                <ListRow
                  key={payee.payeeId}
                  id={`school-receipt-${payee.payeeId}`}
                  left={<Avatar name={payee.payeeName} country={payee.country} />}
                  title={payee.payeeName}
                  note={[payee.studentName, payee.studentId ?? payee.invoiceNumber]
                    .filter(Boolean)
                    .join(middot)}
                  // Unbroken: a line break after a dot would look like more of the number's.
                  below={
                    payee.accountNumber ? (
                      <Text className="ui-list-row__note">{payee.accountNumber}</Text>
                    ) : undefined
                  }
                  more={payee.accountNumber}
                  onPress={() =>
                    navigate('overseasTypeOfExpense', {
                      schoolId: payee.schoolId ?? '',
                      // A fee the partner registers is registered again.
                      ...(payee.registered ? {} : { payeeId: payee.payeeId, feeType: payee.costType }),
                    })
                  }
                />
              ))}
            </Card>
          )
        }
      </QueryState>
    </Screen>
  );
}
