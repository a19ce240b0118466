import { Text, View } from '@tarojs/components';
import { ActionBar } from '@/ui/ActionBar';
import { PayStep } from '@/modules/order/pay/PayStep';
import { Avatar } from '@/ui/Avatar';
import { BrandMark } from '@/ui/BrandMark';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { TrustNote } from '@/ui/TrustNote';
import { CopyRow } from '@/ui/CopyRow';
import { Countdown } from '@/ui/Countdown';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Flag } from '@/ui/Flag';
import { FlowSteps } from '@/ui/FlowSteps';
import { Icon } from '@/ui/Icon';
import { iconNames } from '@/ui/Icon/iconNames';
import { ListRow } from '@/ui/ListRow';
import { Mark } from '@/ui/Mark';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { PayeeRow } from '@/ui/PayeeRow';
import { Screen } from '@/ui/Screen';
import { ShareButton } from '@/ui/ShareButton';
import { Skeleton } from '@/ui/Skeleton';
import { Stack } from '@/ui/Stack';
import { StaleNote } from '@/ui/StaleNote';
import { StatusTag } from '@/ui/StatusTag';
import { Tabs } from '@/ui/Tabs';
import { Timeline } from '@/ui/Timeline';
import { countryCodes } from '@/domain/countries/countries';
import { paymentMarks } from '@/domain/marks';

const nothing = (): void => undefined;

export function ShowingPart() {
  return (
    <Screen
      title="Transfer 20251121 000123"
      onBack={nothing}
      footer={
        <ActionBar
          help={{ onPress: nothing }}
          middle={{ label: 'Cancel', onPress: nothing }}
          main={{ id: 'show-main', label: "I've paid", onPress: nothing }}
          prompt="Pay only from an account in your own name. Payments from others are sent back."
        />
      }
    >
      <FlowSteps steps={['About you', 'Document', 'Address']} current={1} />
      <Card>
        <StatusTag tone="amber" label="Waiting for payment" />
        <View />
        <Money amount="1005.99" currency="AUD" size="hero" flag="AUS" />
        <DetailRow label="Pay within">
          <Countdown until={Date.now() + 86399000} />
        </DetailRow>
        <DetailRow label="Exchange rate" value="1 AUD = 4.7123 CNY" />
        <DetailRow label="Recipient gets" kind="strong">
          <Money amount="4712.3" currency="CNY" flag="CHN" />
        </DetailRow>
      </Card>
      <Card title="Pay to">
        <CopyRow
          id="copy-account"
          label="Account number"
          value="1234567890123456"
          shown="1234 5678 9012 3456"
        />
        <CopyRow id="copy-ref" label="Reference" value="HW20251121000123" />
      </Card>
      <Card title="Progress">
        <Timeline
          steps={[
            { title: 'You set up your transfer', time: '21 Nov, 14:02', state: 'done' },
            {
              title: 'Pay 1,005.99 AUD',
              note: 'Your turn: send the money to the account above',
              state: 'now',
            },
            { title: 'Sending the money', state: 'later' },
            { title: 'Wang Xiaoming receives 4,712.30 CNY', state: 'later' },
          ]}
        />
      </Card>
      <Card title="People">
        <Stack line>
          <Avatar name="Wang Xiaoming" country="CHN" />
          <Avatar name="王小明" country="HKG" />
          <Avatar name="Prince" />
          <Avatar name="" />
        </Stack>
        <PayeeRow
          payee={{ id: 'g1', name: '王小明', country: 'CHN', payeeLabel: 'Bank of China •••• 1234' }}
          onPress={nothing}
        />
        <PayeeRow
          payee={{
            id: 'g2',
            name: 'Maria Guadalupe Concepcion Villanueva de la Santisima Trinidad',
            country: 'PHL',
            payeeLabel: 'Metropolitan Bank and Trust Company •••• 0123',
          }}
        />
      </Card>
      <PayStep at={1} title="In your bank's app, pay to this account">
        <CopyRow label="PayID" value="pay@homeward.example" />
      </PayStep>
      <PayStep at={2} title="按此金额付款，并填写此备注" />
      <Card title="States">
        <Stack gap="s">
          <ShareButton id="show-share" label="Share" kind="secondary" onPress={nothing} />
          <ShareButton id="show-share-main" label="Share the link" onPress={nothing} />
          <ShareButton id="show-share-off" label="Share" disabled onPress={nothing} />
        </Stack>
        <Stack>
          <Stack line>
            <StatusTag tone="green" label="Arrived" />
            <StatusTag tone="red" label="Not delivered" />
            <StatusTag tone="grey" label="Cancelled" />
            <StatusTag tone="neutral" label="Refund in progress" />
          </Stack>
          <Tabs
            tabs={[
              { key: 'a', label: '1 day' },
              { key: 'b', label: '7 days' },
              { key: 'c', label: '6 months' },
            ]}
            active="b"
            onChange={nothing}
          />
          <Notice tone="warn" action={{ label: 'Renew document', onPress: nothing }}>
            Your document expires in 12 days.
          </Notice>
          <Notice tone="danger">Your document has expired.</Notice>
          <Notice tone="good">Everything is checked.</Notice>
          <StaleNote time={Date.now()} onRetry={nothing} />
          <Button label="Primary" onPress={nothing} wide />
          <Button label="Secondary" kind="secondary" onPress={nothing} wide />
          <Button label="Quiet" kind="quiet" onPress={nothing} icon="share" wide />
          <Button label="Danger" kind="danger" onPress={nothing} wide />
          <Button label="Busy" busy onPress={nothing} wide />
          <Button label="Agree" seconds={9} onPress={nothing} wide />
          <ListRow title="Language" value="English" icon="globe" onPress={nothing} />
          <ListRow title="Log out" icon="logout" danger onPress={nothing} />
        </Stack>
      </Card>
      <Card>
        <Stack line>
          {countryCodes.map((code) => (
            <Stack key={code} gap="s">
              <Flag code={code} />
              <Text className="t-note">{code}</Text>
            </Stack>
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack line>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack line>
          <BrandMark />
          <BrandMark size="l" />
          {[...Object.values(paymentMarks), undefined].map((mark, at) => (
            <Mark key={at} mark={mark} />
          ))}
        </Stack>
      </Card>
      <Card tone="dark">
        <TrustNote id="gallery" market="AUS" onAbout={nothing} onTerms={nothing} onPrivacy={nothing} />
      </Card>
      <Card>
        <EmptyState icon="check" title="Verified" />
        <EmptyState
          title="No transfers yet"
          note="Your transfers will show here."
          action={{ label: 'Send money', onPress: nothing }}
        />
        <ErrorState onRetry={nothing} />
        <Skeleton shape="list" />
      </Card>
    </Screen>
  );
}
