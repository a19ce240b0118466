import { View } from '@tarojs/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payeeList } from '@/contracts/calls/payee/list';
import { FoundPayees } from '@/forms/payee/FoundPayees';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { useUnread } from '@/state/notices/useUnread';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ListDetail, useBeside } from '@/ui/ListDetail';
import { QueryState } from '@/ui/QueryState';
import { ScreenContent } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { PayeeBeside } from './PayeeBeside';
import './texts';

export function PayeesTab() {
  const { signedIn } = useSession();
  const [chosen, setChosen] = useState<string>();
  const beside = useBeside();
  const payees = useCall(payeeList, {}, { enabled: signedIn, lasting: 'own', renewOnReturn: true });
  const list = (signedIn && payees.data?.list) || [];
  const shown = list.some(({ id }) => id === chosen) ? chosen : list[0]?.id;
  return (
    <ListDetail
      list={
        <ScreenContent>
          <Payees
            payees={payees}
            shown={beside ? shown : undefined}
            onOpen={beside ? setChosen : (payeeId) => navigate('payeeDetail', { payeeId })}
          />
        </ScreenContent>
      }
      detail={shown ? <PayeeBeside payeeId={shown} /> : null}
    />
  );
}

interface PayeesProps {
  payees: UseQueryResult<AnswerOf<typeof payeeList>>;
  shown: string | undefined;
  onOpen: (payeeId: string) => unknown;
}

function Payees({ payees, shown, onOpen }: PayeesProps) {
  const t = useT();
  const { signedIn } = useSession();
  if (!signedIn) {
    return (
      <EmptyState
        icon="payee"
        title={t('payees.login')}
        action={{ id: 'payees-login', label: t('payees.loginGo'), onPress: () => navigate('start', {}) }}
      />
    );
  }
  return (
    <View className="ui-flow">
      <QueryState query={payees} shape="list" rows={4}>
        {({ list }) => <Found list={list} shown={shown} onOpen={onOpen} />}
      </QueryState>
    </View>
  );
}

interface FoundProps extends Omit<PayeesProps, 'payees'> {
  list: AnswerOf<typeof payeeList>['list'];
}

function Found({ list, shown, onOpen }: FoundProps) {
  const t = useT();
  useUnread();
  const add = {
    id: 'payees-add',
    label: t('payees.add'),
    onPress: () => navigate('selectPayeeMethod', {}),
  };
  return (
    <>
      {list.length === 0 ? (
        <EmptyState
          icon="payee"
          title={t('payees.empty')}
          note={t('payees.emptyHint')}
          action={{ ...add, kind: 'primary' }}
        />
      ) : (
        <>
          <FoundPayees list={list} current={shown} onPress={({ id }) => onOpen(id)} />
          <Button {...add} wide kind="secondary" icon="plus" />
        </>
      )}
      <TextButton
        id="payees-cards"
        icon="card"
        label={t('payees.cards')}
        onPress={() => navigate('collectionCards', {})}
      />
    </>
  );
}
