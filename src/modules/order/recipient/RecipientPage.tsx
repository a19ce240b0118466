import { Text } from '@tarojs/components';
import { useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { shortLink } from '@/core/shortLink';
import { commonShareOverall, orderShareEnd } from '@/contracts/calls/order/share';
import { orderDetails } from '@/contracts/calls/order/details';
import type { Order } from '@/contracts/entities/order';
import { limits } from '@/domain/constants';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { orderStory } from '@/domain/statuses/orderStory';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { useShareLink } from '@/state/share/shareLink';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { Dialog } from '@/ui/Dialog';
import { ShareButton } from '@/ui/ShareButton';
import { Stack } from '@/ui/Stack';
import { TextButton } from '@/ui/TextButton';
import './texts';
import { recipientWords } from './recipientWords';

type Share = NonNullable<AnswerOf<typeof orderDetails>['share']>;

export function RecipientPage({ order }: { order: Order }) {
  const t = useT();
  const { seqNo } = order;
  const { lead } = orderStory(order);
  const offered = lead === 'going' || lead === 'delivered';
  const details = useCall(orderDetails, { seqNo }, { enabled: offered });
  const share = details.data?.share;
  const { mutateAsync: make, isPending } = useCallMutation(commonShareOverall);
  const onMake = async (): Promise<void> => {
    try {
      await make({ page: 'track', seqNo });
    } catch (error) {
      showError(error);
    }
  };
  if (!offered) return null;
  return (
    <Card id="order-recipient" title={t('order.share.title', { name: order.payeeInfo.name })}>
      <Stack gap="s">
        <Text className="t-note">{t('order.share.note', { days: limits.orderShareDays })}</Text>
        {share ? (
          <Made order={order} share={share} />
        ) : (
          <Button
            id="order-share-make"
            wide
            kind="secondary"
            label={t('order.share.make')}
            // Made before it is known whether there is one, a link would not show.
            disabled={isPending || details.isPending}
            onPress={onMake}
          />
        )}
      </Stack>
    </Card>
  );
}

function Made({ order, share }: { order: Order; share: Share }) {
  const t = useT();
  const { seqNo, targetAmount } = order;
  const [asking, setAsking] = useState(false);
  const { mutateAsync: end } = useCallMutation(orderShareEnd);
  const { ready, send } = useShareLink({
    title: `${formatMoneyWithCode(targetAmount)} · ${t(recipientWords(orderStory(order)))}`,
    url: share.link,
    route: 'trackTransfer',
    params: { code: share.code },
    menuKey: 'order.share.menu',
  });
  const onEnd = async (): Promise<void> => {
    setAsking(false);
    try {
      await end({ seqNo });
      showToast({ messageKey: 'order.share.ended' });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <>
      <CopyRow
        id="order-share-link"
        label={t('order.share.link')}
        value={share.link}
        shown={shortLink(share.link)}
      />
      <ShareButton
        id="order-share"
        kind="secondary"
        label={t('order.share.send')}
        onPress={send}
        disabled={!ready}
      />
      <TextButton id="order-share-end" label={t('order.share.end')} onPress={() => setAsking(true)} />
      <Dialog
        open={asking}
        title={t('order.share.endTitle')}
        message={t('order.share.endNote')}
        confirm={{
          id: 'order-share-end-confirm',
          danger: true,
          label: t('order.share.end'),
          onPress: onEnd,
        }}
        cancel={{ id: 'order-share-keep', label: t('order.share.keep'), onPress: () => setAsking(false) }}
      />
    </>
  );
}
