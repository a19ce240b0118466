import { View } from '@tarojs/components';
import { useState } from 'react';
import { payeeList } from '@/contracts/calls/payeeList';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { StaleNote } from '@/ui/StaleNote';
import { TextButton } from '@/ui/TextButton';
import { TextField } from '@/ui/TextField';
import './texts';
import { PayeeRow } from '@/ui/PayeeRow';

const SEARCH_FROM = 6;

/** The payee tab: everyone money has been, or will be, sent to. */
export function PayeesTab() {
  const t = useT();
  const { signedIn } = useSession();
  const [keyword, setKeyword] = useState('');
  const payees = useCall(payeeList, {}, { enabled: signedIn, lasting: true, renewOnReturn: true });
  if (!signedIn) {
    return (
      <EmptyState
        icon="payee"
        title={t('payees.login')}
        action={{ id: 'payees-login', label: t('payees.loginGo'), onPress: () => navigate('start', {}) }}
      />
    );
  }
  if (payees.isPending) return <Skeleton shape="list" rows={4} />;
  if (!payees.data) return <ErrorState error={payees.error} onRetry={payees.refetch} />;
  const { list } = payees.data;
  const wanted = keyword.trim().toLowerCase();
  const shown = wanted
    ? list.filter((payee) => `${payee.name} ${payee.payeeLabel}`.toLowerCase().includes(wanted))
    : list;
  return (
    <View className="ui-flow">
      {payees.isError ? <StaleNote time={payees.dataUpdatedAt} onRetry={payees.refetch} /> : null}
      {list.length >= SEARCH_FROM ? (
        <TextField
          id="payees-search"
          label={t('payees.search')}
          placeholder={t('payees.search')}
          value={keyword}
          onChange={setKeyword}
        />
      ) : null}
      {list.length === 0 ? (
        <EmptyState icon="payee" title={t('payees.empty')} note={t('payees.emptyHint')} />
      ) : (
        <Card>
          {shown.map((payee) => (
            <PayeeRow
              key={payee.id}
              payee={payee}
              onPress={() => navigate('payeeDetail', { payeeId: payee.id })}
            />
          ))}
        </Card>
      )}
      <Button
        id="payees-add"
        wide
        kind={list.length === 0 ? 'primary' : 'secondary'}
        icon="plus"
        label={t('payees.add')}
        onPress={() => navigate('selectPayeeMethod', {})}
      />
      <TextButton
        id="payees-cards"
        icon="card"
        label={t('payees.cards')}
        onPress={() => navigate('collectionCards', {})}
      />
    </View>
  );
}
