import { View } from '@tarojs/components';
import { useState } from 'react';
import { AmountInput } from '@/ui/AmountInput';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { ListRow } from '@/ui/ListRow';
import { Money } from '@/ui/Money';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';
import { TabBar } from '@/ui/TabBar';
import { TextButton } from '@/ui/TextButton';

export function HomePart() {
  const [amount, setAmount] = useState('1000.00');
  const [tab, setTab] = useState<'remit' | 'order' | 'payee' | 'user'>('remit');
  return (
    <Screen
      id="gallery-home"
      title="Homeward"
      tone="dark"
      right={<TextButton id="home-help" tone="light" label="Help" onPress={() => undefined} />}
      footer={
        <TabBar
          active={tab}
          onChange={setTab}
          tabs={[
            { key: 'remit', label: 'Send', icon: 'send' },
            { key: 'order', label: 'Transfers', icon: 'order', badge: 2 },
            { key: 'payee', label: 'Recipients', icon: 'payee' },
            { key: 'user', label: 'Me', icon: 'user' },
          ]}
        />
      }
    >
      <Card>
        <AmountInput
          id="home-source"
          label="You send"
          value={amount}
          onChange={setAmount}
          currency="AUD"
          flag="AUS"
          decimals={2}
          onCurrencyPress={() => undefined}
        />
        <View style={{ height: '16px' }} />
        <AmountInput
          id="home-target"
          label="Recipient gets"
          value="4712.30"
          onChange={() => undefined}
          currency="CNY"
          flag="CHN"
          decimals={2}
          onCurrencyPress={() => undefined}
        />
        <View style={{ height: '12px' }} />
        <DetailRow label="Exchange rate" value="1 AUD = 4.7123 CNY" />
        <DetailRow label="Fee">
          <Money amount="5.99" currency="AUD" />
        </DetailRow>
        <DetailRow label="Should arrive" value="within 2 minutes" />
        <DetailRow label="Total to pay" kind="strong">
          <Money amount="1005.99" currency="AUD" />
        </DetailRow>
        <View style={{ height: '12px' }} />
        <Button id="home-next" wide label="Continue" onPress={() => undefined} />
      </Card>
      <Card title="Recent transfers" right={<TextButton label="View all" onPress={() => undefined} />}>
        <ListRow
          id="row-1"
          title="Wang Xiaoming"
          note="Yesterday"
          right={<StatusTag tone="amber" label="Waiting for payment" />}
          onPress={() => undefined}
        />
        <ListRow
          id="row-2"
          title="Maria Fernanda dos Santos Oliveira"
          note="12 Nov 2025"
          right={<StatusTag tone="green" label="Paid out" />}
          onPress={() => undefined}
        />
      </Card>
    </Screen>
  );
}
