import { useState } from 'react';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { ListDetail, useBeside } from '@/ui/ListDetail';
import { Pane } from '@/ui/ListDetail/Pane';
import { PayeeRow } from '@/ui/PayeeRow';
import { Screen, ScreenContent } from '@/ui/Screen';

const payees = ['Min Zhao', 'Maria Santos', '王小明'].map((name, at) => ({
  id: `p${at}`,
  name,
  country: at === 1 ? 'PHL' : 'CHN',
  payeeLabel: `**${8900 + at}`,
}));

export function BesidePart() {
  const [chosen, setChosen] = useState(payees[0]);
  const beside = useBeside();
  return (
    <Screen title="Recipients" scroll={false} wide>
      <ListDetail
        list={
          <ScreenContent>
            <Card>
              {payees.map((payee) => (
                <PayeeRow
                  key={payee.id}
                  payee={payee}
                  current={beside && payee === chosen}
                  onPress={() => setChosen(payee)}
                />
              ))}
            </Card>
          </ScreenContent>
        }
        detail={
          <Pane
            title={chosen?.name ?? ''}
            footer={<ActionBar main={{ id: 'send', label: 'Send money', onPress: () => undefined }} />}
          >
            <Card>
              <DetailRow label="Account" value={chosen?.payeeLabel ?? ''} />
            </Card>
          </Pane>
        }
      />
    </Screen>
  );
}
